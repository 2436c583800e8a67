// A stage is made of a scenario and performs steps: who imports it has their types.
@_exported public import Scenarios
