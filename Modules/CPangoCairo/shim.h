// Cairo (paths into memory), Pango (shaped text), and what chooses and draws its fonts.
#pragma once
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb.h>
#include <pango/pangocairo.h>
#include <pixman.h>
