// The desk: what lies before the people at a table. The page of the decision, and the pages opened
// over it; what they have to read; and the part of the board that they look at.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "base/presence.hpp"
#include "tui/board/layout.hpp"
#include "tui/desk/page.hpp"
#include "tui/desk/prompts.hpp"
#include "tui/desk/show/telling.hpp"
#include "tui/typing.hpp"

namespace parlor::tui::desk {

// The decision that pages are open for, its kind as its game numbers it.
struct Met {
    Seat seat = bank;
    int kind = 0;
    MakePage page = nullptr;
    friend bool operator==(const Met&, const Met&) = default;
};

struct Desk {
    Met met;
    PagePtr below;               // the page of the decision; none before the first
    std::vector<PagePtr> above;  // pages opened over it, the top one last
    std::optional<Quadrant> looked_at;
    std::vector<Notice> notices;  // to be read, in this order
    Prompts prompts;
    Recent recent;  // the latest events, as sentences
    Bargain bargain;
    Presence presence;           // of the people at a shared table
    bool can_take_back = false;  // the options allow it, and there is a move to take back
    bool can_explain = false;    // the options allow it, and there are computers
    bool has_hint = false;       // the options want hints, and this decision had none
    bool waits_for_key = false;  // the options want it: nothing that is to be read goes by itself
    bool is_replay = false;      // nobody plays: the replay has the keys
    bool is_shared = false;      // the game is not kept here, but at a host
    bool offers_copy = false;    // of the game, which is over there
    int moves = 0;               // of people, so far

    void open(PagePtr page) {
        page->opened_at = moves;
        above.push_back(std::move(page));
    }
    void close() {
        if (not above.empty()) above.pop_back();
    }

    // Opens the page of the decision that is pending after a move. Pages over another decision's
    // close, unless they stay.
    enum class Above : std::uint8_t { Closes, Stays };
    void meet(Met decision, Above pages = Above::Closes);

    // Requires that there is a page of a decision.
    [[nodiscard]] Page& top() const { return above.empty() ? *below : *above.back(); }

    // The picture of the top page above for the right half of a wide window, if it has one.
    [[nodiscard]] const Canvas* beside() const {
        return above.empty() ? nullptr : above.back()->beside();
    }

    // The state of the top page above, if that page has this kind of state.
    template <class State>
    [[nodiscard]] State* shown() const {
        return above.empty() ? nullptr : above.back()->state_as<State>();
    }

    // Whether a page with this kind of state is open, itself or under another page.
    template <class State>
    [[nodiscard]] bool holds() const {
        for (const PagePtr& page : above)
            if (page->state_as<State>() != nullptr) return true;
        return false;
    }

    [[nodiscard]] bool is_paused() const;
    [[nodiscard]] bool has_begun() const;  // the first turn
    [[nodiscard]] bool is_table_hidden(const View& view) const;
    // While a player is called to the keyboard.
    [[nodiscard]] bool hands_over() const;
    // Whether the game is paused, or the open page is about options, or asks whether to leave.
    [[nodiscard]] bool in_dialog() const;
    // The letters that can be typed now, if the open page has a field for words or an amount.
    [[nodiscard]] std::optional<Letters> text_field(const View& view) const;

    // Round a board: the quadrant that the player asked for, else that of the square to look at; and
    // the square of the cursor, else the square of the decision.
    [[nodiscard]] Quadrant quadrant(const View& any) const;
    [[nodiscard]] std::optional<Square> selected(const View& view) const;

    // All that the pages may look at.
    [[nodiscard]] Look seen(const View& view) const {
        return {{recent,
                 bargain,
                 can_take_back,
                 can_explain,
                 waits_for_key,
                 is_replay,
                 is_shared,
                 offers_copy,
                 moves > 0,
                 moves},
                view};
    }

    // Changes the pages as the reply says, and returns the reply's wish.
    Command heed(Reply reply);

    // Draws the page of the menu window, below `rows_above` rows of players, and the panels over
    // it. The page of the decision may be a panel itself.
    void draw_pages(Canvas& canvas, const View& view, int rows_above) const;

    [[nodiscard]] Outlets outlets(SoundQueue& sounds) {
        return {prompts, notices, recent, bargain, sounds};
    }
};

}  // namespace parlor::tui::desk
