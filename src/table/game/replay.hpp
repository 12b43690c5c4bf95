// Replay: a recorded game that can be shown at any of its moves, forwards and backwards.
//
// A step is a player's move with the answers of chance and the `.set` lines after it, or an
// `.undo`. Step 0 is everything before the first move.
//
// Source:   docs/playing.md, "Replays"; table-language.md, "Journals".
// Choices:  any text in the table language can be replayed; of a damaged text, the part before the
//           damage. Going back takes about as long as playing the steps in between.
// Not here: the display of a step (app/replay_room.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "table/game/game_table.hpp"
#include "table/language/script.hpp"

namespace parlor::table {

class Replay {
public:
    // The constructor takes the table at `begin`; `follow` records the entries added and removed
    // since then.
    explicit Replay(const GameTable& begun);
    void follow(const GameTable& table);

    [[nodiscard]] int size() const { return static_cast<int>(steps_.size()) - 1; }
    [[nodiscard]] int at() const { return at_; }

    // Goes to a step, clamped to the first and the last.
    void go_to(int step);

    // The next step at which a turn begins, and the previous one.
    [[nodiscard]] int next_turn() const;
    [[nodiscard]] int turn_before() const;

    [[nodiscard]] GameTable& table() { return *table_; }
    [[nodiscard]] bool takes_back() const { return here().takes_back > 0; }

    // For each entry of the log at the end of the game: the step that it belongs to.
    [[nodiscard]] std::vector<int> steps_of_entries() const;

    // The current step, as sentences; what no event of it tells, taking back and what is set by hand;
    // and the number of events before the step.
    [[nodiscard]] std::string story() const;
    [[nodiscard]] std::string besides_events() const;
    [[nodiscard]] std::uint64_t told_before() const { return told_before_; }

    // The table at the current step, to continue the game. The replay cannot be used afterwards.
    [[nodiscard]] std::unique_ptr<GameTable> take_over() { return std::move(table_); }

private:
    struct Step {
        std::size_t keeps = 0;       // how many of the previous lines stay
        std::size_t first, end = 0;  // its own lines
        int takes_back = 0;          // how many moves it takes back
        Seat turn{};                 // whose turn it is after the step
    };
    struct Standing {
        std::uint64_t serial = 0;
        std::size_t line = 0;
    };

    void begin_step(std::size_t keeps, int takes_back = 0);
    void add(const std::string& line);
    [[nodiscard]] int moves_behind(std::size_t kept) const;
    static void lay(const Step& step, std::vector<std::size_t>& lines);
    [[nodiscard]] std::vector<std::size_t> lines_at(int step) const;
    [[nodiscard]] std::size_t change_lines_to(int step);
    void play(std::span<const std::size_t> lines);
    void play(const std::string& line);
    [[nodiscard]] std::string taken_back() const;
    [[nodiscard]] bool begins_turn(int step) const;
    [[nodiscard]] const Step& here() const { return steps_[static_cast<std::size_t>(at_)]; }

    std::unique_ptr<GameTable> table_;
    std::vector<std::string> lines_;  // all lines, including those that were taken back
    std::vector<Step> steps_;
    std::vector<Standing> standing_;   // entries at the end of the game
    std::vector<std::size_t> played_;  // lines played on table_; each is an entry of its log
    std::uint64_t told_before_ = 0;
    int at_ = -1;  // until the first go_to
};

// The result of loading a journal or script. Without a game, or when loading was called off: a null
// replay, with the reason. Else a replay, with the reason if it ends early.
struct LoadedReplay {
    Status status = Status::Fine;
    std::string complaint;
    std::shared_ptr<Replay> replay;
};
[[nodiscard]] LoadedReplay load_replay(std::string_view text,
                                       const std::string& name,
                                       const Opener& open,
                                       const CalledOff& called_off = {});

// Of a game that is played elsewhere: its replay as its file has it now, or why there is none;
// nothing: the file is as it was.
using Grown = std::function<std::optional<LoadedReplay>()>;

// The story up to a step, a line for each step.
[[nodiscard]] std::string story_until(Replay& replay, int step);

}  // namespace parlor::table
