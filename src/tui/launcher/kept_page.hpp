// The page of kept games: those to be loaded, or those to be watched once more.
//
// Source:  U-2.1, M-5.3.
// Choices: the newest first, two rows each. What a game is called stands there as it was typed.
// Not here: files (AppNeeds).
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
    std::optional<Question> deleting = {};  // whether to delete the chosen one
    std::optional<Notice> help = {};
};

[[nodiscard]] KeptUi kept_page(Shelf shelf, std::vector<KeptGame> games);

// After one of them was deleted: the choice stays where it was.
void refill(KeptUi& ui, std::vector<KeptGame> games);

// Take and Delete are about the chosen game, `ui.games[ui.chosen]`.
enum class KeptWish : std::uint8_t { Nothing, Take, Delete, Back };

[[nodiscard]] KeptWish press(KeptUi& ui, Key key, Ear& ear);
void draw_kept(Canvas& canvas, const KeptUi& ui);

}  // namespace parlor::tui
