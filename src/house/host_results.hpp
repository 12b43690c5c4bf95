// The host's book of results: the finished games of all its tables, with the users who played them.
//
// Source:  T-2.7, T-2.9.
// Errors:  as text.
// Choices: the file has the format of a player's own results; a person is `user:NAME` there. Users who
//          look alike count as one. Games at tables for named users are for those who played them; others would read their
//          names there, which the list of tables keeps from them.
#pragma once

#include <optional>
#include <string>

#include "base/user.hpp"
#include "house/needs.hpp"
#include "library/table_record.hpp"
#include "table/journal/results.hpp"

namespace parlor::house {

// How this game of the table ended; `journal` is its name there.
[[nodiscard]] table::FinishedGame finished_game(const library::TableRecord& record,
                                                const std::vector<std::string>& names,
                                                const std::string& journal,
                                                Outcome outcome);

[[nodiscard]] std::optional<Error> note(const HouseNeeds& needs, const table::FinishedGame& game);
[[nodiscard]] Result<table::Results> results_for(const HouseNeeds& needs, const User& reader);

}  // namespace parlor::house
