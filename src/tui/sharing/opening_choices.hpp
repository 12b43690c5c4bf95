// Opening choices: what the opener of a table chooses for all at it, as rows of a page: what each row
// says, and how its value changes.
//
// Source: T-2.2, T-3.11, T-1.7.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "tui/setup/all_settings.hpp"

namespace parlor::tui {

struct OpeningChoices {
    enum class Access : std::uint8_t { Everybody, Word, Users };

    std::string game;
    std::string name = {};  // up to 20 letters; may be empty
    Access access = Access::Everybody;
    std::vector<std::string> users = {};  // who may come, where only they may; up to 32
    bool takes_back = true, has_hints = false, explains = false, has_watchers = true;
    int level = 1;  // of the computers that take free seats, 0 to 2
};

inline constexpr int longest_table_name = 20;
inline constexpr std::size_t most_named_users = 32;

// The keys of the rows whose values are typed.
inline constexpr char table_name_key = 'n', users_key = 'u';

[[nodiscard]] std::vector<setup::Choice> rows_of(const OpeningChoices& choices);

// Chooses the value that is `by` places further on, in a row whose value is not typed.
void step_row(OpeningChoices& choices, std::span<const std::string> games, char key, int by);

}  // namespace parlor::tui
