// Screen: the program's screens as a script drives them, without a terminal: `.key`, `.wait`,
// `.screen`.
//
// A screen shares the Place with the script: it may create the table itself, and shows the table
// that is there. Under a script's control a screen never lets chance decide, so that the next line
// of the script can still be a move of seat 0.
//
// Source: table-language.md, "Directives".
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "table/game/game_table.hpp"

namespace parlor::table {

class Screen {
public:
    virtual ~Screen() = default;

    // Presses a key by its name, `Enter` or `a`. False when there is no such key.
    virtual bool press(std::string_view key) = 0;
    virtual void type(std::string_view text) = 0;
    virtual void wait(int milliseconds) = 0;

    // 25 lines of 40 columns, each ended by LF; wide, with the right half of a table, of 80.
    enum class Width : std::uint8_t { Usual, Wide };
    [[nodiscard]] virtual std::string text(Width width) = 0;
};

// Called when a script first needs a screen. An empty function means that there are no screens.
using ScreenMaker = std::function<std::unique_ptr<Screen>(Place&)>;

}  // namespace parlor::table
