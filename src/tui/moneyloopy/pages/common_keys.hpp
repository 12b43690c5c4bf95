// Common keys: items that many pages of Moneyloopy's table have; each page chooses their rows.
#pragma once

#include <algorithm>
#include <array>

#include "tui/desk/common_keys.hpp"
#include "tui/moneyloopy/pages/pages.hpp"

namespace parlor::tui::moneyloopy_table {

// Makes an action that needs no words.
template <class Action>
[[nodiscard]] Reply plays(const View& view) {
    return play(view, Action{});
}

// Open when the rules allow it now.
template <bool moneyloopy::Choices::*allowed>
[[nodiscard]] ItemIs may(const Seen& seen) {
    return open_if(seen.view.choices.*allowed);
}

struct Common : desk::BoardKeys<View, overview_page, statistics_page> {
    static Reply build(const View& view);
    static Reply start_deal(const View& view);
    static Reply list_deals(const View& view);
    static Reply list_properties(const View& view);

    static ItemIs may_deal(const Seen& seen) { return open_if(not seen.view.choices.deal.empty()); }

    static constexpr CommonEntry manage(int page, int row) {
        return {{'m', page, row, "MANAGE", "build, look round"}, build};
    }
    static constexpr CommonEntry deal(int page, int row) {
        return {{'d', page, row, "DEAL", "propose a deal"}, start_deal, may_deal};
    }
    static constexpr CommonEntry deals(int page, int row) {
        return {{'e', page, row, "EVERY DEAL", "all in force"}, list_deals};
    }
    static constexpr CommonEntry properties(int page, int row) {
        return {{'=', page, row, "DEEDS", "who owns what"}, list_properties};
    }
};

// The entries of a page of a decision: its own, the common entries from this row on, and those on
// the second page.
template <class State, std::size_t own>
constexpr auto with_common(int row, const Entry<State> (&entries)[own]) {
    const Entry<State> common[]{Common::overview(1, row),
                                Common::properties(1, row + 1),
                                Common::deals(1, row + 2),
                                Common::statistics(2, 10),
                                Common::options(2, 12),
                                Common::why(2, 14),
                                Common::take_back(2, 16),
                                Common::quit(2, 18)};
    std::array<Entry<State>, own + std::size(common)> all{};
    std::ranges::copy(common, std::ranges::copy(entries, all.begin()).out);
    return all;
}

}  // namespace parlor::tui::moneyloopy_table
