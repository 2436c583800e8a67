// Placeholder while the strategy is written.
