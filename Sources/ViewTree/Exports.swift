// Paces and trajectories are part of this module's own vocabulary (an animation takes one), so who imports it has them.
@_exported public import Motion
