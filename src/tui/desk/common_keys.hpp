// Common keys: items that many pages of any table have; each page decides where.
//
// Source: docs/layout.md, 6.
#pragma once

#include "tui/desk/page_kind.hpp"

namespace parlor::tui::desk {

// The pause menu. Computers and clocks stop while it is open, even under other pages.
struct Paused {};

struct Overview {};  // of the board; any key closes it

// `page` and `row` are the place of the bar. A game adds its own keys in a derived type.
template <class D>
struct CommonKeys {
    using View = typename D::View;
    using Seen = typename D::Seen;

    static Reply<D> see_pictures(const View&) { return LookBack{}; }
    static Reply<D> play_again(const View&) { return PlayAgain{}; }
    static Reply<D> set_options(const View&) { return SeeOptions{}; }
    static Reply<D> undo_move(const View&) { return TakeBack{}; }
    static Reply<D> ask_to_leave(const View&) { return AskToLeave{}; }
    static Reply<D> explain(const View&) { return Why{}; }
    static Reply<D> skip(const View&) { return SkipToDecision{}; }
    static Reply<D> finish(const View&) { return FinishGame{}; }
    static Reply<D> save(const View&) { return SaveGame{}; }
    static Reply<D> end_and_skip(const View&) { return EndTurnAndSkip{}; }

    static ItemIs may_undo(const Seen& seen) { return open_if(seen.can_take_back); }
    // Only where computers explain their moves.
    static ItemIs if_explained(const Seen& seen) {
        return seen.can_explain ? ItemIs::Open : ItemIs::Absent;
    }

    static constexpr CommonEntry<D> pictures(int page, int row) {
        return {{'p', page, row, "PICTURES", "of the whole game"}, see_pictures};
    }
    static constexpr CommonEntry<D> options(int page, int row) {
        return {{'o', page, row, "GAME OPTIONS", "pace, sound, more"}, set_options};
    }
    static constexpr CommonEntry<D> take_back(int page, int row) {
        return {{'z', page, row, "TAKE BACK", "your last move"}, undo_move, may_undo};
    }
    static constexpr CommonEntry<D> quit(int page, int row) {
        return {{'q', page, row, "QUIT", "to the launcher"}, ask_to_leave};
    }
    static constexpr CommonEntry<D> why(int page, int row) {
        return {{'w', page, row, "WHY", "why it did that"}, explain, if_explained};
    }
};

}  // namespace parlor::tui::desk
