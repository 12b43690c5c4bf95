// Rulebook: how to play a game, as a text that the launcher's book shows.
//
// Source: U-2.1.
#pragma once

#include <string_view>

namespace parlor::tui {

struct Rulebook {
    std::string_view title;
    const char* text;  // Markdown, as book_pages.hpp takes it
};

}  // namespace parlor::tui
