// GameTable: a running game of any kind as text, behind virtual functions. Scripts, journals and
// the program's loop use it; text_table.hpp implements it for every TurnGame.
//
// Source: table-language.md.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/outcome.hpp"
#include "base/presence.hpp"
#include "base/seats.hpp"
#include "base/units.hpp"
#include "table/game/setup.hpp"
#include "table/game/turn_game.hpp"
#include "table/language/effort.hpp"
#include "table/language/line.hpp"

namespace parlor::table {

// The result of a move line.
struct Verdict {
    enum class Kind : std::uint8_t {
        Played,
        NotAMove,   // cannot be parsed
        Refused,    // by the rules
        LeftATrace  // refused, but the state changed: a bug in the game
    };
    Kind kind = Kind::Played;
    std::string why = {};     // empty when played
    std::string reason = {};  // the same without the move
};

class GameTable {
public:
    virtual ~GameTable() = default;

    // Differs from that of every other table of this process, as an address does not: a new table
    // may lie where an old one lay.
    [[nodiscard]] std::uint64_t identity() const { return identity_; }

    // Sets the outcomes of the coming acts of chance, from the first act on, as the header lists
    // them. Ignores lines that are not moves of chance in this game. Requires that no move has been
    // played.
    virtual void foresee(std::span<const MoveLine> acts) = 0;

    // The seat that has to decide, 0 for chance; nothing when the game is over.
    [[nodiscard]] virtual std::optional<Seat> decider() const = 0;

    // Whom an open vote has still to ask; none without one.
    [[nodiscard]] virtual Seats voters() const = 0;

    // Lets chance and computers decide until it is the mover's turn, then plays the move. A move
    // without a mover is chance's when only chance can make it, else that of the next person who
    // has to decide.
    virtual Verdict play(const MoveLine& move) = 0;

    // Like `play`, but only tests whether the move would be accepted, and does not play it.
    virtual Verdict attempt(const MoveLine& move) = 0;

    // The dealer decides until a player has to decide or the game is over.
    virtual void answer_chance() = 0;

    // The dealer and the computers decide until `awaited` has to decide, or a person has to, or the
    // game is over. False when the computers exceeded a limit of moves, as they might play for
    // ever.
    virtual bool play_on(std::optional<Seat> awaited) = 0;

    // The level of the computer that has to decide; nothing when a person or chance has to, or the
    // game is over. `let_decide` plays that computer's move, timed by the clock; it requires one.
    [[nodiscard]] virtual std::optional<int> deciding_level() const = 0;
    virtual void let_decide(const Clock& clock) = 0;

    // The move, as a line, that a computer would make for the seat that has to decide. The level is
    // `level`, else that of the seat's computer, else usual_level.
    [[nodiscard]] virtual Result<std::string> advice(std::optional<int> level) const = 0;

    // The reason for that move, as a sentence; an error for a game whose computers give none.
    [[nodiscard]] virtual Result<std::string> why(std::optional<int> level) const = 0;

    // What each move of the seat that has to decide is worth, a line for each, the best first; an
    // error for a game whose computers do not say.
    [[nodiscard]] virtual Result<std::vector<std::string>> values() const = 0;

    // `rig` sets one fact (`.set`); `settle` checks that all facts set are possible together, and
    // undoes them when they are not.
    virtual WhyNot rig(const std::string& key, std::span<const std::string> values) = 0;
    virtual WhyNot settle() = 0;

    // Takes back the last moves of people; false when there are fewer.
    virtual bool undo(int moves) = 0;
    [[nodiscard]] virtual int moves() const = 0;             // of people
    [[nodiscard]] virtual int moves_of_players() const = 0;  // of people and computers
    [[nodiscard]] bool has_computer_moved() const { return moves_of_players() > moves(); }
    // As a line, without its mover. Requires that a person has moved.
    [[nodiscard]] virtual std::string last_move_of_person() const = 0;
    [[nodiscard]] virtual std::uint64_t seed() const = 0;

    // As if the last undo, and what has followed it, had not been. Requires an undo.
    virtual void redo() = 0;

    // Goes back to where the log had this number of entries, as if nothing had followed. Requires
    // that it has so many.
    virtual void return_to(std::size_t entries) = 0;

    // Until it is set to null again, decisions of computers count for this effort, which may end
    // any call that lets computers decide. `work` is the number of moves played, including those
    // replayed after a take-back.
    virtual void spend_on(Effort* effort) = 0;
    [[nodiscard]] virtual std::uint64_t work() const = 0;

    [[nodiscard]] virtual std::vector<Fact> facts() const = 0;
    [[nodiscard]] virtual std::vector<std::string> choices() const = 0;

    // Whether a move of this game begins with this verb, or a move of any game whose verbs the
    // table has learned. So an error can distinguish a move of another game from a misspelt move.
    using IsVerb = std::function<bool(std::string_view verb)>;
    [[nodiscard]] virtual bool has_verb(std::string_view verb) const = 0;
    [[nodiscard]] bool knows_verb(std::string_view verb) const {
        return has_verb(verb) or (is_verb_ and is_verb_(verb));
    }
    void learn_verbs(IsVerb is_verb) { is_verb_ = std::move(is_verb); }

    // The form of the event with this name, an event line with example values, or nothing when
    // there is no such event.
    [[nodiscard]] virtual std::optional<std::string> event_form(std::string_view name) const = 0;

    // Event lines, each ended by LF: `told` returns the events since the last player's move began;
    // `take_news` returns the events that no call has returned yet. After several moves without a
    // call, the earliest of them may be missing.
    [[nodiscard]] virtual std::vector<std::string> told() const = 0;
    [[nodiscard]] virtual std::size_t told_in_last_move() const = 0;  // how many
    virtual std::string take_news() = 0;

    // Calls `moved` after each move of a player or of chance, whoever makes it: between two calls
    // no event is forgotten.
    virtual void on_each_move(std::function<void()> moved) = 0;

    // The number of events so far; and the events after the first `count`, as sentences.
    [[nodiscard]] virtual std::uint64_t told_count() const = 0;
    [[nodiscard]] virtual std::string story_since(std::uint64_t count) const = 0;

    // The seat whose turn it is; 0 when it is nobody's.
    [[nodiscard]] virtual Seat on_turn() const = 0;

    // How the game ended; nothing while it continues, and for a game that does not count: with a
    // rigged position (U-7.7), or with a person on a computer's seat (T-5.6).
    [[nodiscard]] virtual std::optional<Outcome> outcome() const = 0;

    // A hash of the whole game state.
    [[nodiscard]] virtual std::uint64_t state() const = 0;

    // The journal as text: the lines up to `begin`, then a text for each log entry, all ended by
    // LF. Entries are added and removed only at the end; entries with the same serial are
    // identical.
    [[nodiscard]] virtual std::string header() const = 0;
    [[nodiscard]] virtual std::size_t entries() const = 0;
    [[nodiscard]] virtual std::uint64_t serial(std::size_t entry) const = 0;
    [[nodiscard]] virtual std::string entry_text(std::size_t entry) const = 0;
    // Whether the entry is a person's move, which `undo` counts.
    [[nodiscard]] virtual bool is_of_person(std::size_t entry) const = 0;

    // A new table with the same game before its first entry.
    [[nodiscard]] virtual std::unique_ptr<GameTable> anew() const = 0;

protected:
    IsVerb is_verb_;  // of any game

private:
    static inline std::atomic<std::uint64_t> tables_made = 0;
    std::uint64_t identity_ = ++tables_made;
};

// A player's wish to take moves back, until all other people have agreed.
struct TakeBackAsked {
    std::optional<Entrant> asker;  // nothing: whoever is at a keyboard that nobody was called to
    int moves = 0;                 // of people, when it was asked: another move ends the wish
    int back = 1;                  // how many of them
    SetOf<Entrant> missing;        // who have not agreed yet
    std::optional<Entrant> refused_by = std::nullopt;
};

// Holds the table of the running game, shared by the script and the screens.
struct Place {
    std::unique_ptr<GameTable> table;
    std::optional<TakeBackAsked> take_back = std::nullopt;
    Presence presence = {};  // at a shared table
    // To an open vote, as lines, of players to whom it has not come yet (T-3.3).
    std::map<Entrant, std::string> early_answers = {};
    std::string_view shut = {};  // why nothing can be played or taken back now; empty: it can
};

// Creates a table from the header, or returns all errors in the order of the lines.
using Opened = std::variant<std::unique_ptr<GameTable>, std::vector<LineError>>;
using Opener = std::function<Opened(const SetupAsked&)>;

}  // namespace parlor::table
