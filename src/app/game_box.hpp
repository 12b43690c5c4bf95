// GameBox: what a game brings to the parlor, in one box: how it is opened, its entry in the
// launcher, its rooms, its stage for replays, and features that only some games have.
//
// The launcher, the app and the shell's commands get a list of boxes and name no game.
//
// Errors:   as text.
// Not here: the list of the parlor's games (games/games.hpp).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/room.hpp"
#include "base/outcome.hpp"
#include "base/result.hpp"
#include "canvas/glyphs.hpp"
#include "table/game/game_table.hpp"
#include "tui/books/book_pages.hpp"
#include "tui/launcher/launcher_page.hpp"
#include "tui/rulebook.hpp"
#include "tui/sharing/talk_lines.hpp"

namespace parlor::table {
class Replay;
}

namespace parlor::cli {
struct Sim;  // a series, as the command line asks for it
}

namespace parlor::plain {
class Words;
}

namespace parlor::sim {
struct Part;  // of a series, which another machine may have played
}

namespace parlor::tui {

class SetupPages;
class TableStage;
struct StageNeeds;

// The rooms of a game, with the data that was read for them.
struct Rooms {
    // Makes a room that sets up a game; when the place has a table of this game, the room shows it.
    std::function<std::unique_ptr<Room>(RoomNeeds)> room;
    // The pages of set-up without a room, for tables that are shared (T-2.2).
    std::function<std::unique_ptr<SetupPages>(RoomNeeds)> setup;
    std::optional<Error> trouble = std::nullopt;  // why no game can be set up
};

struct GameBox {
    std::string_view name;  // in sentences: `a game of dominoes`

    // The words for this game in a header's line `game`; what opens the tables for headers with such
    // a word, which may share what it has read; and whether a table has this game.
    std::vector<std::string> (*ids)();
    table::Opener (*opener)();
    bool (*is_for)(table::GameTable& table);

    // Whether a move of this game begins with this word, so that tables of other games know it.
    bool (*is_verb)(std::string_view word);

    GameEntry entry;                                  // in the launcher
    std::optional<Rulebook> rulebook = std::nullopt;  // how to play, in the launcher's book

    // Its computers of a level, in the results: `trader`, `Mack 2`. Null in a game without levels.
    std::string (*computer)(int level) = nullptr;
    TalkAt talk_at = TalkAt::Board;  // of a shared table, over the game

    // The screens.
    //   rooms     called once, when the launcher or the game's first room opens
    //   seat      the room at the place's table without set-up: where another terminal leads it
    //   stage     for replays
    //   backdrop  of the title, if this is the first game with one; the title waits for it, but for
    //             no other data of a game
    //   demonstration  in the table language, up to `begin`: a game of computers alone, which the
    //             launcher shows, if this is the first game with one (U-10.6)
    Rooms (*rooms)() = nullptr;
    std::unique_ptr<Room> (*seat)(RoomNeeds needs) = nullptr;
    std::unique_ptr<TableStage> (*stage)(StageNeeds needs) = nullptr;
    std::optional<Canvas> (*backdrop)() = nullptr;
    std::string_view demonstration = {};

    // What the game says in plain mode (P-1.1). Requires a table of this game.
    std::unique_ptr<plain::Words> (*words)(table::GameTable& table) = nullptr;

    // Features that only some games have; null in a game without them.
    //   begin     begins at once with the saved options, without set-up: `parlor GAME`, and for the
    //             first such game G in the launcher; requires rooms without trouble
    //   edit      the editor of its modes: E in the launcher; requires rooms without trouble
    //   standings of a game that is over, as text, after its story; empty before the end
    //   pictures  charts of the game so far, as text: `parlor show --pictures`
    //   record    of the game so far: `parlor record`
    //   review    judges the plays of a game, prints their costs, returns the exit status:
    //             `parlor review`
    //   simulate  plays a series, prints the report, returns the exit status: `parlor sim`
    //   merge     the report of a series in these parts: `parlor sim --merge`
    //   carries   whether the header carries this game's mode, so that the id may be unknown here
    //   changes   since the game began, of the files that it carries: a sentence, or nothing
    //   figures   of its results, except places and scores: columns of `results --csv`
    //   results   pages on its finished games, for the book of results and `parlor results`
    //   odds      of the squares of a board in a mode, in this number of rolls: `parlor odds`
    std::unique_ptr<Room> (*begin)(RoomNeeds needs) = nullptr;
    std::unique_ptr<Room> (*edit)(RoomNeeds needs) = nullptr;
    std::string (*standings)(table::GameTable& table) = nullptr;
    std::string (*pictures)(table::GameTable& table, GlyphSet glyphs) = nullptr;
    std::string (*record)(table::GameTable& table) = nullptr;
    int (*review)(table::Replay& game, bool is_quick) = nullptr;
    int (*simulate)(const cli::Sim& order) = nullptr;
    Result<std::string> (*merge)(const cli::Sim& order, std::span<const sim::Part> parts) = nullptr;
    bool (*carries)(const table::SetupAsked& asked) = nullptr;
    std::optional<std::string> (*changes)(table::GameTable& table) = nullptr;
    std::span<const std::string_view> figures = {};
    std::vector<BookPage> (*results)(std::span<const Outcome> finished) = nullptr;
    Result<std::string> (*odds)(const std::string& mode,
                                const std::string& board,
                                std::int64_t throws) = nullptr;
};

using Games = std::span<const GameBox>;

// The game with this id, or of this table; null when there is none.
[[nodiscard]] const GameBox* find_game(Games games, std::string_view id);
[[nodiscard]] const GameBox* game_on(Games games, table::GameTable& table);

// As people call them, in the order of the list.
[[nodiscard]] std::vector<std::string> names_of(Games games);

// The error for an id that no game has: lists the existing ids.
[[nodiscard]] std::string no_such_game(Games games, const std::string& id);

// Opens tables of these games, which know the verbs of all of them, and reads each board once.
// Requires that the list outlives the opener and the tables.
[[nodiscard]] table::Opener opener_of(Games games);
void teach_verbs(Games games, table::GameTable& table);

// A message about a game that was read from a file: `changes` of the game on this table.
[[nodiscard]] std::optional<std::string> changes_since(Games games, table::GameTable& table);

// The stage for a replay. Requires a table of one of the games.
[[nodiscard]] std::unique_ptr<TableStage> stage_for(Games games,
                                                    table::GameTable& table,
                                                    StageNeeds needs);

}  // namespace parlor::tui
