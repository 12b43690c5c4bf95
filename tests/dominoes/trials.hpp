// Checks that `legal` and `play` agree in both directions, by trying every possible move.
#pragma once

#include "dominoes/words/words.hpp"
#include "invariants.hpp"

namespace parlor::dominoes {

// All moves of a player that can be written.
inline std::vector<Action> everything() {
    std::vector<Action> all{DrawTile{}, Pass{}, AskForRedeal{}};
    for (int inner = 0; inner <= highest_number; ++inner)
        for (int outer = 0; outer <= highest_number; ++outer) {
            const Laid laid{Suit(inner), Suit(outer)};
            all.emplace_back(Play{laid});
            for (const End end : all_ends) all.emplace_back(Play{laid, end});
        }
    return all;
}

// D-2.3 and D-2.4, computed again from the tiles: the ends where a tile fits, and the values then
// shown.
struct Outcome {
    End end;
    std::vector<std::string> shown;
    std::size_t arm;  // tiles on the arm before
};

inline std::vector<Outcome> outcomes(const Layout& layout, Laid laid) {
    std::vector<Outcome> all;
    for (const End end : all_ends) {
        const std::string now = shown(layout, end);
        if (now[0] != static_cast<char>('0' + value_of(laid.inner))) continue;
        Layout then = layout;
        lay(then, laid, end);
        all.push_back({end, all_shown(then), layout.arms[end].size()});
    }
    return all;
}

// The end to which the play goes; nothing when it must be refused. Requires a layout.
inline std::optional<End> due_place(const Layout& layout, Play play) {
    const auto all = outcomes(layout, play.laid);
    const Outcome* best = nullptr;
    for (const Outcome& one : all) {
        if (play.end and one.end == *play.end) return one.end;
        if (one.shown != all.front().shown and not play.end) return std::nullopt;
        if (best == nullptr or one.arm < best->arm) best = &one;
    }
    return best == nullptr or play.end ? std::nullopt : std::optional{best->end};
}

inline bool is_allowed(const Game& game, Seat seat, const Choices& open, const Action& action) {
    if (std::holds_alternative<AskForRedeal>(action)) return open.redeal;
    const auto* const play = std::get_if<Play>(&action);
    if (play == nullptr) return open.draw or open.pass;
    if (not game.players[seat].hand.contains(tile_of(play->laid))) return false;
    if (game.layout.middle) return due_place(game.layout, *play).has_value();
    const bool is_listed = std::ranges::any_of(
        open.plays, [&](const Play& one) { return tile_of(one.laid) == tile_of(play->laid); });
    return is_listed and not play->end;
}

// Checks that the tile is at the expected end.
inline void check_place(const Game& before, const Game& after, const Action& action) {
    const auto* const play = std::get_if<Play>(&action);
    if (play == nullptr or not before.layout.middle) return;
    if (after.history[after.history.size() - 1].end != due_place(before.layout, *play))
        broken(to_line(action) + " is put elsewhere");
}

// Tries all moves: a refused move must not change the game, and a listed move must be accepted.
inline void check_choices(const Game& game) {
    const auto seat = decider(game);
    const Choices open = legal(game);
    if (not seat or *seat == chance) return;
    Game copy = game;
    for (const Action& action : everything()) {
        const bool was_played = play(copy, action, Tell{}) == played;
        if (was_played != is_allowed(game, *seat, open, action))
            broken(to_line(action) + (was_played ? " is played" : " is refused"));
        if (was_played) check_place(game, copy, action);
        if (was_played) copy = game;
    }
    if (copy != game) broken("a refusal has changed the game");
    for (const Play& listed : open.plays) {
        if (play(copy, listed, Tell{}) != played) broken(to_line(listed) + " is listed");
        copy = game;
    }
}

// Checks that the list of plays is complete and has no duplicates; plays are distinct by their tile
// and by the values that they leave shown.
inline void check_list(const Game& game) {
    const auto seat = decider(game);
    if (not seat or *seat == chance or not game.layout.middle) return;
    std::size_t different = 0;
    for (const Tile tile : game.players[*seat].hand)
        for (const Laid laid : {halves_of(tile), halves_of(tile).flipped()}) {
            std::vector<std::vector<std::string>> seen;
            for (const Outcome& one : outcomes(game.layout, laid))
                if (std::ranges::find(seen, one.shown) == seen.end()) seen.push_back(one.shown);
            different += seen.size();
            if (laid.is_double()) break;
        }
    if (legal(game).plays.size() != different) broken("the list of plays is not complete");
}

}  // namespace parlor::dominoes
