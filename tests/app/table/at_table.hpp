// Tables of the property game at the first turn of seat 1, for tests of screens.
#pragma once

#include "app/furnished.hpp"

namespace parlor::tui {

// This many people, with facts as a test sets them.
struct AtTable : Screened {
    explicit AtTable(int people, const std::vector<std::string>& facts = {}) {
        begin(people, facts);
    }
    AtTable(int people, AppNeeds like) : Screened{std::move(like)} { begin(people, {}); }

private:
    void begin(int people, const std::vector<std::string>& facts) {
        sit_down(people);
        if (not facts.empty()) set(facts);
    }
};

// In the middle of a game.
struct AtFurnishedTable : AtTable {
    explicit AtFurnishedTable(int people) : AtTable{people} { furnish(*this); }
};

}  // namespace parlor::tui
