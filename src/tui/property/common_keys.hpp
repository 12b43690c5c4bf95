// Common keys: items that many pages of the table have, each page in a place of its own.
//
// Source: docs/layout.md, 6.
#pragma once

#include "tui/property/page_kind.hpp"

namespace parlor::tui {

// Closes the page.
[[nodiscard]] Reply close(const rules::View& view);

// Makes an action that needs no words.
template <class Action>
[[nodiscard]] Reply plays(const rules::View& /*view*/) {
    return Move{Action{}};
}

// Open when the rules allow it now.
template <bool rules::Choices::*allowed>
[[nodiscard]] ItemIs may(const Seen& seen) {
    return open_if(seen.view.choices.*allowed);
}

namespace common {

[[nodiscard]] Reply manage_deeds(const rules::View& view);
[[nodiscard]] Reply start_trade(const rules::View& view);
[[nodiscard]] Reply see_overview(const rules::View& view);
[[nodiscard]] Reply list_deeds(const rules::View& view);
[[nodiscard]] Reply see_statistics(const rules::View& view);
[[nodiscard]] Reply see_pictures(const rules::View& view);
[[nodiscard]] Reply play_again(const rules::View& view);
[[nodiscard]] Reply set_options(const rules::View& view);
[[nodiscard]] Reply undo_move(const rules::View& view);
[[nodiscard]] Reply ask_to_end(const rules::View& view);
[[nodiscard]] Reply ask_to_leave(const rules::View& view);
[[nodiscard]] Reply explain(const rules::View& view);

[[nodiscard]] ItemIs may_trade(const Seen& seen);
[[nodiscard]] ItemIs may_undo(const Seen& seen);
[[nodiscard]] ItemIs if_explained(const Seen& seen);  // only where computers explain themselves

// `page` and `row` are the place of the bar.
constexpr CommonEntry manage(int page, int row, std::string_view help = "build or mortgage") {
    return {{'m', page, row, "MANAGE", help}, manage_deeds};
}
constexpr CommonEntry trade(int page, int row) {
    return {{'t', page, row, "TRADE", "propose a trade"}, start_trade, may_trade};
}
constexpr CommonEntry overview(int page, int row) {
    return {{'v', page, row, "OVERVIEW", "the whole board"}, see_overview};
}
constexpr CommonEntry deeds(int page, int row) {
    return {{'=', page, row, "DEEDS", "each one's deeds"}, list_deeds};
}
constexpr CommonEntry statistics(int page, int row) {
    return {{'s', page, row, "STATISTICS", "about a player"}, see_statistics};
}
constexpr CommonEntry pictures(int page, int row) {
    return {{'p', page, row, "PICTURES", "of the whole game"}, see_pictures};
}
constexpr CommonEntry options(int page, int row) {
    return {{'o', page, row, "GAME OPTIONS", "wait, jump"}, set_options};
}
constexpr CommonEntry take_back(int page, int row) {
    return {{'z', page, row, "TAKE BACK", "undo last move"}, undo_move, may_undo};
}
constexpr CommonEntry end_game(int page, int row) {
    return {{'e', page, row, "END GAME", "ask all to end it"},
            ask_to_end,
            may<&rules::Choices::end_game>};
}
constexpr CommonEntry quit(int page, int row) {
    return {{'q', page, row, "QUIT", "to the launcher"}, ask_to_leave};
}
constexpr CommonEntry why(int page, int row) {
    return {{'w', page, row, "WHY", "why it did that"}, explain, if_explained};
}

}  // namespace common

}  // namespace parlor::tui
