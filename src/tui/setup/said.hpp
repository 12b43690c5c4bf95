// Said: what set-up has said to the person at the keyboard. And what every set-up asks of its room.
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

// To be called for each key: what was refused before is over. Whether the key closed a notice, and
// means nothing else.
[[nodiscard]] bool closes_notice(Said& said);

// Above everything else.
void draw(Canvas& canvas, const Said& said);

}  // namespace setup

}  // namespace parlor::tui
