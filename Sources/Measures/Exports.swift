// What is measured is a trace: who imports the measures has its types.
@_exported public import Tracing
