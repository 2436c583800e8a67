// libyaml: a parser whose every event knows its line and column.
#pragma once
#include <yaml.h>
