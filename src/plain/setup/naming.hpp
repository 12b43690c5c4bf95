// Naming: which setting a line is about, and which value of it is meant.
//
// Source:  P-1.3, P-1.6, P-1.8.
// Choices: a setting is named by any of its words, or their first letters, as far as that or the value
//          is clear: `start money 2000`, `money 2000`; or after its value, as `2 people`, or by a
//          value that no other has. Commas, semicolons and `and` part several settings in one line.
// Errors:  a sentence, with what is near or possible.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "plain/setup/settings.hpp"

namespace parlor::plain {

// As people say it: `start money`.
[[nodiscard]] std::string said_name(const Setting& setting);
// `Classic, City, Blitz or Reverse`, `0 to 5000`; empty where anything may be said.
[[nodiscard]] std::string said_values(const Setting& setting);

struct NamedSetting {
    Setting setting;
    std::string value;  // the rest of the line; may be empty
};
[[nodiscard]] Result<NamedSetting> setting_in(std::string_view line,
                                              std::span<const Setting> settings);

// A setting each. Only in a list may what follows a comma be no setting: `names Ann, Bob, board us`.
[[nodiscard]] std::vector<std::string> parts_of(std::string_view line,
                                                std::span<const Setting> settings);

[[nodiscard]] Result<std::string> value_of(const Setting& setting, const std::string& said);

}  // namespace parlor::plain
