// OptionsRoom: the options, each with its value, and changed by its name and a value.
//
// Source: P-1.1, P-1.8, U-2.3.
#pragma once

#include <string>
#include <utility>

#include "app/plain/option_settings.hpp"
#include "plain/room.hpp"

namespace parlor::plain {

class OptionsRoom final : public Room {
public:
    // `said` may have an option. Both others outlive it.
    OptionsRoom(Options& options, tui::Outside& outside, std::string said)
        : options_{options, outside}, said_{std::move(said)} {}

    [[nodiscard]] Answer begin() override { return ask(answer_about_options(options_, said_)); }
    [[nodiscard]] Answer hear(const std::string& line) override;

private:
    [[nodiscard]] static Answer ask(Sentences before);

    OptionSettings options_;
    std::string said_;
};

}  // namespace parlor::plain
