// SharedTable: a game that several guests see, each through an app of their own that has the players
// who are theirs. No app leads it: chance answers at once, computers decide at the table's pace, and
// every move is kept before any guest sees it.
//
// Source:   T-1.6, T-1.8, T-2.5, T-3.1, T-3.3, T-3.4, T-3.10, T-3.11, T-3.13, T-4.1, T-4.2, T-4.6.
// Choices:  where players have clocks, an app without a guest stays at the seat of those who are away.
//           A key that was pressed before somebody else decided may still turn pages: it only plays
//           nothing. While a computer thinks, the same is true of all keys, so that the position stays
//           the one it thinks about. A computer that has no answer at one beat answers at the next.
//           A pause does not outlive the host, and a table that falls asleep.
//           An early answer to a vote is not on disk, and is dropped when a computer takes the seat.
// Not here: who may come, and which players are theirs; sockets.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/app.hpp"
#include "base/result.hpp"
#include "base/set_of.hpp"
#include "base/units.hpp"
#include "house/terminal.hpp"
#include "plain/words.hpp"
#include "table/game/game_table.hpp"
#include "wire/message.hpp"

namespace parlor::house {

class SharedTable {
public:
    // Puts all moves so far on disk. An error is for guests to read.
    using Keep = std::function<std::optional<Error>(const table::GameTable&)>;
    // The options that change the game for others, as the opener has set them (T-3.11).
    struct Terms {
        bool take_back = true, hints = false, explanations = false;
    };

    SharedTable(tui::Games games, std::unique_ptr<table::GameTable> game, Keep keep, Terms terms);
    ~SharedTable();
    SharedTable(const SharedTable&) = delete;
    SharedTable& operator=(const SharedTable&) = delete;

    // A guest comes, with these players; without any, they watch. The reference is valid until they
    // leave, and the terminal outlives it.
    class Guest;
    [[nodiscard]] Guest& come(SetOf<Entrant> players, Terminal& terminal);
    void leave(Guest& guest);
    // The same in plain mode. `commands` are what they can say beside the game.
    class Listener;
    [[nodiscard]] Listener& come_to_listen(SetOf<Entrant> players,
                                           Terminal& terminal,
                                           std::vector<plain::Question> commands);
    void leave(Listener& listener);

    // A key that was pressed at this picture.
    void press(Guest& guest, tui::Key key, wire::Showing seen);
    // A line that answers these sentences.
    void hear(Listener& listener, const std::string& line, wire::Showing seen);
    [[nodiscard]] bool has_left(const Listener& listener) const;
    void tell(Listener& listener, std::string sentence);
    // What to tell them now; with this question instead of the game's, unless it is empty.
    [[nodiscard]] std::vector<wire::FromHost> news_for(Listener& listener,
                                                       const std::string& question);
    void heed_record(Guest& guest);                         // another one is the terminal's
    [[nodiscard]] bool has_left(const Guest& guest) const;  // with Q
    // Whether the guest wants another game; true only once.
    [[nodiscard]] bool takes_wish_to_play_again(Guest& guest);
    // Whether the guest's last page offers a copy of the game (T-2.10).
    void offer_copy(Guest& guest, bool offers);
    // What a power cut has taken from the game: all who come read it, until the game goes on.
    void remember_loss(std::string words) { loss_ = std::move(words); }
    // Something for this guest alone to be read first.
    void tell(Guest& guest, std::string title, const std::string& words);

    // What to send the guest now, with what is drawn over the game, and its sounds.
    using DrawOver = std::function<void(tui::Canvas&)>;
    [[nodiscard]] std::vector<wire::FromHost> news_for(
        Guest& guest,
        const DrawOver& draw_over = {},
        const std::vector<tui::SoundEffect>& sounds = {});

    void tick(Milliseconds passed);
    // The time until something changes by itself; nothing when nothing will.
    [[nodiscard]] std::optional<Milliseconds> next_tick() const;

    // The computer that has to decide thinks in this job, which another thread may run: until its
    // result is given back, nothing is played. Nothing while no computer has to, or one does.
    using Thinking = std::function<Result<std::string>()>;
    [[nodiscard]] std::optional<Thinking> thinking();
    void answer(Result<std::string> move);

    // Work that a guest has asked for, one at a time; null while there is none. Its outcome goes to
    // finish().
    [[nodiscard]] tui::LongWork take_work();
    void finish(const std::function<void()>& show);

    // From now on a computer of this level plays for the player, or a person (T-5.1); as soon as no
    // computer thinks.
    void seat(Entrant player, std::optional<int> level);
    // A person plays for this player again when that seat has to decide next (T-2.5).
    void expect(Entrant player) { expected_.insert(player); }

    // Who has not agreed yet to take moves back; and agreeing for somebody (T-3.5).
    [[nodiscard]] SetOf<Entrant> asked_to_agree() const;
    void agree_for(Entrant player);

    [[nodiscard]] bool has_clocks() const;
    // Until it ends, nothing is played, and no time passes (T-3.10).
    void pause();
    void end_pause();
    [[nodiscard]] bool is_paused() const { return is_paused_; }

    // Who of the players is there, for all to see.
    void attend(Presence presence) { place_.presence = std::move(presence); }

    [[nodiscard]] const table::GameTable& game() const { return *place_.table; }
    // Differs from every other position of the game: the entries of the log, and the serial of the
    // last.
    struct Position {
        std::size_t entries = 0;
        std::uint64_t last = 0;
        friend bool operator==(const Position&, const Position&) = default;
    };
    [[nodiscard]] static Position position_of(const table::GameTable& game);
    [[nodiscard]] Position position() const { return position_of(game()); }
    // Counts what more than one guest may see.
    [[nodiscard]] std::uint64_t changes() const { return news_; }

private:
    [[nodiscard]] std::string_view why_shut() const;
    [[nodiscard]] std::string_view why_shut_for(const Terminal& terminal, wire::Showing seen) const;
    void settle(const Terminal* mover);  // after anything that may have moved
    void seat_for_clocks(SetOf<Entrant> players);
    void change_seats();
    [[nodiscard]] bool is_expected_to_decide() const;
    void sit(Seat seat, std::optional<int> level);
    bool play_early_answer();
    void drop_early_answers();
    void stand_still(const Error& trouble);
    void tell_trouble(Guest& guest);
    void tell_trouble(Listener& listener);
    struct Unkept {
        int taken_back = 0;  // moves of people
        std::vector<table::MoveLine> moves;
    };
    [[nodiscard]] Unkept take_unkept();
    void try_again();
    void begin_beat();
    void allow_for_lines();
    void play_answer();

    tui::Games games_;
    Terms terms_;
    table::Place place_;
    Keep keep_;
    Position kept_;     // on disk
    std::string loss_;  // empty when nothing was lost
    std::vector<std::unique_ptr<Guest>> guests_;
    std::vector<std::unique_ptr<Listener>> listeners_;
    // Where players are away, or in plain mode: their clocks run there (T-3.9).
    struct Chair;
    std::vector<std::unique_ptr<Chair>> chairs_;

    struct Change {
        Entrant player;
        std::optional<int> level;
    };
    std::vector<Change> changes_;  // of seats, that are still to be made
    SetOf<Entrant> expected_;

    std::uint64_t news_ = 0;
    bool is_paused_ = false;
    std::optional<Error> trouble_;  // why the table stands still before what cannot be kept
    Unkept unkept_;
    Milliseconds until_next_try_;

    bool is_thinking_ = false, is_working_ = false;
    std::optional<Result<std::string>> answer_;
    Milliseconds since_decision_, due_;  // of the computer that has to decide
};

}  // namespace parlor::house
