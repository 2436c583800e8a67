// Two X extensions: MIT-SHM (pixels in shared memory) and SYNC (resizing in step with the window manager).
#pragma once
#include <X11/Xlib.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/sync.h>
#include <sys/ipc.h>
#include <sys/shm.h>
