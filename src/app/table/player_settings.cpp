#include "app/table/player_settings.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "plain/spoken.hpp"
#include "rules/board/level_name.hpp"
#include "tui/setup/all_settings.hpp"
#include "tui/setup/player_typing.hpp"
#include "unicode/letters.hpp"
#include "unicode/names.hpp"
#include "unicode/printable.hpp"
#include "unicode/utf8.hpp"

namespace parlor::tui {
namespace {

using board::Level;
using setup::Players;
using Parts = std::vector<std::string>;

constexpr std::array<std::string_view, 7> names{
    "people", "guests", "computers", "level", "names", "colours", "tokens"};

template <class Of>
std::string list_of_people(const Players& players, Of of) {
    Parts words;
    for (std::size_t who = 0; who < people_here(players); ++who)
        words.emplace_back(of(players.sitters[who]));
    return words.empty() ? "nobody" : listed(words);
}

std::string levels_in_words(const Players& players) {
    Parts words;
    for (const Level level : players.levels) words.emplace_back(board::name_of(level));
    return words.empty() ? std::string{board::name_of(players.level)} : listed(words);
}

// Calls `give` for each person with a part of the list; the players change only if all is right.
template <class Give>
std::optional<Error> give_each(Players& players, const std::string& list, Give give) {
    const Parts parts = parts_of_list(list);
    const std::size_t people = people_here(players);
    if (parts.empty() or parts.size() > people)
        return Error{"Say one for each person: " + std::to_string(people) + "."};
    Players changed = players;
    for (std::size_t who = 0; who < parts.size(); ++who)
        if (auto wrong = give(changed, who, parts[who])) return wrong;
    players = std::move(changed);
    return std::nullopt;
}

Error about(const std::string& said, std::string_view why) {
    return {"\"" + printable(said, 20) + "\": " + std::string{why} + "."};
}

std::optional<Error> give_name(Players& players, std::size_t who, const std::string& name) {
    const auto why = setup::why_not_named(players, who, name);
    if (not why.empty()) return about(name, why);
    players.sitters[who].name = name;
    return std::nullopt;
}

std::string all_colours() {
    Parts colours;
    for (std::size_t colour = 0; colour < board::colour_count; ++colour)
        colours.push_back(plain::joined(plain::spoken(board::id_of(board::Colour(colour)))));
    return listed(colours, "or");
}

std::optional<Error> give_colour(Players& players, std::size_t who, const std::string& said) {
    std::string id = plain::joined(plain::spoken(said));
    std::ranges::replace(id, ' ', '-');
    const auto colour = board::find_colour(id);
    if (not colour) return Error{"A colour is " + all_colours() + "."};
    const auto earlier = players.sitters.begin() + static_cast<std::ptrdiff_t>(who);
    const bool is_taken =
        std::ranges::find(players.sitters.begin(), earlier, *colour, &board::Sitter::colour) !=
        earlier;
    if (is_taken) return about(said, "somebody has this colour");
    players.sitters[who].colour = *colour;
    setup::colour_from(players.sitters, who + 1);
    return std::nullopt;
}

std::optional<Error> give_token(Players& players, std::size_t who, const std::string& said) {
    const char32_t letter = said.size() == 1 ? capital(static_cast<unsigned char>(said[0])) : 0;
    if (not setup::is_token(letter)) return about(said, "a token is a letter or a digit");
    if (not setup::give_token(players, who, utf8(letter)))
        return about(said, "somebody has this token");
    return std::nullopt;
}

// Names may be swapped, so nobody has one while they are given.
std::optional<Error> choose_names(Players& players, const std::string& list) {
    Players nameless = players;
    const std::size_t given = std::min(parts_of_list(list).size(), people_here(players));
    for (std::size_t who = 0; who < given; ++who) nameless.sitters[who].name.clear();
    if (auto wrong = give_each(nameless, list, give_name)) return wrong;
    players = std::move(nameless);
    return std::nullopt;
}

std::optional<Level> level_called(const std::string& said) {
    std::optional<Level> found;
    for (int level = 0; level < board::level_count; ++level)
        if (board::name_of(Level(level)).starts_with(said)) found = Level(level);
    return said.empty() ? std::nullopt : found;
}

std::optional<Error> choose_levels(Players& players, const std::string& said) {
    std::vector<Level> levels;
    for (const std::string& word : plain::spoken(said)) {
        if (word == "and") continue;
        const auto level = level_called(word);
        if (not level) return Error{"A level is beginner, trader or master."};
        levels.push_back(*level);
    }
    if (levels.size() != 1 and std::cmp_not_equal(levels.size(), players.computers))
        return Error{"Say one level for all computers, or one for each."};
    players.level = levels.front();
    players.levels = levels.size() == 1 ? std::vector<Level>{} : levels;
    const auto people = static_cast<int>(setup::people_among(players.sitters));
    setup::seat(players, people, players.computers);
    return std::nullopt;
}

// `3 traders`, `1 beginner`
void add_computers(Parts& words, const Players& players) {
    for (int level = 0; level < board::level_count; ++level) {
        const auto count = std::ranges::count(
            players.sitters, std::optional{Level(level)}, &board::Sitter::computer);
        if (count > 0)
            words.push_back(std::to_string(count) + " " +
                            std::string{board::name_of(Level(level))} + (count > 1 ? "s" : ""));
    }
}

}  // namespace

std::vector<std::string> parts_of_list(std::string_view text) {
    std::vector<std::string> parts(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_and = text.substr(i).starts_with(" and ");
        if (text[i] != ',' and not is_and)
            parts.back() += text[i];
        else
            parts.emplace_back();
        if (is_and) i += std::string_view{" and"}.size();
    }
    for (std::string& part : parts) part = without_blanks_around(part);
    std::erase(parts, "");
    return parts;
}

void add_player_settings(std::vector<plain::Setting>& settings, const Players& players) {
    const auto here = static_cast<int>(people_here(players));
    settings.push_back({.name = "people",
                        .value = std::to_string(here),
                        .about = "People who play at this keyboard",
                        .numbers = setup::people_allowed(players)});
    if (players.guests)
        settings.push_back({.name = "guests",
                            .value = std::to_string(*players.guests),
                            .about = "People who come from other terminals",
                            .numbers = setup::guests_allowed(players)});
    settings.push_back({.name = "computers",
                        .value = std::to_string(players.computers),
                        .about = "Computers play in the last seats",
                        .numbers = setup::computers_allowed(players)});
    if (players.computers > 0)
        settings.push_back({.name = "level",
                            .value = levels_in_words(players),
                            .about = "How well computers play: beginner, trader or master, for all "
                                     "or for each",
                            .is_list = true});
    if (here == 0) return;
    settings.push_back({.name = "names",
                        .value = list_of_people(players, [](const auto& one) { return one.name; }),
                        .about = "The names of the people, in the order of their seats",
                        .is_list = true});
    settings.push_back(
        {.name = "colours",
         .value = list_of_people(players, [](const auto& one) { return board::id_of(one.colour); }),
         .about = "The colours of the people on the screens",
         .is_list = true});
    settings.push_back(
        {.name = "tokens",
         .value = list_of_people(
             players, [](const auto& one) { return one.token.empty() ? "any" : one.token; }),
         .about = "The letters or digits of the people on the board",
         .is_list = true});
}

bool is_player_setting(std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

std::optional<Error> choose_player_setting(Players& players,
                                           std::string_view name,
                                           const std::string& value) {
    const auto step_to = [&](char key, std::size_t now) {
        setup::step_players(players, key, std::stoi(value) - static_cast<int>(now));
    };
    if (name == "people") step_to(setup::people_key, people_here(players));
    if (name == "guests")
        step_to(setup::guests_key, static_cast<std::size_t>(guests_among(players)));
    if (name == "computers")
        step_to(setup::computers_key, static_cast<std::size_t>(players.computers));
    if (name == "level") return choose_levels(players, value);
    if (name == "names") return choose_names(players, value);
    if (name == "colours") return give_each(players, value, give_colour);
    if (name == "tokens") return give_each(players, value, give_token);
    return std::nullopt;
}

std::string players_in_words(const Players& players) {
    Parts words;
    for (std::size_t who = 0; who < people_here(players); ++who)
        words.push_back(players.sitters[who].name);
    if (const int guests = guests_among(players); guests > 0)
        words.push_back(std::to_string(guests) + (guests > 1 ? " guests" : " guest"));
    add_computers(words, players);
    return listed(words);
}

}  // namespace parlor::tui
