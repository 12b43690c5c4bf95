// The game options at the table: two pages, one after the other, about how this game is shown.
//
// Source: docs/layout.md, 5, pages 3 and 4; 6, "Game options".
#pragma once

#include <string>
#include <utility>

#include "tui/desk/page_kind.hpp"

namespace parlor::tui::desk {

struct Preferences {};

template <class D>
class PreferencePages {
    using View = typename D::View;
    using Seen = typename D::Seen;

    static Menu question(std::string sub, std::string first_line, std::string second_line) {
        Menu menu{.header = "PLAY OPTIONS", .sub = std::move(sub)};
        menu.words = {{10, std::move(first_line)}, {11, std::move(second_line)}};
        return menu;
    }

    static constexpr Binding back{'x', 1, 20, "BACK", "to the table"};

    template <Options::Movement movement>
    static Reply<D> prefer_movement(const View&) {
        return Close<D>{Prefer{std::nullopt, movement}};
    }
    static Menu jump_window(const Seen&, const Preferences&) {
        return question("JUMP TO NEXT", "ALWAYS JUMP TO", "THE NEXT SQUARE?");
    }
    static constexpr Entry<D, Preferences> jump_entries[]{
        {{'n', 1, 13, "NO", "step by step"}, prefer_movement<Options::Movement::Stepping>},
        {{'y', 1, 15, "YES", "jump there"}, prefer_movement<Options::Movement::Jumping>},
        {back, close<D>},
    };
    static constexpr PageKind<D, Preferences> jump{jump_window, jump_entries};

    template <Options::Prompt prompt>
    static Reply<D> prefer_prompt(const View&) {
        return TurnTo<D>{page_of(jump), Prefer{prompt, std::nullopt}};
    }
    static Menu wait_window(const Seen&, const Preferences&) {
        return question("WAIT FOR PLAYER", "PROMPT FOR EACH", "PLAYER?");
    }
    static constexpr Entry<D, Preferences> wait_entries[]{
        {{'n', 1, 13, "NO", "play on at once"}, prefer_prompt<Options::Prompt::Never>},
        {{'y', 1, 15, "YES", "ask each player"}, prefer_prompt<Options::Prompt::EachPlayer>},
        {back, close<D>},
    };

public:
    static constexpr PageKind<D, Preferences> kind{wait_window, wait_entries};
};

template <class D>
[[nodiscard]] PagePtr<D> preferences_page() {
    return page_of(PreferencePages<D>::kind);
}

}  // namespace parlor::tui::desk
