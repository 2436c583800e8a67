// Cairo (paths into memory), Pango (shaped text), and what chooses and draws its fonts.
#pragma once
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb.h>
#include <pango/pangocairo.h>
#include <pixman.h>

// Deprecated in Pango 1.44 without a successor, and still what a layout finds the direction of a paragraph with.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
static inline PangoDirection pango_paragraph_direction(const char *text, int length) {
  return pango_find_base_dir(text, length);
}
#pragma GCC diagnostic pop
