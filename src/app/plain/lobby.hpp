// Lobby: the launcher in sentences: it asks what to play or to read, and has a room for each.
//
// Source:  P-1.1, P-1.8, P-1.11, U-2.1.
// Choices: the prompt names only what there is. A room that puts a game on the table ends the lobby,
//          until the game is left.
// Not here: the game (plain/conversation.hpp); who prints it, and the news of games (shell/plain).
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/game_box.hpp"
#include "app/plain/tables_room.hpp"
#include "app/room.hpp"
#include "plain/room.hpp"
#include "plain/verbs.hpp"
#include "plain/words.hpp"

namespace parlor::plain {

struct LobbyNeeds {
    tui::Games games;
    tui::RoomNeeds room;             // with the place where a game is put
    Letters letters = Letters::All;  // that can be printed
    VisitTables visit = {};          // null: there are no shared tables
};

class Lobby final : public Room {
public:
    // What the needs refer to outlives it.
    explicit Lobby(LobbyNeeds needs) : needs_{std::move(needs)} {}

    // The first time with three lines for newcomers.
    [[nodiscard]] Answer begin() override;
    // Leaves with a game on the table, or without one.
    [[nodiscard]] Answer hear(const std::string& line) override;
    [[nodiscard]] Completions completions() const override;

private:
    // A word of the prompt, and what it does with the rest of the line.
    struct Door {
        std::string_view word, about;
        bool (Lobby::*is_there)() const;
        Answer (Lobby::*open)(const std::string& rest);
    };
    static const std::vector<Door>& doors();

    [[nodiscard]] Answer hear_here(const std::string& line);
    [[nodiscard]] bool always() const { return true; }
    [[nodiscard]] bool has_unfinished() const;
    [[nodiscard]] bool has_saved() const;
    [[nodiscard]] bool has_replays() const;
    [[nodiscard]] bool has_results() const;
    [[nodiscard]] bool has_tables() const { return needs_.visit != nullptr; }

    [[nodiscard]] Answer play(const std::string& rest);
    [[nodiscard]] Answer resume(const std::string& rest);
    [[nodiscard]] Answer load(const std::string& rest);
    [[nodiscard]] Answer replay(const std::string& rest);
    [[nodiscard]] Answer tell_results(const std::string& rest);
    [[nodiscard]] Answer tell_about(const std::string& rest);
    [[nodiscard]] Answer read_book(const std::string& rest);
    [[nodiscard]] Answer go_to_tables(const std::string& rest);
    [[nodiscard]] Answer change_options(const std::string& rest);
    [[nodiscard]] Answer leave(const std::string& rest);

    [[nodiscard]] Answer continue_with(std::unique_ptr<table::GameTable> game,
                                       const std::string& lost);
    void look_round();  // for what there is
    [[nodiscard]] Answer enter(std::unique_ptr<Room> room);
    [[nodiscard]] Answer from_room(Answer answer);
    [[nodiscard]] Answer ask(Sentences before = {}) const;
    [[nodiscard]] Answer help(const std::string& rest) const;
    [[nodiscard]] Verbs verbs() const;

    LobbyNeeds needs_;
    std::vector<const Door*> there_;
    std::unique_ptr<Room> inside_;
    std::unique_ptr<Room> next_;  // once that one is left
    bool was_welcomed_ = false;
};

}  // namespace parlor::plain
