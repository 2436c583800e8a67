// XTEST: real clicks and keys. Used by the probe of the tests and the bench, never by the program.
#pragma once
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
