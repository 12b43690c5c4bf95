#include "rules/moneyloopy/moneyloopy.hpp"

#include "rules/board/seat_words.hpp"
#include "rules/moneyloopy/computer.hpp"
#include "rules/moneyloopy/deal/deal.hpp"
#include "rules/moneyloopy/deal/deal_check.hpp"
#include "rules/moneyloopy/legal.hpp"
#include "rules/moneyloopy/options.hpp"
#include "rules/moneyloopy/play.hpp"

namespace parlor::moneyloopy {
namespace {

// Of a deal of several terms it says which.
std::string words_for(const Game& game, Seat mover, const Action& action, Refusal refusal) {
    std::string words{words_for(refusal, game.decision.kind)};
    const auto* const deal = std::get_if<Propose>(&action);
    if (deal == nullptr or deal->terms.size() < 2 or deal->terms.size() > most_terms) return words;
    const std::string terms = terms_refused(game, proposal_of(mover, *deal), refusal);
    return terms.empty() ? words : terms + ": " + words;
}

}  // namespace

Game Moneyloopy::deal(const Setup& setup, Tell tell) {
    const Game game =
        moneyloopy::deal(*setup.edition, setup.rules, static_cast<int>(setup.sitters.size()));
    tell(told::Began{}, game);
    return game;
}

std::optional<std::string> Moneyloopy::play(const Setup& /*setup*/,
                                            Position& position,
                                            Seat mover,
                                            const Action& action,
                                            Milliseconds /*took*/,
                                            Tell tell) {
    const auto deciding = decider(position);
    if (not deciding) return std::string{words_for(DecisionKind::None)};
    if (mover != *deciding) return board::out_of_turn(mover, *deciding, "L-2.6");
    const Answer refusal = moneyloopy::play(position, action, tell);
    if (not refusal) return std::nullopt;
    return words_for(position, mover, action, *refusal);
}

std::optional<int> Moneyloopy::computer_level(const Setup& setup,
                                              const Position& /*position*/,
                                              Seat seat) {
    return level_of(sitter_at(setup, seat));
}

Action Moneyloopy::choose(const Position& position, int level, Draw /*draw*/) {
    return moneyloopy::choose(position, board::Level(level));
}

std::string Moneyloopy::why(const Setup& /*setup*/,
                            const Position& position,
                            int level,
                            Draw /*draw*/) {
    return moneyloopy::why(position, board::Level(level));
}

Result<Action> Moneyloopy::parse(const Setup& setup, std::span<const std::string> words) {
    return parse_action(setup.edition->board, words);
}

std::string Moneyloopy::to_line(const Setup& setup, const Action& action) {
    return moneyloopy::to_line(setup.edition->board, action);
}

std::string Moneyloopy::event_line(const Setup& setup, const Event& event) {
    return moneyloopy::to_line(setup.edition->board, event);
}

std::vector<std::string> Moneyloopy::event_forms(const Setup& setup) {
    return moneyloopy::event_forms(setup.edition->board);
}

std::vector<std::string> Moneyloopy::choice_lines(const Position& position) {
    return to_lines(position, legal(position));
}

std::vector<std::string> Moneyloopy::header(const Setup& setup) {
    std::vector<std::string> lines = option_lines(options(), setup.rules);
    lines.insert(lines.begin(), {"game moneyloopy", "board " + setup.edition->board.id});
    for (std::string& line : board::seat_lines(setup.sitters)) lines.push_back(std::move(line));
    for (const board::CarriedFile& file : setup.files) board::add_lines(file, lines);
    return lines;
}

}  // namespace parlor::moneyloopy
