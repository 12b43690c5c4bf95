#include "dominoes/dominoes.hpp"

#include "base/quote.hpp"
#include "base/text.hpp"
#include "dominoes/legal.hpp"
#include "dominoes/mack/reason.hpp"
#include "dominoes/mack/values.hpp"
#include "dominoes/options.hpp"
#include "dominoes/play.hpp"
#include "dominoes/words/called.hpp"
#include "dominoes/words/tile_words.hpp"

namespace parlor::dominoes {
namespace {

std::string called(Seat seat) {
    return seat == chance ? "chance (seat 0)" : "seat " + std::to_string(number(seat));
}

// The answer that the player would have to look up: a legal play, as it would be entered (D-2.2,
// D-2.5), or the ends to choose from.
std::string hint_for(Refusal refusal, const Game& game, const Action& action) {
    if (refusal == Refusal::HasAPlay)
        return "; " + words_for(legal(game).plays.front().laid) + " plays";
    const auto* const play = std::get_if<Play>(&action);
    if (refusal != Refusal::EndToBeNamed or play == nullptr) return "";
    std::vector<std::string> ends;
    for (const End end : different_places(game.layout, play->laid.inner))
        ends.push_back(std::to_string(number(end)));
    return ": " + listed(ends, "or");
}

}  // namespace

Game Dominoes::deal(const Setup& setup, Tell /*tell*/) { return begin(setup.rules); }

std::optional<std::string> Dominoes::play(const Setup& /*setup*/,
                                          Position& position,
                                          Seat mover,
                                          const Action& action,
                                          Milliseconds /*took*/,
                                          Tell tell) {
    const auto deciding = decider(position);
    if (not deciding) return "the game is over (D-1.2)";
    if (mover != *deciding)
        return called(mover) + " does not have to decide; " + called(*deciding) + " has (D-2.1)";
    const Answer refusal = dominoes::play(position, action, tell);
    if (not refusal) return std::nullopt;
    return std::string{words_for(*refusal)} + hint_for(*refusal, position, action);
}

std::optional<int> Dominoes::computer_level(const Setup& setup,
                                            const Position& /*position*/,
                                            Seat seat) {
    const auto level = setup.computers[seat];
    return level ? std::optional{static_cast<int>(*level)} : std::nullopt;
}

void Dominoes::seat(Setup& setup, Entrant entrant, std::optional<int> level) {
    setup.computers[both_seats[static_cast<std::size_t>(entrant)]] =
        level ? std::optional{Level(*level)} : std::nullopt;
}

Action Dominoes::choose(const Position& position, int level, Draw draw) {
    return dominoes::choose(view_for(position, *decider(position)), Level(level), draw);
}

std::string Dominoes::why(const Setup& setup, const Position& position, int level, Draw draw) {
    const Seat seat = *decider(position);
    const View view = view_for(position, seat);
    const Action action = dominoes::choose(view, Level(level), draw);
    return reason_for(view, action, Level(level), called(setup)[other(seat)], draw);
}

std::vector<std::string> Dominoes::values(const Setup& /*setup*/,
                                          const Position& position,
                                          Draw draw) {
    const View view = view_for(position, *decider(position));
    std::vector<std::string> lines;
    if (view.choices.plays.empty()) return lines;
    for (const Valued& valued : values_of(view, draw)) lines.push_back(dominoes::to_line(valued));
    return lines;
}

Result<Action> Dominoes::parse(const Setup& /*setup*/, std::span<const std::string> words) {
    return parse_action(words);
}

std::string Dominoes::to_line(const Setup& /*setup*/, const Action& action) {
    return dominoes::to_line(action);
}

std::string Dominoes::event_line(const Setup& /*setup*/, const Event& event) {
    return dominoes::to_line(event);
}

std::vector<std::string> Dominoes::event_forms(const Setup& /*setup*/) {
    return dominoes::event_forms();
}

std::vector<std::string> Dominoes::choice_lines(const Position& position) {
    return to_lines(position, legal(position));
}

std::vector<Fact> Dominoes::facts(const Setup& /*setup*/, const Position& position) {
    return facts_of(position);
}

std::vector<std::string> Dominoes::header(const Setup& setup) {
    auto lines = option_lines(options(), setup.rules);
    lines.insert(lines.begin(), "game dominoes");
    for (const Seat seat : both_seats)
        lines.push_back("seat " + std::to_string(number(seat)) + " " +
                        kind_of(setup.computers[seat]) + " " + as_word(setup.names[seat]));
    return lines;
}

}  // namespace parlor::dominoes
