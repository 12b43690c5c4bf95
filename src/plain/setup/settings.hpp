// Settings: what can be chosen, as the screens' pages show it: the options; and before a game its rules
// and its players.
//
// Source: P-1.1, P-1.6.
// Errors: as text; a refused value changes nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/number_range.hpp"
#include "base/result.hpp"

namespace parlor::plain {

struct Setting {
    std::string name;                      // `start-money`, which is said `start money`
    std::string value;                     // what is chosen: `1500`, `uk`
    std::string about;                     // a sentence without its full stop
    std::vector<std::string> words{};      // to choose from
    std::optional<NumberRange> numbers{};  // or these; without either anything may be said
    bool is_list = false;                  // of several things, as `Ann, Bob`
    bool sets_others = false;              // so it counts before them, in whatever order it is said
};

class Settings {
public:
    virtual ~Settings() = default;

    [[nodiscard]] virtual std::vector<Setting> all() const = 0;  // likeliest first
    // Chooses one of its words or numbers, or what was said for it. Requires a setting's name.
    [[nodiscard]] virtual std::optional<Error> choose(std::string_view name,
                                                      const std::string& value) = 0;
};

// Of a game that is set up.
class GameSettings : public Settings {
public:
    // The game as a sentence.
    [[nodiscard]] virtual std::string read_back() const = 0;
    // Why no game can begin with these choices, which each can be made.
    [[nodiscard]] virtual std::optional<Error> why_not() { return std::nullopt; }
};

}  // namespace parlor::plain
