// Look: all that a page may look at except its own state.
#pragma once

#include <cassert>

#include "base/game_view.hpp"
#include "rules/board/view.hpp"
#include "tui/board/recent.hpp"
#include "tui/desk/bargain.hpp"

namespace parlor::tui::desk {

using View = GameView;
using BoardView = board::View;  // of games round a board

// What is around the table, and what is allowed there.
struct Around {
    const Recent& recent;
    const Bargain& bargain;
    bool can_take_back = false;  // the options allow it, and there is a move to take back
    bool can_explain = false;    // the options allow it, and there are computers
    bool waits_for_key = false;  // the options want it: nothing that is to be read goes by itself
    bool is_replay = false;      // nobody plays: the replay has the keys
    bool is_shared = false;      // the game is not kept here, but at a host
    bool offers_copy = false;    // of the game, which is over there
    bool people_played = false;  // not only computers from the beginning
    int moves = 0;               // of people, since the page was opened
    int page = 1;                // the page of its own menu that is shown
};

struct Look : Around {
    const View& view;
};

// The view of a game as its own pages see it. Requires that this game made the view.
template <class V>
[[nodiscard]] const V& own(const View& view) {
    assert(dynamic_cast<const V*>(&view) != nullptr);
    return static_cast<const V&>(view);
}

// A look of the pages of one game.
template <class V>
struct Seen : Around {
    const V& view;

    operator Look() const { return {static_cast<const Around&>(*this), view}; }
};

}  // namespace parlor::tui::desk
