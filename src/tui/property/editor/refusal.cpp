// Why a value is not possible for a field, as text.
#include <algorithm>

#include "base/match.hpp"
#include "canvas/glyphs.hpp"
#include "canvas/letters.hpp"
#include "tui/property/editor/draft.hpp"
#include "tui/property/editor/words.hpp"
#include "tui/typing.hpp"

namespace parlor::tui::editor {
namespace {

using board::Kind;

constexpr int most_of_square = 20, most_of_mode = 16;

std::string length_words(int least, int most) {
    return "A name has " + std::to_string(least) + " to " + std::to_string(most) + " letters";
}

// The name as an ASCII terminal shows it, without marks on its letters.
std::u32string in_ascii(const std::string& name) {
    return in_set(letters(upper(name)), GlyphSet::Ascii);
}

// Squares that draw from the same deck are alike, and may have the same name.
bool may_share(const board::Spot& one, const board::Spot& other) {
    return one.kind == other.kind and (one.kind == Kind::Chest or one.kind == Kind::Chance);
}

Complaint namesake(const board::Board& board, Square square, const std::string& name) {
    for (int i = 0; i < board.size; ++i) {
        const Square other{static_cast<std::uint8_t>(i)};
        if (other == square or may_share(board.at(square), board.at(other))) continue;
        if (in_ascii(board.name_of(other)) == in_ascii(name))
            return "Square " + std::to_string(i) + " has this name";
    }
    return fine;
}

Complaint bad_letters(const std::string& name) {
    const std::string_view why = why_not_kept(name);
    return why.empty() ? fine : Complaint{why};
}

Complaint bad_name(const board::Board& board, Square square, const std::string& name) {
    if (auto bad = bad_letters(name)) return bad;
    if (name.empty() or width(name) > most_of_square) return length_words(1, most_of_square);
    return namesake(board, square, name);
}

Complaint bad_short_name(const std::string& name) {
    const bool is_ascii = std::ranges::all_of(name, [](char c) { return c >= ' ' and c <= '~'; });
    if (not is_ascii) return "A short name has plain letters, without marks";
    if (width(name) > most_of_square) return length_words(0, most_of_square);
    return fine;
}

Complaint bad_mode_name(const std::string& name) {
    if (auto bad = bad_letters(name)) return bad;
    if (name.empty() or width(name) > most_of_mode) return length_words(1, most_of_mode);
    return fine;
}

Complaint bad_number(const Draft& draft, const Field& field, const std::string& typed) {
    const NumberRange range = range_of(draft.now, field);
    if (number_in(typed, range)) return fine;
    return label_of(draft.now.board, field) + " must be " + to_text(range);
}

Complaint bad_text(const Draft& draft, const Field& field, const std::string& typed) {
    if (field == Field{OfMode::Name}) return bad_mode_name(typed);
    const OfCard of = std::get<OfCard>(field);
    if (of.part == CardPart::ShortName) return bad_short_name(typed);
    return bad_name(draft.now.board, of.square, typed);
}

}  // namespace

Complaint refusal_of(const Draft& draft, const Field& field, std::string_view typed) {
    switch (kind_of(field)) {
        case FieldIs::Text: return bad_text(draft, field, std::string{typed});
        case FieldIs::Number: return bad_number(draft, field, std::string{typed});
        case FieldIs::Words:
        case FieldIs::Chosen:
        case FieldIs::Fixed: break;
    }
    return why_fixed(field);
}

}  // namespace parlor::tui::editor
