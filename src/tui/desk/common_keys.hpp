// Common keys: items that many pages of any table have; each page decides where.
//
// Source: docs/layout.md, 6.
#pragma once

#include <algorithm>

#include "tui/desk/page_kind.hpp"

namespace parlor::tui::desk {

// The pause menu. Computers and clocks stop while it is open, even under other pages.
struct Paused {};

struct Overview {};  // of the board; any key closes it

// `page` and `row` are the place of the bar. A game adds its own keys in a derived type.
struct CommonKeys {
    static ItemIs may_undo(const Look& look) { return open_if(look.can_take_back); }
    static ItemIs may_undo_here(const Look& look) {
        return open_if(look.can_take_back and look.moves > 0);
    }
    // Not at shared tables, which are nobody's own (T-2.10).
    static ItemIs if_kept_here(const Look& look) { return there_if(not look.is_shared); }
    // Only where computers explain their moves.
    static ItemIs if_explained(const Look& look) { return there_if(look.can_explain); }

    static constexpr AnyEntry pictures(int page, int row) {
        return {{'p', page, row, "PICTURES", "of the whole game"}, wishes<LookBack>};
    }
    static constexpr AnyEntry options(int page, int row) {
        return {{'o', page, row, "GAME OPTIONS", "pace, sound, more"}, wishes<SeeOptions>};
    }
    static constexpr AnyEntry take_back(int page, int row) {
        return {{'z', page, row, "TAKE BACK", "your last move"}, wishes<TakeBack>, may_undo};
    }
    // Only what was done on this page since it was opened (U-10.7).
    static constexpr AnyEntry take_back_here(int row) {
        return {{'z', 1, row, "TAKE BACK", "undo it here"}, wishes<TakeBackHere>, may_undo_here};
    }
    static constexpr AnyEntry quit(int page, int row) {
        return {{'q', page, row, "QUIT", "to the launcher"}, wishes<AskToLeave>};
    }
    static constexpr AnyEntry why(int page, int row) {
        return {{'w', page, row, "WHY", "why it did that"}, wishes<Why>, if_explained};
    }

    // After the end of the game.
    static constexpr AnyEntry leaderboard(int row) {
        return {{'l', 1, row, "LEADERBOARD", "how each left"}, wishes<SeePlaces>};
    }
    static constexpr AnyEntry review(int row) {
        return {{'v', 1, row, "REVIEW", "find the mistakes"}, wishes<SeeReview>};
    }
    static constexpr AnyEntry again{{'a', 1, 21, "AGAIN", "the same seats"}, wishes<SameAgain>};
    static constexpr AnyEntry leave{{'c', 1, 22, "CONTINUE", "to the launcher"},
                                    wishes<LeaveTable>};
};

// Of a game round a board with the view `V`, which has these pages.
template <class V, MakePage overview_page, MakePage statistics_page>
struct BoardKeys : CommonKeys {
    static Reply see_overview() { return Open{overview_page()}; }
    static Reply see_statistics() { return Open{statistics_page()}; }

    // Only if computers follow: no person is skipped.
    static ItemIs if_computers_follow(const Seen<V>& seen) {
        const bool follow =
            seen.view.choices.end and std::ranges::any_of(seen.view.seats, [](const auto& seat) {
                return seat.is_computer and not seat.out;
            });
        return there_if(follow);
    }

    // Whose deeds are seen first: the person who decides; while a computer decides, the first
    // person; the first seat, when only computers play.
    static Seat owner_to_see(const View& view) {
        const Seat seat = view.decider();
        if (seat != bank and not view.sitting(seat).is_computer) return seat;
        const Seats people = people_in(view);
        return people.empty() ? Seat{1} : people.first();
    }

    static constexpr AnyEntry overview(int page, int row) {
        return {{'v', page, row, "OVERVIEW", "the whole board"}, see_overview};
    }
    static constexpr AnyEntry statistics(int page, int row) {
        return {{'s', page, row, "STATISTICS", "a player's stats"}, see_statistics};
    }
    static constexpr CommonEntry<V> my_next_turn(int row) {
        return {{'>', 1, row, "MY NEXT TURN", "end, skip to mine"},
                wishes<EndTurnAndSkip>,
                if_computers_follow};
    }
};

}  // namespace parlor::tui::desk
