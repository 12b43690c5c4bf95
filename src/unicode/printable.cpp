#include "unicode/printable.hpp"

#include <utf8proc.h>

#include "unicode/utf8.hpp"

namespace parlor {
namespace {

// An empty pattern, and what stands for a character that was lost.
constexpr std::u32string_view no_signs = U"\u2800\uFFFC\uFFFD";
constexpr char32_t last_of_basic_plane = 0xFFFF;

// Known without reading Unicode's tables into memory: Latin letters with accents, as in the names of
// squares; frames and blocks, of which the program's own pictures are made.
constexpr bool is_latin_letter(char32_t code) { return code >= U'À' and code <= U'ɏ'; }
constexpr bool is_frame_or_block(char32_t code) { return code >= U'─' and code <= U'▟'; }

bool is_letter_or_sign(const utf8proc_property_t& property) {
    const auto is_within = [&](utf8proc_category_t first, utf8proc_category_t last) {
        return first <= property.category and property.category <= last;
    };
    return is_within(UTF8PROC_CATEGORY_LU, UTF8PROC_CATEGORY_LO) or
           is_within(UTF8PROC_CATEGORY_ND, UTF8PROC_CATEGORY_SO);
}

// Joins neither the character before it nor the one behind it.
bool is_on_its_own(const utf8proc_property_t& property) {
    return property.boundclass == UTF8PROC_BOUNDCLASS_OTHER or
           property.boundclass == UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC;
}

bool is_right_to_left(const utf8proc_property_t& property) {
    return property.bidi_class == UTF8PROC_BIDI_CLASS_R or
           property.bidi_class == UTF8PROC_BIDI_CLASS_AL or
           property.bidi_class == UTF8PROC_BIDI_CLASS_AN;
}

std::string escaped(std::string_view bytes) {
    constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        text += {'\\', 'x', digits[value / 16], digits[value % 16]};
    }
    return text;
}

}  // namespace

bool is_printable(char32_t code) {
    if (code < 0x80) return code >= U' ' and code <= U'~';
    if (is_latin_letter(code) or is_frame_or_block(code)) return true;
    if (code > last_of_basic_plane) return false;
    if (no_signs.find(code) != std::u32string_view::npos) return false;
    const auto& property = *utf8proc_get_property(static_cast<utf8proc_int32_t>(code));
    return is_letter_or_sign(property) and property.charwidth == 1 and property.ignorable == 0 and
           is_on_its_own(property) and not is_right_to_left(property);
}

std::string code_point(char32_t code) {
    constexpr char digits[] = "0123456789ABCDEF";
    constexpr std::size_t fewest = 4;
    std::string text;
    for (; code != 0 or text.size() < fewest; code /= 16)
        text.insert(text.begin(), digits[code % 16]);
    return "U+" + text;
}

Error unprintable(char32_t code) { return {code_point(code) + " cannot be printed"}; }

std::optional<Error> unprintable(std::string_view text) {
    while (not text.empty()) {
        const auto character = first_character(text);
        if (not character) return Error{"this is not UTF-8"};
        if (not is_printable(character->code)) return unprintable(character->code);
        text.remove_prefix(character->bytes);
    }
    return std::nullopt;
}

std::string printable(std::string_view text, std::size_t most) {
    std::string shown;
    for (std::size_t count = 0; not text.empty(); ++count) {
        if (count == most) return shown + "...";
        const auto character = first_character(text);
        const auto bytes = text.substr(0, character ? character->bytes : 1);
        const bool may_be_shown = character and is_printable(character->code);
        shown += may_be_shown ? std::string{bytes} : escaped(bytes);
        text.remove_prefix(bytes.size());
    }
    return shown;
}

}  // namespace parlor
