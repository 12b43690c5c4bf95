// Settings of a property game, as text: the lines of the table language up to `begin`, so that a
// person can read and edit them, and `parlor run` plays a game with them.
//
// Source:  M-5.1, U-7.1; table-language.md, "Before begin".
// Errors:  the first error, with its line.
// Choices: a seed has no effect, and lines after `begin` are not read, so the header of a saved
//          game is a valid text. Files are used as they are now; the files that a header carries
//          are ignored.
#pragma once

#include <string>

#include "rules/property/property.hpp"
#include "rules/property/ruleset.hpp"

namespace parlor {

struct Settings {
    property::Mode mode;
    property::Property::Setup setup;
};

[[nodiscard]] std::string settings_text(property::Property::Setup setup);
[[nodiscard]] Result<Settings> read_settings(const std::string& text);

}  // namespace parlor
