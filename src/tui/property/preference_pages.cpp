// The game options at the table: two pages, one after the other, about how this game is shown.
//
// Source: docs/layout.md, 6, "Game options".
#include "tui/preferences.hpp"
#include "tui/property/common_keys.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

constexpr Binding back{'x', 1, 20, "BACK", "to the table"};

template <Options::Movement movement>
Reply prefer_movement(const rules::View&) {
    return Close{Prefer{std::nullopt, movement}};
}

constexpr Entry<Preferences> jump_entries[]{
    {movement_no, prefer_movement<Options::Movement::Stepping>},
    {movement_yes, prefer_movement<Options::Movement::Jumping>},
    {back, close},
};

Menu jump_window(const Seen&, const Preferences&) { return movement_window(); }

constexpr PageKind<Preferences> jump{jump_window, jump_entries};

template <Options::Prompt prompt>
Reply prefer_prompt(const rules::View&) {
    return TurnTo{page_of(jump), Prefer{prompt, std::nullopt}};
}

constexpr Entry<Preferences> wait_entries[]{
    {prompt_no, prefer_prompt<Options::Prompt::Never>},
    {prompt_yes, prefer_prompt<Options::Prompt::EachPlayer>},
    {back, close},
};

Menu wait_window(const Seen&, const Preferences&) { return prompt_window(); }

constexpr PageKind<Preferences> wait{wait_window, wait_entries};

}  // namespace

PagePtr wait_page() { return page_of(wait); }

}  // namespace parlor::tui
