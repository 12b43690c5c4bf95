// Common keys: items that many pages of the property table have; each page decides where.
//
// Source: docs/layout.md, 6.
#pragma once

#include "tui/desk/common_keys.hpp"
#include "tui/property/pages/pages.hpp"

namespace parlor::tui {

// Makes an action that needs no words.
template <class Action>
[[nodiscard]] Reply plays(const property::View& view) {
    return play(view, Action{});
}

// Open when the rules allow it now.
template <bool property::Choices::*allowed>
[[nodiscard]] ItemIs may(const Seen& seen) {
    return open_if(seen.view.choices.*allowed);
}

struct Common : desk::BoardKeys<property::View, overview_page, statistics_page> {
    static Reply manage_deeds(const property::View& view);
    static Reply start_trade(const property::View& view);
    static Reply list_deeds(const property::View& view);
    static Reply ask_to_end(const property::View& view);

    static ItemIs may_trade(const Seen& seen);

    static constexpr CommonEntry roll(int page, int row) {
        return {{'r', page, row, "ROLL", "roll the dice"},
                plays<property::Roll>,
                may<&property::Choices::roll>};
    }
    static constexpr CommonEntry autopay(int page, int row) {
        return {{'a', page, row, "AUTOPAY", "raise the money"},
                plays<property::Recover>,
                may<&property::Choices::recover>};
    }
    static constexpr CommonEntry manage(int page,
                                        int row,
                                        std::string_view help = "build or mortgage") {
        return {{'m', page, row, "MANAGE", help}, manage_deeds};
    }
    static constexpr CommonEntry trade(int page, int row) {
        return {{'t', page, row, "TRADE", "propose a trade"}, start_trade, may_trade};
    }
    static constexpr CommonEntry deeds(int page, int row) {
        return {{'=', page, row, "DEEDS", "who owns what"}, list_deeds};
    }
    static constexpr CommonEntry end_game(int page, int row) {
        return {{'e', page, row, "END GAME", "vote to end it"},
                ask_to_end,
                may<&property::Choices::end_game>};
    }
};

}  // namespace parlor::tui
