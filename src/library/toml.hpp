// toml++ as we use it: no exceptions, no writing, compiled once (toml.cpp). Everybody here
// includes this and not toml++ itself, so that all agree on these switches.
#pragma once

#define TOML_EXCEPTIONS 0
#define TOML_HEADER_ONLY 0
#define TOML_ENABLE_FORMATTERS 0
#define TOML_MAX_NESTED_VALUES 8  // our files need four; garbage may not fill the stack

// toml++ 3.3 asserts of some garbage (`x = [ }`) what is not so, and under NDEBUG tells clang to
// rely on it. The checks that follow say what is wrong, so neither is wanted.
#define TOML_ASSERT(what) static_assert(true)
#pragma push_macro("NDEBUG")
#undef NDEBUG
#include <toml++/toml.h>
#pragma pop_macro("NDEBUG")
