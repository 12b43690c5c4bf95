// A replay: a game that was played, from its begin to its end, at any of its moves.
//
// A step is a move of a player with chance's part in it and what was set after it, or moves that
// were taken back. Step 0 is what happens before the first one.
//
// Source:   README.md, "Replays"; table-language.md, "Journals".
// Choices:  any text in the table language can be seen again. Of a damaged one what comes before
// the
//           damage. Going back plays the game anew: 10,000 moves take a few hundredths of a second.
//           Where one line had several computers move, it is not asked whose turn it was between.
// Not here: how a step looks (tui/app_replay.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "table/game_table.hpp"
#include "table/script.hpp"

namespace parlor::table {

class Replay {
public:
    // Takes the table at `begin`, and then as it becomes.
    explicit Replay(const GameTable& begun);
    void follow(const GameTable& table);

    [[nodiscard]] int size() const { return static_cast<int>(steps_.size()) - 1; }
    [[nodiscard]] int at() const { return at_; }

    // Clamped to what there is.
    void go_to(int step);

    // Where the next turn begins, or this one, or when it does so here the one before.
    [[nodiscard]] int next_turn() const;
    [[nodiscard]] int turn_before() const;

    [[nodiscard]] GameTable& table() { return *table_; }
    [[nodiscard]] bool takes_back() const { return here().takes_back; }

    // What happened in this step, in sentences; and the count of what was told before it.
    [[nodiscard]] std::string story() const;
    [[nodiscard]] std::uint64_t told_before() const { return told_before_; }

    // The table as it stands here, to be played on. The replay is over then.
    [[nodiscard]] std::unique_ptr<GameTable> take_over() { return std::move(table_); }

private:
    struct Step {
        std::size_t keeps = 0;       // so many of the lines that stood before it
        std::size_t first, end = 0;  // its own
        bool takes_back = false;
        Seat turn{};  // whose it is after it
    };
    struct Standing {
        std::uint64_t serial = 0;
        std::size_t line = 0;
    };

    void begin_step(std::size_t keeps, bool takes_back = false);
    void add(const std::string& line);
    [[nodiscard]] std::vector<std::size_t> lines_at(int step) const;
    void play(std::span<const std::size_t> lines);
    void play(const std::string& line);
    [[nodiscard]] std::string taken_back() const;
    [[nodiscard]] bool begins_turn(int step) const;
    [[nodiscard]] const Step& here() const { return steps_[static_cast<std::size_t>(at_)]; }

    std::unique_ptr<GameTable> table_;
    std::vector<std::string> lines_;  // all that ever stood in the game
    std::vector<Step> steps_;
    std::vector<Standing> standing_;   // at the end
    std::vector<std::size_t> played_;  // on the table
    std::uint64_t told_before_ = 0;
    int at_ = 0;
};

// As of a journal or script that is loaded: no replay when no game begins, and why not, or why it
// ends early.
struct LoadedReplay {
    Status status = Status::Fine;
    std::string complaint;
    std::shared_ptr<Replay> replay;
};
[[nodiscard]] LoadedReplay load_replay(std::string_view text,
                                       const std::string& name,
                                       const Opener& open);

// All of it up to a step, a line for each.
[[nodiscard]] std::string story_until(Replay& replay, int step);

}  // namespace parlor::table
