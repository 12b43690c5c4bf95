#include "tui/setup/player_typing.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "base/text.hpp"
#include "canvas/letters.hpp"
#include "tui/setup/player_steps.hpp"
#include "tui/setup/seats.hpp"
#include "tui/typing.hpp"
#include "unicode/names.hpp"

namespace parlor::tui::setup {
namespace {

using board::Sitter;

constexpr Length of_name{16, "A name has 1 to 16 letters"};

Passage refuse(Said& said, std::string_view why) {
    said.refusal = why;
    return Passage::Stays;
}

// On this terminal, which may lack letters, or on others.
bool look_the_same(const std::string& one, const std::string& other, GlyphSet set) {
    const auto shown = [set](const std::string& name) { return in_set(letters(upper(name)), set); };
    return are_alike(one, other) or shown(one) == shown(other);
}

Passage take_name(Players& players, Said& said) {
    const std::string name = without_blanks_around(players.field.text);
    if (const auto why = why_not_named(players, players.who, name); not why.empty())
        return refuse(said, why);
    players.sitters[players.who].name = name;
    return turn_to(players, PlayersStep::Tokens, players.who);
}

// Whether a person who chose earlier has this token.
bool is_taken(const Players& players, std::size_t who, const std::string& token) {
    const std::span earlier{players.sitters.data(), who};
    return std::ranges::find(earlier, token, &Sitter::token) != earlier.end();
}

Passage take_token(Players& players, Said& said) {
    if (not give_token(players, players.who, players.field.text))
        return refuse(said, "Somebody has this token");
    return turn_to_next_player(players, said);
}

}  // namespace

std::string_view why_not_named(const Players& players, std::size_t who, const std::string& name) {
    if (name.empty() or std::cmp_greater(character_count(name), of_name.most)) return of_name.words;
    if (const auto why = why_not_kept(name); not why.empty()) return why;
    for (const Sitter& each : players.sitters)
        if (&each != &players.sitters[who] and look_the_same(each.name, name, players.glyphs))
            return "Somebody has this name";
    return "";
}

bool is_token(char32_t letter) {
    return (letter >= U'A' and letter <= U'Z') or (letter >= U'0' and letter <= U'9');
}

bool give_token(Players& players, std::size_t who, const std::string& token) {
    if (is_taken(players, who, token)) return false;
    for (Sitter& each : players.sitters)
        if (each.computer and each.token == token) each.token.clear();
    players.sitters[who].token = token;
    return true;
}

std::string suggested_token(const Players& players, std::size_t who) {
    std::vector<Sitter> sitters{players.sitters.begin(),
                                players.sitters.begin() + static_cast<std::ptrdiff_t>(who) + 1};
    if (is_taken(players, who, sitters.back().token)) sitters.back().token.clear();
    give_tokens(sitters, players.tokens);
    return sitters.back().token;
}

Passage type_name(Players& players, Said& said, Key key) {
    if (key == Key::Enter) return take_name(players, said);
    if (leaves_field(key)) return back(players);
    return refuse(said, type_letter(players.field, key, of_name));
}

Passage type_token(Players& players, Said& said, Key key) {
    if (key == Key::Enter) return take_token(players, said);
    if (leaves_field(key)) return back(players);
    const char32_t letter = upper(character_of(key));
    if (letter == 0) return refuse(said, no_such_key);
    if (not is_token(letter)) return refuse(said, "A token is a letter or a digit");
    players.field.text = utf8(letter);
    return Passage::Stays;
}

}  // namespace parlor::tui::setup
