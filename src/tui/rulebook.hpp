// Rulebook: how to play a game, as a text for the launcher's book.
//
// Source: U-2.1.
#pragma once

#include <string_view>

#include "tui/book.hpp"

namespace parlor::tui {

struct Rulebook {
    std::string_view title;
    const char* text;  // Markdown, as book_pages.hpp takes it
    DrawPicture draw_picture = nullptr;
};

[[nodiscard]] inline Book book_of(const Rulebook& rulebook) {
    return {rulebook.title, pages_of(rulebook.text), rulebook.draw_picture};
}

}  // namespace parlor::tui
