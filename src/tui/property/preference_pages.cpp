// The game options at the table: two pages, one after the other, about how this game is shown.
//
// Source: docs/layout.md, 5, pages 3 and 4; 6, "Game options".
#include <utility>

#include "tui/property/common_keys.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

Menu question(std::string sub, std::string first_line, std::string second_line) {
    Menu menu{.header = "PLAY OPTIONS", .sub = std::move(sub)};
    menu.words = {{10, std::move(first_line)}, {11, std::move(second_line)}};
    return menu;
}

constexpr Binding back{'x', 1, 20, "BACK", "to the table"};

template <Options::Movement movement>
Reply prefer_movement(const rules::View&) {
    return Close{Prefer{std::nullopt, movement}};
}

constexpr Entry<Preferences> jump_entries[]{
    {{'n', 1, 13, "NO", "step by step"}, prefer_movement<Options::Movement::Stepping>},
    {{'y', 1, 15, "YES", "jump there"}, prefer_movement<Options::Movement::Jumping>},
    {back, close},
};

Menu jump_window(const Seen&, const Preferences&) {
    return question("JUMP TO NEXT", "ALWAYS JUMP TO", "THE NEXT SQUARE?");
}

constexpr PageKind<Preferences> jump{jump_window, jump_entries};

template <Options::Prompt prompt>
Reply prefer_prompt(const rules::View&) {
    return TurnTo{page_of(jump), Prefer{prompt, std::nullopt}};
}

constexpr Entry<Preferences> wait_entries[]{
    {{'n', 1, 13, "NO", "go on at once"}, prefer_prompt<Options::Prompt::Never>},
    {{'y', 1, 15, "YES", "ask each player"}, prefer_prompt<Options::Prompt::EachPlayer>},
    {back, close},
};

Menu wait_window(const Seen&, const Preferences&) {
    return question("WAIT FOR PLAYER", "PROMPT FOR EACH", "PLAYER?");
}

constexpr PageKind<Preferences> wait{wait_window, wait_entries};

}  // namespace

PagePtr wait_page() { return page_of(wait); }

}  // namespace parlor::tui
