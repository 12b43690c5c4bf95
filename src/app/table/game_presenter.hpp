// GamePresenter: presents one game to the people at one terminal: what they see of it, and what its
// events are to them. Each game round a board implements it once; rooms and stages know no more of
// a game than this and its tabletop.
//
// Choices: a presenter follows the game from the moment at which it was made, and remembers what
//          its events need to be told. After a take-back there is a new one.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/story.hpp"
#include "canvas/glyphs.hpp"
#include "table/game_table.hpp"
#include "tui/desk/desk.hpp"
#include "tui/desk/show.hpp"
#include "tui/desk/tabletop.hpp"

namespace parlor::tui {

// What happened, as a show of it begins and goes on.
struct News {
    desk::ViewPtr before;  // for onlookers
    std::vector<desk::Shot> shots;
};

// A computer's decision in words.
struct Reason {
    std::string name;  // of the computer
    std::string move, why;
};

class GamePresenter {
public:
    virtual ~GamePresenter() = default;

    // Pages, board and rows of the game.
    [[nodiscard]] virtual const desk::Tabletop& tabletop() const = 0;

    // The game as it stands, seen by the person who has to decide, after this time of thinking.
    // And the same view for onlookers; null when it has nothing to hide from them.
    [[nodiscard]] virtual desk::ViewPtr view(Milliseconds thinking = {}) const = 0;
    [[nodiscard]] virtual desk::ViewPtr for_all(const desk::View& view) const = 0;

    // What happened since the last call. `skip` passes over it. `skip_to_last_move` passes over all
    // but the last move of a player; if a computer made that move, it does nothing, and returns
    // false.
    [[nodiscard]] virtual News news() = 0;
    virtual void skip() = 0;
    [[nodiscard]] virtual bool skip_to_last_move() = 0;

    // The events after the first `from`, up to the first `to`, if the session still has them.
    [[nodiscard]] virtual std::vector<desk::Telling> told(std::uint64_t from, std::uint64_t to) = 0;

    // The whole story. What is new for the player comes last; without a player, the last turn.
    [[nodiscard]] virtual Story story(std::optional<rules::Entrant> reader) const = 0;

    // Opens the page of the decision; and the page that then opens over it, null when there is none.
    virtual void meet(const desk::View& view, desk::Desk& desk) const = 0;
    [[nodiscard]] virtual desk::PagePtr page_after(const desk::View& view) = 0;

    // The charts of the whole game; an error says why they cannot be seen yet.
    [[nodiscard]] virtual Result<desk::PagePtr> pictures() const = 0;

    // The table under its pages, and the whole board for the right half with the square that stands
    // out.
    [[nodiscard]] virtual Canvas draw(const desk::View& view, const desk::Desk& desk) const = 0;
    [[nodiscard]] virtual Canvas draw_ring(const desk::View& view,
                                           std::optional<Square> here,
                                           const Recent& recent,
                                           Size size) const = 0;

    // The move of a line in words: `bid 60` is "bids $60".
    [[nodiscard]] virtual std::string words_for(const desk::View& view,
                                                const std::string& line) const = 0;
    // Why the computer that has to decide will decide as it does. Requires a computer.
    [[nodiscard]] virtual Reason reason(const desk::View& view) const = 0;
    // The same for the pending offer, if it was made before this presenter; nothing when there is
    // none, or when a script made it.
    [[nodiscard]] virtual std::optional<Reason> reason_of_offer(const desk::View& view) const = 0;
};

// How a game is presented.
struct Manner {
    GlyphSet glyphs = GlyphSet::Unicode;
    bool from_deal = false;  // the news begins with the beginning of the game
    bool is_open = false;    // a replay hides nothing
};

// Null for a table of another game.
using MakeGamePresenter = std::unique_ptr<GamePresenter> (*)(table::GameTable& table,
                                                             Manner manner);

}  // namespace parlor::tui
