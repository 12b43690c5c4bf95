#include "dominoes/play.hpp"

#include "base/match.hpp"
#include "dominoes/deal.hpp"
#include "dominoes/hand_end.hpp"
#include "dominoes/legal.hpp"

// One function per action: it refuses first, then acts.

namespace parlor::dominoes {
namespace {

Answer may_be_down(const Game& game, Play asked) {
    const auto due = tile_due(game);
    if (due and *due != tile_of(asked.laid)) return Refusal::HighestDoubleFirst;
    if (asked.end) return Refusal::DownNamesNoEnd;
    return played;
}

Answer may_be_put(const Layout& layout, Play asked) {
    const Suit half = asked.laid.inner;
    const EndSet fitting = ends_with(layout.ends, half);
    if (fitting.empty()) return Refusal::FitsNowhere;
    if (asked.end) return fitting.contains(*asked.end) ? played : Answer{Refusal::FitsNotThere};
    if (different_places(layout, half).has_several()) return Refusal::EndToBeNamed;
    return played;
}

Answer may_play(const Game& game, Seat seat, Play asked) {
    if (not game.players[seat].hand.contains(tile_of(asked.laid))) return Refusal::NotInHand;
    return game.layout.middle ? may_be_put(game.layout, asked) : may_be_down(game, asked);
}

void put(Layout& layout, Laid laid, std::optional<End> end) {
    if (end)
        lay(layout, laid, *end);
    else
        lay_down(layout, laid);
}

// D-4.1.
void score_count(Draft& draft, Seat seat) {
    const Points points = scored_by(count_of(draft.game.layout.ends));
    if (points == no_points) return;
    credit(draft, seat, points);
    draft.tell(told::Counted{seat, points});
}

Answer make_play(Draft& draft, Seat seat, Play asked) {
    Game& game = draft.game;
    if (const Answer no = may_play(game, seat, asked)) return no;
    const auto end = place_of(game.layout, asked);
    draft.player(seat).hand.erase(tile_of(asked.laid));
    put(game.layout, asked.laid, end);
    game.history.push_back({seat, Doing::Played, asked.laid, end});
    game.phase = ToPlay{other(seat)};
    draft.tell(told::Played{seat, asked.laid, end});
    score_count(draft, seat);
    end_what_is_over(draft, seat);
    return played;
}

void draw_tile(Draft& draft, Seat seat) {
    Game& game = draft.game;
    const Tile tile = game.boneyard.front();
    game.boneyard.erase(0);
    draft.player(seat).hand.insert(tile);
    game.history.push_back({seat, Doing::Drew, {}, {}});
    draft.tell(told::Drew{seat, tile});
    end_what_is_over(draft, seat);
}

void pass(Draft& draft, Seat seat) {
    draft.game.history.push_back({seat, Doing::Passed, {}, {}});
    draft.game.phase = ToPlay{other(seat)};
    draft.tell(told::Passed{seat});
}

// `draw` and `pass` both make whichever of the two moves is possible (D-2.5, D-2.6).
Answer draw_or_pass(Draft& draft, Seat seat) {
    if (not playable(draft.game, seat).empty()) return Refusal::HasAPlay;
    if (draft.game.boneyard.empty())
        pass(draft, seat);
    else
        draw_tile(draft, seat);
    return played;
}

// A move uses up the player's first opportunity to ask for a redeal (D-6.1).
template <class Move>
Answer by_player(Draft& draft, Move move) {
    const auto* const phase = std::get_if<ToPlay>(&draft.game.phase);
    if (phase == nullptr) return Refusal::NotOpen;
    const Seat seat = phase->seat;
    const Answer answer = move(seat);
    if (answer == played) draft.player(seat).has_acted = true;
    return answer;
}

Answer act(Draft& draft, const Action& action) {
    return match(
        action,
        [&](Play a) {
            return by_player(draft, [&](Seat seat) { return make_play(draft, seat, a); });
        },
        [&](DrawTile) {
            return by_player(draft, [&](Seat seat) { return draw_or_pass(draft, seat); });
        },
        [&](Pass) {
            return by_player(draft, [&](Seat seat) { return draw_or_pass(draft, seat); });
        },
        [&](AskForRedeal) {
            return by_player(draft, [&](Seat seat) { return redeal(draft, seat); });
        },
        [&](DrawnForDown a) { return answer_drawing(draft, a); },
        [&](GivenDown a) { return answer_given(draft, a); },
        [&](const Dealt& a) { return answer_deal(draft, a); });
}

}  // namespace

Game begin(const Ruleset& rules) {
    Game game{.rules = rules, .boneyard = completed({})};
    if (rules.down == DownRule::HighestDouble) {
        game.down_tile = DownTile::HighestDouble;
        game.phase = ToDeal{};
    }
    return game;
}

Answer play(Game& game, const Action& action, Tell tell) {
    Draft draft{game, tell};
    return act(draft, action);
}

std::variant<Step, Refusal> play(const Game& game, const Action& action) {
    Step step{game, {}};
    if (const Answer refusal = play(step.game, action, step.events)) return *refusal;
    return step;
}

}  // namespace parlor::dominoes
