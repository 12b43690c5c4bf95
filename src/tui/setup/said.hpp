// Said: messages of set-up to the person at the keyboard; and the wishes that every set-up has.
#pragma once

#include <string>
#include <vector>

#include "tui/widgets.hpp"

namespace parlor::tui {

// clang-format off
struct GoOn      {};
struct GoBack    {};  // from the first page
struct ReadBoard { std::string id; };  // and then take_board()
struct BeginNow  {};  // from the last page
// clang-format on

namespace setup {

struct Said {
    std::string refusal;          // of the last key
    std::vector<Notice> notices;  // to be read, in order
};

// Call this for each key: the previous refusal disappears. Returns whether the key closed a notice,
// and so has no other effect.
[[nodiscard]] bool closes_notice(Said& said);

// Draws above everything else.
void draw(Canvas& canvas, const Said& said);

}  // namespace setup

}  // namespace parlor::tui
