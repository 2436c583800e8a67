// Placeholder while the support is written.
