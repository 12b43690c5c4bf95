#include "table.hpp"

#include <algorithm>
#include <map>

#include "catch.hpp"
#include "library/data_folder.hpp"
#include "where.hpp"
#include "words_of.hpp"

namespace parlor::rules {

std::shared_ptr<const Edition> edition_of(const std::string& board) {
    static std::map<std::string, std::shared_ptr<const Edition>> read;
    if (read.contains(board)) return read[board];
    const library::DataFolders folders{{data_folder}};
    const auto mode = folders.mode("classic");
    REQUIRE(mode.ok());
    const auto edition = folders.edition(*mode, board);
    INFO((edition ? "" : edition.error().what));
    REQUIRE(edition.ok());
    return read[board] = *edition;
}

Table::Table(std::initializer_list<std::string> names,
             const Ruleset& rules,
             const std::string& board)
    : setup{"classic", edition_of(board), rules, {}} {
    for (const auto& name : names) setup.sitters.push_back({name, Colour(setup.sitters.size())});
    game = Property::deal(setup, events);
    plays({"0 dice 6 6"});
    for (std::size_t seat = 2; seat <= names.size(); ++seat) plays({"0 dice 1 2"});
    plays({"0 deck chest", "0 deck chance"});
}

Table& Table::plays(std::initializer_list<std::string_view> lines) {
    for (const auto line : lines) {
        INFO("line: " << line);
        const auto refused = try_line(line);
        INFO("refused: " << refused.value_or(""));
        REQUIRE_FALSE(refused);
    }
    return *this;
}

std::string Table::refuses(std::string_view line) {
    INFO("line: " << line);
    const Game before = game;
    const auto told_before = events.size();
    const auto words = words_of(line);
    const auto action = parse(words);
    std::vector<Event> told;
    const auto refused = Property::play(setup, game, Seat(words[0][0] - '0'), action, {}, told);
    REQUIRE(refused);
    CHECK(game == before);
    CHECK(told.empty());
    CHECK(events.size() == told_before);
    return *refused;
}

std::string Table::fact(std::string_view key) const {
    for (const auto& [name, value] : Property::facts(setup, game))
        if (name == key) return value;
    FAIL("there is no fact " << key);
    return {};
}

std::vector<std::string> Table::story() const {
    std::vector<std::string> lines;
    for (const auto& event : events) lines.push_back(Property::event_line(setup, event));
    return lines;
}

bool Table::told(std::string_view line) const {
    const auto lines = story();
    return std::ranges::find(lines, line) != lines.end();
}

bool Table::told_in_order(std::initializer_list<std::string_view> wanted) const {
    auto next = wanted.begin();
    for (const auto& line : story())
        if (next != wanted.end() and line == *next) ++next;
    return next == wanted.end();
}

bool Table::told_any(std::string_view event) const {
    for (const auto& line : story())
        if (line == event or line.starts_with(std::string{event} + " ")) return true;
    return false;
}

std::vector<std::string> Table::choices() const { return Property::choice_lines(setup, game); }

bool Table::offers(std::string_view choice) const {
    const auto lines = choices();
    return std::ranges::find(lines, choice) != lines.end();
}

std::string Table::decision() const { return fact("decision.seat") + " " + fact("decision.kind"); }

Action Table::parse(const std::vector<std::string>& words) const {
    const auto action = Property::parse(setup, std::span{words}.subspan(1));
    INFO((action ? "" : action.error().what));
    REQUIRE(action.ok());
    return *action;
}

std::optional<std::string> Table::try_line(std::string_view line) {
    const auto words = words_of(line);
    if (words[0] == ".set") return set(words);
    const auto mover = Seat(words[0][0] - '0');
    const auto action = parse(words);
    if (mover != chance) events.clear();
    return Property::play(setup, game, mover, action, {}, events);
}

std::optional<std::string> Table::set(const std::vector<std::string>& words) {
    return Property::rig(setup, game, words[1], std::span{words}.subspan(2));
}

}  // namespace parlor::rules
