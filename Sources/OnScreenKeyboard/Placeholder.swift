// Placeholder while the target is written.
