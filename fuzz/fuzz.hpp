// Functions that the fuzz targets share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "unicode/printable.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count);

namespace parlor::fuzz {

inline void require(bool fine) {
    if (not fine) std::abort();
}

// Requires that a person can be shown these words.
inline void require_words(std::string_view words) {
    require(not words.empty() and not unprintable(words));
}

inline std::string_view text_of(const std::uint8_t* bytes, std::size_t count) {
    return {reinterpret_cast<const char*>(bytes), count};
}

inline std::string content(const std::string& path) {
    std::ifstream file{path};
    require(file.is_open());
    return {std::istreambuf_iterator<char>{file}, {}};
}

}  // namespace parlor::fuzz
