// The options as settings in sentences: those of the screens' pages, and those that plain mode has of
// its own.
//
// Source:  P-1.1, P-1.4, U-2.3.
// Choices: a change counts at once, and in all games; the options file has it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/outside.hpp"
#include "plain/setup/settings.hpp"
#include "plain/words.hpp"

namespace parlor::plain {

class OptionSettings final : public Settings {
public:
    // Both outlive it.
    OptionSettings(Options& options, tui::Outside& outside)
        : options_{options}, outside_{outside} {}

    [[nodiscard]] std::vector<Setting> all() const override;
    [[nodiscard]] std::optional<Error> choose(std::string_view name,
                                              const std::string& value) override;

private:
    Options& options_;
    tui::Outside& outside_;
};

// To nothing, all options; to an option, what it is; to an option and a value, the change.
[[nodiscard]] Sentences answer_about_options(OptionSettings& options, const std::string& said);

// The word `options` in a game. The settings outlive it.
[[nodiscard]] Question options_question(OptionSettings& options);

}  // namespace parlor::plain
