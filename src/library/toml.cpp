#define TOML_IMPLEMENTATION
#include "library/toml.hpp"
