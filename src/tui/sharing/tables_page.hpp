// The list of the tables of a host: where one joins, watches or opens a table.
//
// Source:  T-2.1.
// Choices: a player's own tables are first, then the newest. The cursor stays on its table when
//          others come or go.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "canvas/key.hpp"
#include "canvas/sound_queue.hpp"
#include "tui/launcher/game_rows.hpp"

namespace parlor::tui {

struct TableLine {
    int number = 0;
    GameRows rows;  // name, state; game, since when; who sits there
};

struct TablesUi {
    std::vector<TableLine> tables;  // as they are to be listed
    int chosen = 0;                 // its number; 0: none
    std::string host = {};          // who runs it: they can see all hands; empty: nobody is there
    std::string why_no_host = {};
    bool may_start_host = false;
    std::string refusal = {};  // why the last wish was not granted
    std::optional<Notice> help = {};
};

// The tables as they are now.
void refill(TablesUi& ui, std::vector<TableLine> tables);

// Join and Watch refer to the chosen table; Results are the host's.
enum class TablesWish : std::uint8_t { Nothing, Join, Watch, Open, Results, Back };
[[nodiscard]] TablesWish press(TablesUi& ui, Key key, SoundQueue& sounds);
void draw_tables(Canvas& canvas, const TablesUi& ui);

}  // namespace parlor::tui
