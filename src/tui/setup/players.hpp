// The pages of players in set-up: how many there are, which of them are guests and computers, of
// which levels the computers are, and the colours, names and tokens of the people here.
//
// Source:  U-3.1, U-7.1, T-2.2; docs/layout.md, 5; C-1.3, M-2.1.
// Choices: Enter alone goes through all pages, to one person and as many computers as last time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/options.hpp"
#include "canvas/glyphs.hpp"
#include "rules/board/sitter.hpp"
#include "tui/setup/field.hpp"
#include "tui/setup/said.hpp"
#include "tui/setup/seats.hpp"

namespace parlor::tui::setup {

// On Colours, Names and Tokens, each person here in turn chooses; on OwnLevel somebody chooses for
// each computer in turn.
enum class PlayersStep : std::uint8_t {
    Count,
    Guests,  // of a shared table
    Computers,
    Level,     // of the computers, if there are any
    OwnLevel,  // if each has its own
    Colours,
    Names,
    Tokens
};

// The choices so far, and the current page.
struct Players {
    int fewest = 2, most = 6;                         // the game's limits
    Tokens tokens = Tokens::Letters;                  // that are offered
    GlyphSet glyphs = GlyphSet::Unicode;              // of the terminal
    Options::Prompt prompt = Options::Prompt::Never;  // whether each is called to the keyboard
    std::optional<int> guests = std::nullopt;         // of a shared table
    int computers = 0;                                // as many as were chosen last
    board::Level level = board::Level::One;           // of all computers
    std::vector<board::Level> levels = {};            // of each computer; empty: all have `level`
    std::vector<board::Sitter> sitters = {};          // people, guests last, then computers

    PlayersStep first = PlayersStep::Count;  // the page that was opened; Level is alone
    PlayersStep step = PlayersStep::Count;
    std::size_t who = 0;  // whose colour, name, token or level is being chosen
    MenuCursor place = {};
    Field field = {};  // the name or token being typed
};

// How many people come from other terminals, and how many are at this one.
[[nodiscard]] int guests_among(const Players& players);
[[nodiscard]] std::size_t people_here(const Players& players);

// At a shared table not all players are computers.
[[nodiscard]] int most_computers(const Players& players);

// Seats so many people, the last of them guests, and so many computers.
void seat(Players& players, int people, int computers);

// The last choice of computers, for the configuration file (U-5.7).
struct LastComputers {
    int level, computers;
    std::string levels;  // a digit for each computer; empty: `level` for all
};
void take_last(Players& players, const LastComputers& last);
[[nodiscard]] LastComputers last_computers(const Players& players);

// The levels of this many computers, as they were last chosen.
[[nodiscard]] std::vector<board::Level> levels_chosen(const Players& players,
                                                      std::size_t computers);

// One person against computers, without any page (U-5.7). Requires one seat or more.
void seat_against_computers(Players& players, std::size_t seats);

// Where a key goes: to these pages, the page before them, or the page after them.
enum class Passage : std::uint8_t { Stays, Before, After };

// To the first page, from the page before it; to the last page, from the page after it.
void turn_to_first(Players& players);
void turn_to_last(Players& players);

[[nodiscard]] bool is_typed(const Players& players);  // a name or a token
[[nodiscard]] std::size_t asked(
    const Players& players);  // by the page; the first if it asks nobody
[[nodiscard]] Menu menu_of(const Players& players);
[[nodiscard]] Notice help_on(const Players& players);
[[nodiscard]] Passage press(Players& players, Said& said, Key key);

}  // namespace parlor::tui::setup
