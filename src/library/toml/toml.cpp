#define TOML_IMPLEMENTATION
#include "library/toml/toml.hpp"
