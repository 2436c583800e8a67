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
#include <poll.h>
#include <signal.h>
#include <time.h>

// The styles in which the input method can work; free them with XFree.
static inline XIMStyles *headroom_im_styles(XIM im) {
  XIMStyles *styles = (XIMStyles *)0;
  XGetIMValues(im, XNQueryInputStyle, &styles, (void *)0);
  return styles;
}

// An input context of `window` in a style without preedit attributes.
static inline XIC headroom_create_ic(XIM im, XIMStyle style, Window window) {
  return XCreateIC(im, XNInputStyle, style, XNClientWindow, window, XNFocusWindow, window, (void *)0);
}

// An input context that tells what it composes through callbacks, which get `data`.
static inline XIC headroom_create_callback_ic(XIM im, XIMStyle style, Window window, XPointer data, XICProc start,
                                              XICProc done, XICProc draw, XICProc caret) {
  XICCallback calls[4] = {{data, start}, {data, done}, {data, draw}, {data, caret}};
  XVaNestedList preedit =
      XVaCreateNestedList(0, XNPreeditStartCallback, &calls[0], XNPreeditDoneCallback, &calls[1],
                          XNPreeditDrawCallback, &calls[2], XNPreeditCaretCallback, &calls[3], (void *)0);
  XIC ic = XCreateIC(im, XNInputStyle, style, XNClientWindow, window, XNFocusWindow, window, XNPreeditAttributes,
                     preedit, (void *)0);
  XFree(preedit);
  return ic;
}

// An input context that shows what it composes itself, at a spot of the window.
static inline XIC headroom_create_spot_ic(XIM im, XIMStyle style, Window window, XFontSet fonts) {
  XPoint spot = {0, 0};
  XVaNestedList preedit = XVaCreateNestedList(0, XNSpotLocation, &spot, XNFontSet, fonts, (void *)0);
  XIC ic = XCreateIC(im, XNInputStyle, style, XNClientWindow, window, XNFocusWindow, window, XNPreeditAttributes,
                     preedit, (void *)0);
  XFree(preedit);
  return ic;
}

// Tells the input context where the caret is, in pixels of its window.
static inline void headroom_set_ic_spot(XIC ic, short x, short y) {
  XPoint spot = {x, y};
  XVaNestedList preedit = XVaCreateNestedList(0, XNSpotLocation, &spot, (void *)0);
  XSetICValues(ic, XNPreeditAttributes, preedit, (void *)0);
  XFree(preedit);
}

// Frees an image made by XCreateImage or XShmCreateImage without freeing pixels that are not Xlib's.
static inline void headroom_destroy_image(XImage *image) {
  image->data = (char *)0;
  XDestroyImage(image);
}

// Has `callback` called when the input method's server goes away; its handles are dead from then on.
static inline void headroom_on_im_destroyed(XIM im, XIMProc callback) {
  XIMCallback destroyed = {(XPointer)0, callback};
  XSetIMValues(im, XNDestroyCallback, &destroyed, (void *)0);
}

// The events that the input context needs its window to select.
static inline long headroom_ic_event_mask(XIC ic) {
  long mask = 0;
  XGetICValues(ic, XNFilterEvents, &mask, (void *)0);
  return mask;
}

// poll with a time limit in nanoseconds (negative: none). The C library declares it for GNU programs only.
extern int ppoll(struct pollfd *fds, nfds_t count, const struct timespec *timeout, const sigset_t *mask);
static inline int headroom_poll(struct pollfd *fds, int count, long nanoseconds) {
  struct timespec limit = {nanoseconds / 1000000000L, nanoseconds % 1000000000L};
  return ppoll(fds, (nfds_t)count, nanoseconds < 0 ? (struct timespec *)0 : &limit, (sigset_t *)0);
}

// Frees an image with its pixels, which Xlib has allocated.
static inline void headroom_free_image(XImage *image) { XDestroyImage(image); }
