// The page of kept games: saved games to load, or replays to watch.
//
// Source:  U-2.1, M-5.3.
// Choices: the newest game first, two rows each. Names appear as they were typed.
// Not here: files (app/shelves.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tui/question.hpp"

namespace parlor::tui {

struct KeptGame {
    std::string name;
    std::string game;
    std::string when;    // 2026-11-22 10:30
    std::string played;  // 1 H 05
    std::string turn;    // Ann; or OVER, or DAMAGED
    int moves = 0;
};

enum class Shelf : std::uint8_t { Saved, Replays };

struct KeptUi {
    Shelf shelf = Shelf::Saved;
    std::vector<KeptGame> games = {};  // the newest first
    std::size_t chosen = 0;
    std::optional<Question> deleting = {};  // asks whether to delete the chosen game
    std::optional<Notice> help = {};
};

[[nodiscard]] KeptUi kept_page(Shelf shelf, std::vector<KeptGame> games);

// After a game was deleted: the cursor stays where it was.
void refill(KeptUi& ui, std::vector<KeptGame> games);

// Take and Delete refer to the chosen game, `ui.games[ui.chosen]`.
enum class KeptWish : std::uint8_t { Nothing, Take, Delete, Back };

[[nodiscard]] KeptWish press(KeptUi& ui, Key key, SoundQueue& sounds);
void draw_kept(Canvas& canvas, const KeptUi& ui);

}  // namespace parlor::tui
