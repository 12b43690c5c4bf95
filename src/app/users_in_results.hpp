// Users in results: in the book of a host of shared tables a player is a user, with the name beside:
// `ann:Ann`. No user has a colon.
//
// Source: T-2.7.
#pragma once

#include <map>
#include <string>

#include "table/journal/results.hpp"

namespace parlor::tui {

[[nodiscard]] std::string player_of_user(const std::string& user, const std::string& name);

// The results by user: a player has the user's name, and of several seats of one user the one that
// ended first is left.
struct ResultsByUser {
    table::Results results;
    std::map<std::string, std::string> called;  // each user's last name
};
[[nodiscard]] ResultsByUser by_user(table::Results results);

}  // namespace parlor::tui
