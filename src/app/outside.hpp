// Outside: the app's surroundings: the screen that shows it, standard output, and the file of the
// player's options.
//
// Errors: as text for the players.
#pragma once

#include <optional>
#include <string_view>

#include "base/options.hpp"
#include "base/result.hpp"
#include "base/units.hpp"

namespace parlor::tui {

class Room;

class Outside {
public:
    virtual ~Outside() = default;

    // The time since some moment in the past, to measure how long a computer thinks.
    [[nodiscard]] virtual Milliseconds clock() const = 0;

    // Shows a room at once, while a computer thinks.
    virtual void show(const Room& room, const Options& options) = 0;

    // Text for standard output, which is printed after the terminal is restored.
    virtual void print(std::string_view text) = 0;

    // Saves the options after a change.
    [[nodiscard]] virtual std::optional<Error> keep(const Options& options) = 0;
};

// Shows and saves nothing, and no time passes: the outside of a script and of a recording.
class Nowhere : public Outside {
public:
    [[nodiscard]] Milliseconds clock() const override { return {}; }
    void show(const Room& /*room*/, const Options& /*options*/) override {}
    void print(std::string_view /*text*/) override {}
    [[nodiscard]] std::optional<Error> keep(const Options& /*options*/) override {
        return std::nullopt;
    }
};
[[nodiscard]] inline Outside& nowhere() {
    static Nowhere none;
    return none;
}

}  // namespace parlor::tui
