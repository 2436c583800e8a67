// DAMAGE: tells when pixels of a window changed. Used by the probe of the tests and the bench, never by the program.
#pragma once
#include <X11/Xlib.h>
#include <X11/extensions/Xdamage.h>
