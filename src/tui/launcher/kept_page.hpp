// The page of saved games to load, or of replays to watch.
//
// Source:  U-2.1, M-5.3.
// Choices: the newest game is first; each game has three rows. Names appear as they were typed.
//          There may be many games, so only those on the visible page are read.
// Not here: files (app/cabinet.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "tui/question.hpp"

namespace parlor::tui {

// Unknown details of a game are empty.
struct KeptGame {
    std::string name;
    std::string game = {};
    std::vector<std::string> players = {};
    std::string when = {};    // 2026-11-22 10:30
    std::string played = {};  // 1 H 05
    std::string state = {};   // Ann's turn; Ann won; damaged
    std::string moves = {};
};

enum class Shelf : std::uint8_t { Saved, Replays };

struct KeptUi {
    Shelf shelf = Shelf::Saved;
    std::vector<std::string> names = {};  // of all games, the newest first
    std::size_t chosen = 0;
    std::vector<KeptGame> page = {};        // the games on the visible page, once they are read
    std::optional<Question> deleting = {};  // asks whether to delete the chosen game
    std::optional<Notice> help = {};
};

[[nodiscard]] KeptUi kept_page(Shelf shelf, std::vector<std::string> names);

// After a game was deleted: the cursor stays where it was.
void refill(KeptUi& ui, std::vector<std::string> names);

// The games that belong on the visible page; and whether `page` has them.
[[nodiscard]] std::span<const std::string> names_on_page(const KeptUi& ui);
[[nodiscard]] bool is_page_known(const KeptUi& ui);

// Requires that the list has a game.
[[nodiscard]] const std::string& chosen_game(const KeptUi& ui);

// Take and Delete refer to the chosen game.
enum class KeptWish : std::uint8_t { Nothing, Take, Delete, Back };

[[nodiscard]] KeptWish press(KeptUi& ui, Key key, SoundQueue& sounds);
void draw_kept(Canvas& canvas, const KeptUi& ui);

}  // namespace parlor::tui
