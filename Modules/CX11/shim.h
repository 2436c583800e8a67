// Xlib, and the few of its calls that Swift cannot import (variadic functions and function-like macros).
#pragma once
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/Xresource.h>
#include <X11/XKBlib.h>
#include <X11/keysym.h>
#include <X11/cursorfont.h>
#include <locale.h>

// The input context of `window` without preedit or status windows: dead keys and compose, no candidate window.
static inline XIC headroom_create_ic(XIM im, Window window) {
  return XCreateIC(im, XNInputStyle, XIMPreeditNothing | XIMStatusNothing, XNClientWindow, window, XNFocusWindow,
                   window, (void *)0);
}

// Frees an image made by XCreateImage or XShmCreateImage without freeing pixels that are not Xlib's.
static inline void headroom_destroy_image(XImage *image) {
  image->data = (char *)0;
  XDestroyImage(image);
}
