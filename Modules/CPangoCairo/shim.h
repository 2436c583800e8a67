// Cairo (paths into memory) and Pango (shaped text).
#pragma once
#include <cairo.h>
#include <pango/pangocairo.h>
