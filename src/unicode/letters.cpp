#include "unicode/letters.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>

#include "unicode/utf8.hpp"

namespace parlor {
namespace {

bool is_ascii_letter(char32_t code) {
    return (code >= U'A' and code <= U'Z') or (code >= U'a' and code <= U'z');
}

bool is_mark(char32_t code) {
    return utf8proc_get_property(static_cast<utf8proc_int32_t>(code))->combining_class != 0;
}

// Letters before the first mark that joins another are whole: known without reading Unicode's tables
// into memory.
bool is_whole(std::string_view text) {
    constexpr unsigned char first_byte_of_marks = 0xCC;  // U+0300
    return std::ranges::all_of(text, [](unsigned char byte) { return byte < first_byte_of_marks; });
}

// More marks on a letter than Unicode's stream-safe texts have (UAX #15): to order them takes time
// in proportion to the square of their number.
bool has_endless_marks(std::string_view text) {
    constexpr int most = 30;
    int marks = 0;
    while (not text.empty() and marks <= most) {
        const auto letter = first_character(text);
        marks = letter and is_mark(letter->code) ? marks + 1 : 0;
        text.remove_prefix(letter ? letter->bytes : 1);
    }
    return marks > most;
}

// Letters that Unicode does not take apart.
constexpr std::u32string_view whole = U"ÆæÐðÞþØøßẞĐđĦħıĸŁłŊŋŒœŦŧ";
constexpr std::u32string_view plain = U"AaDdTtOosSDdHhikLlNnOoTt";
static_assert(whole.size() == plain.size());

}  // namespace

bool is_ascii(std::string_view text) {
    return std::ranges::all_of(text, [](unsigned char byte) { return byte < 0x80; });
}

char32_t capital(char32_t letter) {
    if (letter < 0x80) return letter >= U'a' and letter <= U'z' ? letter - 32 : letter;
    return static_cast<char32_t>(utf8proc_toupper(static_cast<utf8proc_int32_t>(letter)));
}

std::optional<char32_t> plain_letter(char32_t letter) {
    if (letter < 0x80) return is_ascii_letter(letter) ? std::optional{letter} : std::nullopt;
    const auto code = static_cast<utf8proc_int32_t>(letter);
    const auto category = utf8proc_category(code);
    if (category < UTF8PROC_CATEGORY_LU or category > UTF8PROC_CATEGORY_LO) return std::nullopt;
    if (const auto at = whole.find(letter); at != std::u32string_view::npos) return plain[at];
    std::array<utf8proc_int32_t, 32> parts{};
    const auto count = utf8proc_decompose_char(
        code,
        parts.data(),
        static_cast<utf8proc_ssize_t>(parts.size()),
        static_cast<utf8proc_option_t>(UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE),
        nullptr);
    for (std::size_t i = 0; i < parts.size() and static_cast<utf8proc_ssize_t>(i) < count; ++i)
        if (const auto part = static_cast<char32_t>(parts[i]); is_ascii_letter(part)) return part;
    return std::nullopt;
}

std::string in_ascii(std::string_view text) {
    std::string ascii;
    while (not text.empty()) {
        const auto next = first_character(text);
        const char32_t letter = next ? next->code : U'?';
        ascii += letter < 0x80 ? utf8(letter) : utf8(plain_letter(letter).value_or(U'?'));
        text.remove_prefix(next ? next->bytes : 1);
    }
    return ascii;
}

std::string composed(std::string_view text) {
    if (is_whole(text) or has_endless_marks(text)) return std::string{text};
    utf8proc_uint8_t* bytes = nullptr;
    const auto count =
        utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                     static_cast<utf8proc_ssize_t>(text.size()),
                     &bytes,
                     static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE));
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> freed{bytes, std::free};
    if (count < 0) return std::string{text};
    return {bytes, bytes + count};
}

}  // namespace parlor
