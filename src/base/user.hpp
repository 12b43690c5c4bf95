// User: who a guest of shared tables is: an account, and of those who share it, one.
//
// Source: T-1.4.
#pragma once

#include <cstdint>
#include <string>

namespace parlor {

struct User {
    std::uint32_t id = 0;      // of the account
    std::string account = {};  // its login name, or `uid 1003`
    std::string name = {};     // of one of those who share the account; empty where nobody does

    // `ann`, `parlor/ann`: no name is ever another account's user.
    [[nodiscard]] std::string shown() const {
        return name.empty() ? account : account + "/" + name;
    }
    [[nodiscard]] const std::string& own_name() const { return name.empty() ? account : name; }
    friend bool operator==(const User& one, const User& other) {
        return one.id == other.id and one.name == other.name;
    }
};

}  // namespace parlor
