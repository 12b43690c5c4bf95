// The choices of a game of dominoes in sentences (P-1.6): those of the options window that are about
// the game. Its cloth, its lists and its hints are the screens', or options.
#include "app/dominoes/setup.hpp"
#include "app/own_files.hpp"
#include "app/table/player_settings.hpp"
#include "app/table/rule_settings.hpp"
#include "unicode/printable.hpp"

namespace parlor::tui {
namespace {

using dominoes::Level;

constexpr std::string_view no_game = "nothing", guest = "guest", person = "person";

std::string opponent_called(std::optional<Level> mack) {
    return mack ? "Mack " + std::to_string(static_cast<int>(*mack)) : std::string{person};
}

}  // namespace

std::vector<plain::Setting> DominoSetup::all() const {
    const domino_table::OptionsUi& ui = options();
    std::vector<plain::Setting> settings{
        {.name = "opponent",
         .value = ui.guests == 1 ? std::string{guest} : opponent_called(ui.chosen.mack),
         .about = "Mack, who knows more at each level, or a "
                  "second person at this keyboard"}};
    for (const Level level : {Level::One, Level::Zero, Level::Two})
        settings.back().words.push_back(opponent_called(level));
    settings.back().words.push_back(opponent_called(std::nullopt));
    if (ui.guests) settings.back().words.emplace_back(guest);
    if (has_two_people())
        settings.push_back({.name = "names",
                            .value = evening_->people[dominoes::first_seat] + ", " +
                                     evening_->people[dominoes::second_seat],
                            .about = "The names of the people, in the order of their seats",
                            .is_list = true});
    add_rule_settings(settings, dominoes::options(), ui.chosen.rules);
    const auto games = own_files(needs_.terms, library::saved_games);
    settings.push_back({.name = "repeat",
                        .value = ui.repeats.empty() ? std::string{no_game} : ui.repeats,
                        .about = "The saved game whose deals are repeated",
                        .sets_others = true});
    settings.back().words.emplace_back(no_game);
    for (std::string& name : games ? games->numbered_games() : std::vector<std::string>{})
        settings.back().words.push_back(std::move(name));
    if (settings.back().words.size() == 1) settings.pop_back();
    return settings;
}

std::optional<Error> DominoSetup::choose(std::string_view name, const std::string& value) {
    if (name == "repeat" and value != no_game) return repeat_game(value);
    if (name == "names") return choose_names(value);
    if (name == "repeat")
        evening_->drop_repeat();
    else if (name == "opponent")
        choose_opponent(value);
    else
        choose_rule(dominoes::options(), options().chosen.rules, name, value);
    return std::nullopt;
}

void DominoSetup::choose_opponent(const std::string& value) {
    const bool is_mack = value != guest and value != person;
    options().chosen.mack = is_mack ? std::optional{Level(value.back() - '0')} : std::nullopt;
    if (options().guests) options().guests = value == guest ? 1 : 0;
}

std::optional<Error> DominoSetup::choose_names(const std::string& list) {
    const auto parts = parts_of_list(list);
    if (parts.size() != dominoes::both_seats.size()) return Error{"Say one for each person: 2."};
    domino_table::PeopleUi asked = domino_table::ask_people(evening_->people, needs_.terms.glyphs);
    for (std::size_t who = 0; who < parts.size(); ++who) {
        const Seat seat = dominoes::both_seats[who];
        const auto why = why_not_called(asked, seat, parts[who]);
        if (not why.empty())
            return Error{"\"" + printable(parts[who], 20) + "\": " + std::string{why} + "."};
        asked.names[seat] = parts[who];
    }
    evening_->people = asked.names;
    return std::nullopt;
}

std::string DominoSetup::read_back() const {
    const domino_table::Chosen& chosen = options().chosen;
    dominoes::Ruleset usual;
    usual.hand = chosen.rules.hand;
    usual.target = chosen.rules.target;
    const std::string players = options().guests == 1 ? "You and a guest"
                                : chosen.mack         ? "You and " + opponent_called(chosen.mack)
                                              : evening_->people[dominoes::first_seat] + " and " +
                                                    evening_->people[dominoes::second_seat];
    const std::string repeats =
        options().repeats.empty() ? "" : ". The deals are those of " + options().repeats;
    return players + " play dominoes with hands of " + std::to_string(chosen.rules.hand) + ", to " +
           std::to_string(chosen.rules.target.count) + " points" +
           other_rules(dominoes::options(), chosen.rules, usual) + repeats + ".";
}

}  // namespace parlor::tui
