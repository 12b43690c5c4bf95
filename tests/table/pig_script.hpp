// Runs scripts of Pig in tests, as the program runs scripts of its own games.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "table/game/text_table.hpp"
#include "table/language/script.hpp"
#include "toy_game.hpp"

namespace parlor::toy {

struct Ran {
    int status = 0;
    std::string answers, complaints;
};

inline table::Opened open_pig(const table::SetupAsked& asked) {
    if (asked.game->word != "pig")
        return std::vector<table::LineError>{{asked.game->line, "there is only pig"}};
    Pig::Setup setup{{}};
    for (std::size_t i = 0; i < asked.seats.size(); ++i) {
        setup.names.push_back(asked.seats[i].name);
        setup.levels[i] = table::level_in(asked.seats[i].kind);
    }
    return std::make_unique<table::TextTable<Pig>>(setup, asked.seed.value_or(0));
}

inline Ran run_text(const std::string& text,
                    bool keep_going = false,
                    const table::ScreenMaker& screen = {},
                    const table::SaveNew& save = {}) {
    table::LineReader lines{text};
    table::Output answers, complaints;
    const table::ScriptNeeds needs{open_pig, screen, keep_going, save};
    const auto status = run_script(lines, "test", needs, answers, complaints);
    return {static_cast<int>(status), answers.waiting(), complaints.waiting()};
}

// In the same way as `parlor run --live`.
inline Ran run_live(const std::string& text, const table::ScreenMaker& screen = {}) {
    table::LineReader lines{text};
    table::Output answers, complaints;
    const table::ScriptNeeds needs{.open = open_pig, .screen = screen, .live = true};
    const auto status = run_script(lines, "test", needs, answers, complaints);
    return {static_cast<int>(status), answers.waiting(), complaints.waiting()};
}

inline const std::string pig_header =
    "parlor 1\ngame pig\nseed 7\nseat 1 person Ann\nseat 2 person \"Bob B\"\nbegin\n";
inline constexpr int pig_header_lines = 6;

inline Ran play_pig(const std::string& lines, bool keep_going = false) {
    return run_text(pig_header + lines, keep_going);
}

// The beginning of an error message about the n-th line after `begin`.
inline std::string line_of_pig(int n) {
    return "test:" + std::to_string(pig_header_lines + n) + ": ";
}

}  // namespace parlor::toy
