// Tables: all tables of the house, by their numbers.
//
// Source:  T-1.6, T-1.7, T-2.1, T-2.2.
// Errors:  one line each, for whoever asked.
// Choices: each table has a folder in `tables/` with its number as its name, which stays there when
//          the table is over; so no number is used again.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "house/kept_table.hpp"

namespace parlor::house {

inline constexpr std::size_t most_tables = 200, most_tables_of_user = 4;

class Tables {
public:
    // Finds those in the folder again. The needs outlive the tables.
    explicit Tables(const HouseNeeds& needs);

    // A new table, of this user, under the next number.
    [[nodiscard]] Result<KeptTable*> open(library::TableRecord record, const std::string& header);

    // The table of this number, or of this name where only one has it; of an empty text, the only
    // one that can be meant: the user's own, else the only one there is.
    [[nodiscard]] Result<KeptTable*> find(const std::string& text, const User& user);
    [[nodiscard]] KeptTable* find(int number);

    // The list for this user: their own first, then the newest. It has only the user's own of the
    // closed ones.
    [[nodiscard]] std::vector<tui::TableLine> lines_for(const User& user) const;

    // Takes an ended table out of the list, and those whose games have been over for a day (T-2.10).
    void remove(int number) { tables_.erase(number); }
    void sweep();

    [[nodiscard]] auto& all() { return tables_; }
    [[nodiscard]] const auto& all() const { return tables_; }

private:
    const HouseNeeds* needs_;
    std::map<int, std::unique_ptr<KeptTable>> tables_;
    int last_number_ = 0;
};

}  // namespace parlor::house
