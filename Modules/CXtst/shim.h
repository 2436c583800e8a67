// XTEST: real clicks and keys; SYNC: the counter a program sets when it has painted a size. Used by the probe of the
// tests and the bench, never by the program.
#pragma once
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/sync.h>
