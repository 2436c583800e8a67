// Placeholder while the tests are written.
