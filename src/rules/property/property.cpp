#include "rules/property/property.hpp"

#include <algorithm>

#include "base/tenths.hpp"
#include "rules/board/seat_words.hpp"
#include "rules/board/spelling.hpp"
#include "rules/property/legal.hpp"
#include "rules/property/options.hpp"
#include "rules/property/play.hpp"
#include "rules/property/review/values.hpp"
#include "rules/property/turn/clocks.hpp"

namespace parlor::property {

Game Property::deal(const Setup& setup, Tell tell) {
    const Game game =
        property::deal(*setup.edition, setup.rules, static_cast<int>(setup.sitters.size()));
    tell(told::Began{}, game);
    return game;
}

std::optional<std::string> Property::play(const Setup& setup,
                                          Position& position,
                                          Seat mover,
                                          const Action& action,
                                          Milliseconds took,
                                          Tell tell) {
    const auto deciding = decider(position);
    if (not deciding) return std::string{words_for(DecisionKind::None)};
    if (mover != *deciding) return board::out_of_turn(mover, *deciding, "C-2.5");
    const Answer refusal = property::play(position, action, took, tell);
    if (not refusal) return std::nullopt;
    return spelled(std::string{words_for(*refusal, position.decision.kind)}, setup.edition->board);
}

bool Property::counts_time(const Setup& setup) { return setup.rules.clocks == Clocks::Each; }

bool Property::only_thinks(const Action& action) { return std::holds_alternative<Think>(action); }

std::optional<int> Property::computer_level(const Setup& setup,
                                            const Position& position,
                                            Seat seat) {
    return level_of(sitter_at(setup, position, seat));
}

Action Property::choose(const Position& position, int level, Draw draw) {
    return property::choose(position, board::Level(level), draw);
}

std::string Property::why(const Setup& /*setup*/, const Position& position, int level, Draw draw) {
    return property::why(position, board::Level(level), draw);
}

std::vector<std::string> Property::values(const Setup& setup, const Position& position, Draw draw) {
    constexpr int playouts = 2'000;  // some tenths of a second for each move
    Values values{position, levels_at(setup, position), draw};
    for (int i = 0; i < playouts; ++i) values.go_on();
    const auto best_first = values.best_first();
    std::vector<std::string> lines(best_first.size());
    std::ranges::transform(best_first, lines.begin(), [&](const MoveValue& value) {
        return property::to_line(*position.edition, value.move) +
               " win=" + tenths(100 * value.chance) + " error=" + tenths(100 * value.error);
    });
    return lines;
}

Result<Action> Property::parse(const Setup& setup, std::span<const std::string> words) {
    return parse_action(*setup.edition, words);
}

std::string Property::to_line(const Setup& setup, const Action& action) {
    return property::to_line(*setup.edition, action);
}

std::string Property::event_line(const Setup& setup, const Event& event) {
    return property::to_line(*setup.edition, event);
}

std::vector<std::string> Property::event_forms(const Setup& setup) {
    return property::event_forms(*setup.edition);
}

std::vector<std::string> Property::choice_lines(const Position& position) {
    return to_lines(position, legal(position));
}

std::vector<std::string> Property::header(const Setup& setup) {
    std::vector<std::string> lines = option_lines(options_of(setup.rules), setup.rules);
    lines.insert(lines.begin(), {"game " + setup.game_id, "board " + setup.edition->board.id});
    for (std::string& line : board::seat_lines(setup.sitters)) lines.push_back(std::move(line));
    for (const board::CarriedFile& file : setup.files) board::add_lines(file, lines);
    return lines;
}

}  // namespace parlor::property
