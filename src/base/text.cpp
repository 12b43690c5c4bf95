#include "base/text.hpp"

#include <charconv>

namespace parlor {
namespace {

bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80; }

}  // namespace

std::size_t character_count(std::string_view text) {
    std::size_t count = 0;
    for (const char byte : text)
        if (begins_character(byte)) ++count;
    return count;
}

std::string shortened(std::string_view text) {
    constexpr std::size_t most = 60;
    std::size_t count = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (begins_character(text[i]) and count++ == most)
            return std::string{text.substr(0, i)} + "...";
    return std::string{text};
}

std::optional<std::uint64_t> whole_number(std::string_view text, std::uint64_t highest) {
    std::uint64_t value = 0;
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, value);
    if (error != std::errc{} or end != last or value > highest) return std::nullopt;
    return value;
}

}  // namespace parlor
