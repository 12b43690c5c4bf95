// The program's screens as a script drives them, without a terminal: `.key`, `.wait`, `.screen`.
//
// A screen shares the Place with the script: it may set a table up by itself, and shows the one
// that is there. While a script drives it, chance is the script's: a screen never lets chance
// decide, so that the next line may still be seat 0's.
//
// Source: table-language.md, "Directives".
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "table/game_table.hpp"

namespace parlor::table {

class Screen {
public:
    virtual ~Screen() = default;

    // A key by its name, `Enter` or `a`. False when there is no such key.
    virtual bool press(std::string_view key) = 0;
    virtual void type(std::string_view text) = 0;
    virtual void wait(int milliseconds) = 0;

    // 25 lines of 40 columns, each ended by LF.
    [[nodiscard]] virtual std::string text() = 0;
};

// Made when a script first asks for it. May be empty: then there are no screens.
using ScreenMaker = std::function<std::unique_ptr<Screen>(Place&)>;

}  // namespace parlor::table
