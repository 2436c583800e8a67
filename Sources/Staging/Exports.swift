// A stage is made of a scenario and performs steps: who imports it has their types.
@_exported public import Scenarios
// And it is traced: a frame of it is a frame of a trace.
@_exported public import Tracing
