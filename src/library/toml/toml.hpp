// toml++ with our settings: no exceptions, no formatters, compiled once (toml.cpp). Include this
// header instead of toml++ itself, so that all files use the same settings.
#pragma once

#define TOML_EXCEPTIONS 0
#define TOML_HEADER_ONLY 0
#define TOML_ENABLE_FORMATTERS 0
#define TOML_MAX_NESTED_VALUES 8  // our files need four; garbage may not fill the stack

// For malformed input (`x = [ }`) an assertion of toml++ 3.3 can be false, and under NDEBUG it
// becomes an assumption of clang's optimiser. The checks after it report the error, so both are
// disabled.
#define TOML_ASSERT(what) static_assert(true)
#pragma push_macro("NDEBUG")
#undef NDEBUG
#include <toml++/toml.h>
#pragma pop_macro("NDEBUG")
