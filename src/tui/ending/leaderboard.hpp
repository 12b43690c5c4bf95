// The leaderboard: the page that ends every game. All players by their places, each with the figure
// that counts and with how they left; then the records of the game, and the keys for what follows.
//
// Source:  U-7.6, U-10.5.
// Choices: with seven and eight players there is no room for the records. What is offered is between
//          the keys, or beside the heading where they have no blank rows.
// Not here: the places (each game's rules); what a game says on its page (each game's folder).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "canvas/canvas.hpp"
#include "tui/board/shown_board.hpp"
#include "tui/desk/common_keys.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

struct PlaceRow {
    int place = 1;                   // the same for players who share it
    std::optional<ShownSeat> token;  // round a board
    std::string name, figure;
    std::string how;  // the player left, at most `width_of_how` wide
    bool has_won = false;
};
inline constexpr int width_of_how = 35;

struct RecordRow {
    std::string_view what;
    std::string who, figure;  // both together at most `width_of_record` wide
};
inline constexpr int width_of_record = 23;

struct Leaderboard {
    std::string when;              // `ROUND 31`
    std::string ended;             // what ended the game
    std::string heading;           // of the figures
    std::vector<PlaceRow> places;  // best first
    std::vector<RecordRow> records;
    Canvas chart;  // for the right half of a wide window
};

// A menu without items leaves the keys out. `offer` says what else can be done.
void draw_leaderboard(Canvas& canvas,
                      const Leaderboard& board,
                      Menu menu,
                      MenuCursor place,
                      std::string_view offer = {});
inline constexpr std::string_view offer_of_copy = "& K KEEPS A COPY";  // T-2.10

// The keys of the page; each game chooses from them, and adds its own.
struct EndKeys {
    static constexpr desk::AnyEntry same_seats{
        {'a', 1, 20, "SAME SEATS AGAIN", "the same players", 2}, desk::wishes<SameAgain>};
    // Where there is a review next to it.
    static constexpr desk::AnyEntry again{{'a', 1, 20, "AGAIN", "the same players", 2},
                                          desk::wishes<SameAgain>};
    static constexpr desk::AnyEntry review(int row) {
        return {{'v', 1, row, "REVIEW", "find the mistakes", 14}, desk::wishes<SeeReview>};
    }
    static constexpr desk::AnyEntry new_setup{{'n', 1, 20, "NEW SET-UP", "another game", 24},
                                              desk::wishes<PlayAgain>,
                                              desk::CommonKeys::if_kept_here};
    static constexpr desk::AnyEntry pictures{{'p', 1, 21, "PICTURES", "of the whole game", 2},
                                             desk::wishes<LookBack>};
    static constexpr desk::AnyEntry story{{'h', 1, 21, "STORY", "what happened", 14},
                                          desk::wishes<TellStory>};
    static constexpr desk::AnyEntry take_back{{'z', 1, 22, "TAKE BACK", "your last move", 2},
                                              desk::wishes<TakeBack>,
                                              desk::CommonKeys::may_undo};
    static constexpr desk::AnyEntry table{{'t', 1, 22, "TABLE", "look at the table", 14},
                                          desk::close};
    static constexpr desk::AnyEntry launcher{{'x', 1, 22, "LAUNCHER", "leave the table", 24},
                                             desk::wishes<LeaveTable>};
};

// The leaderboard of a game with the view `V`.
template <class V>
struct LastPage {
    static Menu window(const desk::Seen<V>&, const Leaderboard&) {
        return {.header = "LEADERBOARD", .has_quadrants = false};
    }
    static void draw(Canvas& canvas,
                     const desk::Seen<V>& seen,
                     const Leaderboard& board,
                     const Menu& menu,
                     MenuCursor place) {
        draw_leaderboard(canvas,
                         board,
                         seen.is_replay ? Menu{} : menu,
                         place,
                         seen.offers_copy ? offer_of_copy : "");
    }
    static const Canvas& chart(const Leaderboard& board) { return board.chart; }

    static constexpr desk::PageKind<V, Leaderboard> with(
        std::span<const desk::Entry<V, Leaderboard>> entries) {
        return {.window = window, .entries = entries, .draw_panel = draw, .beside = chart};
    }
};

// The same of a game round a board, with its own common keys.
template <class V, class Keys>
struct BoardLastPage : LastPage<V> {
    static constexpr desk::Entry<V, Leaderboard> entries[]{
        EndKeys::same_seats,
        EndKeys::new_setup,
        EndKeys::pictures,
        EndKeys::story,
        {{'s', 1, 21, "STATISTICS", "a player's stats", 24}, Keys::see_statistics},
        EndKeys::take_back,
        EndKeys::table,
        EndKeys::launcher,
    };
    static constexpr desk::PageKind<V, Leaderboard> kind = LastPage<V>::with(entries);
};

}  // namespace parlor::tui
