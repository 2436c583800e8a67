// Counts what a program asks the allocator for. A program that links this has malloc and its relatives replaced by
// ones that count and hand on to the C library's own.
#pragma once

// How many blocks have been asked for since the program began, by any thread; grown ones count too.
unsigned long allocation_count(void);
