// A game on the table as text, whichever game it is: what scripts, journals and the program's
// loop need, behind virtual functions. text_table.hpp makes one of every TurnGame.
//
// Source: table-language.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/units.hpp"
#include "table/line.hpp"
#include "table/setup.hpp"
#include "table/turn_game.hpp"

namespace parlor::table {

// What became of a move line.
struct Verdict {
    enum class Kind : std::uint8_t {
        Played,
        NotAMove,   // cannot be understood
        Refused,    // by the rules
        LeftATrace  // refused, and yet something has changed: a mistake in the game
    };
    Kind kind = Kind::Played;
    std::string why;  // unless played
};

class GameTable {
public:
    virtual ~GameTable() = default;

    // The moves of chance that are going to answer, act by act from the first, as the header tells
    // them. What is no such move in this game is passed over. Requires that nothing has been
    // played.
    virtual void foresee(std::span<const MoveLine> acts) = 0;

    // A seat, 0 for chance, nobody when the game is over.
    [[nodiscard]] virtual std::optional<Seat> decider() const = 0;

    // Chance and computers decide first, until it is the mover's turn. A move without a mover is
    // chance's when only chance could make it, else a person's.
    virtual Verdict play(const MoveLine& move) = 0;

    // The same, but the move itself is only tried: when it would be played nothing happens.
    virtual Verdict attempt(const MoveLine& move) = 0;

    // The dealer decides until somebody else has to.
    virtual void answer_chance() = 0;

    // The dealer and the computers decide until `awaited` has to, or a person, or the game is
    // over. False when the computers were stopped, as they might never come to an end.
    virtual bool play_on(std::optional<Seat> awaited) = 0;

    // The line of the move that a computer would make for the seat that has to decide: one of
    // that level, or of the seat's own, or of the usual one.
    [[nodiscard]] virtual Result<std::string> advice(std::optional<int> level) const = 0;

    // Why that computer would make it, in a sentence. Not every game's computers say so.
    [[nodiscard]] virtual Result<std::string> why(std::optional<int> level) const = 0;

    // `.set`, and then whether all that was set is possible; if not, it is taken back.
    virtual Refusal rig(const std::string& key, std::span<const std::string> values) = 0;
    virtual Refusal settle() = 0;

    // False when there are not so many moves.
    virtual bool undo(int moves) = 0;
    [[nodiscard]] virtual int moves() const = 0;  // of people

    [[nodiscard]] virtual std::vector<Fact> facts() const = 0;
    [[nodiscard]] virtual std::vector<std::string> choices() const = 0;

    // Whether there are moves of this verb, and the form of the event of that name, which is the
    // event as a line with any values; nothing when there is no such event.
    [[nodiscard]] virtual bool knows_verb(std::string_view verb) const = 0;
    [[nodiscard]] virtual std::optional<std::string> event_form(std::string_view name) const = 0;

    // Events as lines: since the last player's move began; and not yet taken, each ended by LF.
    [[nodiscard]] virtual std::vector<std::string> told() const = 0;
    virtual std::string take_news() = 0;

    // How many events have been told, and what came since there were so many, as people tell it.
    [[nodiscard]] virtual std::uint64_t told_count() const = 0;
    [[nodiscard]] virtual std::string story_since(std::uint64_t count) const = 0;

    // Whose turn it is; 0 while it is nobody's.
    [[nodiscard]] virtual Seat on_turn() const = 0;

    // A hash of the whole state.
    [[nodiscard]] virtual std::uint64_t state() const = 0;

    // The journal: the lines up to `begin`, then one text for each entry, all ended by LF.
    // Entries only ever come and go at the end; two with one serial are the same entry.
    [[nodiscard]] virtual std::string header() const = 0;
    [[nodiscard]] virtual std::size_t entries() const = 0;
    [[nodiscard]] virtual std::uint64_t serial(std::size_t entry) const = 0;
    [[nodiscard]] virtual std::string entry_text(std::size_t entry) const = 0;
    // Whether it is a move that `undo` counts.
    [[nodiscard]] virtual bool is_of_person(std::size_t entry) const = 0;

    // The same game before its first entry.
    [[nodiscard]] virtual std::unique_ptr<GameTable> anew() const = 0;
};

// Where the one game that is on is kept, for all who need to know: the script, the screens.
struct Place {
    std::unique_ptr<GameTable> table;
};

// Sets a table up, or tells everything that is wrong, in the order of the lines.
using Opened = std::variant<std::unique_ptr<GameTable>, std::vector<LineError>>;
using Opener = std::function<Opened(const SetupAsked&)>;

}  // namespace parlor::table
