#include "base/plain_letters.hpp"

#include <string_view>

namespace parlor {
namespace {

constexpr char32_t first = U'À', last = U'ſ';

// From `first` to `last`; a blank for a symbol, which is not a letter.
constexpr std::string_view plain{
    "AAAAAAACEEEEIIIIDNOOOOO OUUUUYTs"    // À to ß
    "aaaaaaaceeeeiiiidnooooo ouuuuyty"    // à to ÿ
    "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGg"    // Ā to ğ
    "GgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL"    // Ġ to Ŀ
    "lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSs"    // ŀ to ş
    "SsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs"};  // Š to ſ
static_assert(plain.size() == last - first + 1);

}  // namespace

std::optional<char32_t> plain_letter(char32_t letter) {
    if (letter < first or letter > last) return std::nullopt;
    const char found = plain[letter - first];
    return found == ' ' ? std::nullopt : std::optional{static_cast<char32_t>(found)};
}

}  // namespace parlor
