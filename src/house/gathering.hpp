// Gathering: a table before its game begins: its seats, and the users who have taken them.
//
// Source:   T-2.3.
// Errors:   one line each; an error changes nothing.
// Choices:  a user may take several seats, for people at one keyboard. The seats that set-up gave to
//           people are those that can be taken; nobody takes a computer's.
// Not here: who may come to the table; where its people wait on a screen.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "base/user.hpp"
#include "table/game/game_table.hpp"
#include "table/game/setup.hpp"

namespace parlor::house {

class Gathering {
public:
    // The game that set-up has chosen, as its header asks for it; and the users who have seats.
    Gathering(table::SetupAsked setup,
              table::Opener open,
              std::vector<std::optional<User>> users = {})
        : setup_{std::move(setup)}, open_{std::move(open)}, users_{std::move(users)} {
        users_.resize(setup_.seats.size());
    }

    [[nodiscard]] const table::SetupAsked& setup() const { return setup_; }
    // Who has taken the seats, in the order of the header: each player of the game keeps this place,
    // wherever throws seat them (M-2.2). Nobody where a seat is free or a computer's.
    [[nodiscard]] const std::vector<std::optional<User>>& users() const { return users_; }
    [[nodiscard]] bool is_computer(std::size_t seat) const;
    [[nodiscard]] bool is_free(std::size_t seat) const;
    [[nodiscard]] bool is_full() const;

    // How a player wants to be seen. An empty colour or token leaves the choice to the table.
    struct Player {
        std::string name, colour = {}, token = {};
    };
    [[nodiscard]] std::optional<Error> sit(const User& user,
                                           std::size_t seat,
                                           const Player& player);
    // Gives up all seats of the user.
    void stand_up(const User& user);

    // The lines of the game up to `begin`, as it would be if nobody else came.
    [[nodiscard]] Result<std::string> header() const;
    // The game; seats that are free are a computer's of this level.
    [[nodiscard]] Result<std::unique_ptr<table::GameTable>> begin(int level) const;

private:
    table::SetupAsked setup_;
    table::Opener open_;
    std::vector<std::optional<User>> users_;
};

}  // namespace parlor::house
