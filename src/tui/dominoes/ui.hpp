// The state of the table screen: the entry that is being typed, open questions, the last events as
// words.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/options.hpp"
#include "tui/dominoes/felt.hpp"
#include "tui/dominoes/hand_rows.hpp"
#include "tui/dominoes/names.hpp"
#include "tui/menu.hpp"
#include "tui/question.hpp"

namespace parlor::tui::domino {

// What a key asks of the game.
// clang-format off
struct Stay      {};
struct Move      { dominoes::Action action; };
struct GoOn      {};                       // the last events have been read
struct Say       { std::string words; };   // why a key did nothing
struct TakeBack  {};
struct Again     {};                       // another game with the same options
struct LookBack  {};                       // at the chart of the game
struct ToReview  {};                       // of the game's plays
struct SaveGame  {};                       // for repeating
struct StartOver {};                       // at the options window
struct Leave     {};
struct Hint      {};                       // what level 2 would play
struct Why       {};                       // the reason for Mack's last move
struct Learn     {};                       // how to play
struct SeeOptions{};
struct Prefer    { OptionChosen chosen; }; // from now on
// clang-format on
using Command = std::variant<Stay,
                             Move,
                             GoOn,
                             Say,
                             TakeBack,
                             Again,
                             LookBack,
                             ToReview,
                             SaveGame,
                             StartOver,
                             Leave,
                             Hint,
                             Why,
                             Learn,
                             SeeOptions,
                             Prefer>;

// The tiles drawn for the down.
struct Drawn {
    dominoes::Tile own{}, others{};
};

inline constexpr int width_of_told = 39;

// The last events as words; `waits` until the player has read them.
struct Told {
    std::string line;
    std::optional<dominoes::Tile> played;
    std::optional<Drawn> drawn;
    bool waits = false;
};

// The end of a hand as words: how its score is added up, and the tiles that were left.
struct HandEnd {
    std::vector<std::string> lines;
    std::string next_down = {};  // a name, once it is known
};

// The options of all games, open at the table.
struct OpenOptions {
    Options options;
    MenuCursor place = {};
};

struct Ui {
    Per<Seat, Hand, dominoes::both_seats.size() + 1> hands;
    std::string entry;                           // the digits typed so far
    std::optional<dominoes::Laid> asks_end_for;  // a typed tile that fits at two ends
    std::optional<Arranging> arranging;
    std::optional<Question> leaving;  // asks whether to leave
    MenuCursor window;                // the window after a game
    std::optional<OpenOptions> options;
    Told told;
    std::string refusal;
    dominoes::Tiles shown;  // a tile that the refusal names, marked in the hand (D-2.5)
    std::optional<dominoes::Play> hint;  // marked in the hand, until the next move
    std::vector<Notice> notices;         // to be read now, in order
    std::optional<HandEnd> hand_end;     // to be read now, after the notices
    struct Results {
        std::vector<Notice> notices;
        std::optional<HandEnd> hand_end;
    };
    Results results;  // to be read after `told`

    // Whether the player has something to read after the last events.
    [[nodiscard]] bool has_news() const { return hand_end or not notices.empty(); }
};

// The tile, once both its digits have been typed.
[[nodiscard]] std::optional<dominoes::Laid> entered_tile(const Ui& ui);

// Everything that the screen shows.
struct Scene {
    const dominoes::View& view;
    const Names& names;
    Felt felt = Felt::Green;
    Per<Seat, int, dominoes::both_seats.size() + 1> games_won;  // since the session began
    bool is_own_seat = true;        // a person's view, and this person may see the hand
    Levels levels;                  // of Mack, at his seats
    bool can_take_back = false;     // the options allow it, and there is a move to take back
    bool is_kept = true;            // after its players leave the table
    bool is_begun = true;           // a player has moved; before that no game is saved
    bool shows_seen_tiles = false;  // in the right half
    bool has_hints = false;         // H shows what level 2 would play
    bool has_aids = false;          // for training
    bool can_explain = false;       // W shows the reason for Mack's play
};

}  // namespace parlor::tui::domino
