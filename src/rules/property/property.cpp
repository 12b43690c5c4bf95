#include "rules/property/property.hpp"

#include "rules/board/seat_words.hpp"
#include "rules/board/spelling.hpp"
#include "rules/property/chance.hpp"
#include "rules/property/clocks.hpp"
#include "rules/property/decisions.hpp"
#include "rules/property/facts.hpp"
#include "rules/property/hash.hpp"
#include "rules/property/legal.hpp"
#include "rules/property/options.hpp"
#include "rules/property/play.hpp"
#include "rules/property/words/words.hpp"

namespace parlor::rules {

Game Property::deal(const Setup& setup, Tell tell) {
    const Game game =
        rules::deal(*setup.edition, setup.rules, static_cast<int>(setup.sitters.size()));
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
    if (mover != *deciding) return out_of_turn(mover, *deciding, "C-2.5");
    const Answer refusal = rules::play(position, action, took, tell);
    if (not refusal) return std::nullopt;
    return spelled(std::string{words_for(*refusal, position.decision.kind)}, setup.edition->board);
}

std::optional<Seat> Property::decider(const Position& position) {
    if (position.decision.kind == DecisionKind::None) return std::nullopt;
    return position.decision.seat;
}

bool Property::counts_time(const Setup& setup) { return setup.rules.clocks == Clocks::Each; }

bool Property::only_thinks(const Action& action) { return std::holds_alternative<Think>(action); }

bool Property::is_chance(const Action& action) {
    return std::holds_alternative<Thrown>(action) or std::holds_alternative<Shuffled>(action) or
           std::holds_alternative<Dealt>(action) or std::holds_alternative<Drawn>(action);
}

Action Property::answer_chance(const Position& position, Draw draw) {
    return rules::answer_chance(position, draw);
}

std::optional<int> Property::computer_level(const Setup& setup,
                                            const Position& position,
                                            Seat seat) {
    const auto level = sitter_at(setup, position, seat).computer;
    return level ? std::optional{static_cast<int>(*level)} : std::nullopt;
}

Action Property::choose(const Setup& /*setup*/, const Position& position, int level, Draw draw) {
    return rules::choose(position, Level(level), draw);
}

std::string Property::why(const Setup& /*setup*/, const Position& position, int level, Draw draw) {
    return rules::why(position, Level(level), draw);
}

Result<Action> Property::parse(const Setup& setup, std::span<const std::string> words) {
    return parse_action(*setup.edition, words);
}

std::string Property::to_line(const Setup& setup, const Action& action) {
    return rules::to_line(*setup.edition, action);
}

std::string Property::event_line(const Setup& setup, const Event& event) {
    return rules::to_line(*setup.edition, event);
}

bool Property::is_verb(std::string_view word) { return rules::is_verb(word); }

std::vector<std::string> Property::event_forms(const Setup& setup) {
    return rules::event_forms(*setup.edition);
}

std::vector<std::string> Property::choice_lines(const Setup& /*setup*/, const Position& position) {
    return to_lines(position, legal(position));
}

std::vector<Fact> Property::facts(const Setup& setup, const Position& position) {
    return facts_of(setup, position);
}

std::optional<std::string> Property::rig(const Setup& /*setup*/,
                                         Position& position,
                                         std::string_view key,
                                         std::span<const std::string> values) {
    return rules::rig(position, key, values);
}

std::optional<std::string> Property::impossible(const Setup& setup, const Position& position) {
    const auto complaint = rules::impossible(position);
    if (not complaint) return std::nullopt;
    return spelled(*complaint, setup.edition->board);
}

std::uint64_t Property::hash(const Position& position) { return hash_of(position); }

std::vector<std::string> Property::header(const Setup& setup) {
    std::vector<std::string> lines = option_lines(options_of(setup.rules), setup.rules);
    lines.insert(lines.begin(), {"game " + setup.game_id, "board " + setup.edition->board.id});
    for (std::string& line : seat_lines(setup.sitters)) lines.push_back(std::move(line));
    for (const CarriedFile& file : setup.files) add_lines(file, lines);
    return lines;
}

const Sitter& sitter_at(const Property::Setup& setup, const OpenGame& game, Seat seat) {
    return setup.sitters[static_cast<std::size_t>(game.seating[seat])];
}

}  // namespace parlor::rules
