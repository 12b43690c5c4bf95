// GamePresenter: presents one game to the people at one terminal: what they see of it, and what its
// events are to them. Each game implements it once; rooms and stages know no more of a game.
//
// Choices: a presenter follows the game from the moment at which it was made, and remembers what
//          its events need to be told. After a take-back each room makes a new one.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/long_work.hpp"
#include "app/table/hint.hpp"
#include "app/table/review.hpp"
#include "base/story.hpp"
#include "canvas/glyphs.hpp"
#include "table/game/game_table.hpp"
#include "tui/desk/customs.hpp"
#include "tui/desk/desk.hpp"
#include "tui/desk/show/show.hpp"
#include "tui/ending/celebration.hpp"

namespace parlor::tui {

// Who looks at the game, if it is one player. With shut eyes they see what everybody may see. Where
// nobody else sees the screen, they see their own at all times (T-3.12).
struct Eyes {
    std::optional<Entrant> player = std::nullopt;
    bool are_open = true;
    bool are_alone = false;
};

// What happened, as a show of it begins and goes on.
struct News {
    ViewPtr before;  // for onlookers
    std::vector<desk::Shot> shots;
};

// A computer's decision in words.
struct Reason {
    std::string name;  // of the computer
    std::string move, why;
    bool is_obvious = false;  // as for rolling the dice: only who asks is told
};

// How a game is presented.
struct Manner {
    GlyphSet glyphs = GlyphSet::Unicode;
    bool from_deal = false;     // the news begins with the beginning of the game
    bool is_open = false;       // a replay hides nothing
    bool is_same_game = false;  // as the presenter before presented: a move was taken back
};

// Where the person sits who decides, if a person does.
enum class Decides : std::uint8_t { Here, Elsewhere };

class GamePresenter {
public:
    virtual ~GamePresenter() = default;

    [[nodiscard]] virtual desk::Customs customs() const = 0;

    // The game as it stands, after this time of thinking; and whether it hides anything from
    // somebody, so that players have to be called to the keyboard.
    [[nodiscard]] virtual ViewPtr view(Eyes eyes, Milliseconds thinking = {}) const = 0;
    [[nodiscard]] virtual bool hides(const desk::View& view) const = 0;

    // The same view, where this seat is asked for its vote before the vote comes to it (T-3.3); null
    // where nothing is voted on now.
    [[nodiscard]] virtual ViewPtr asked_early(const desk::View& /*view*/, Seat /*voter*/) const {
        return nullptr;
    }

    // What happened since the last call. `skip` passes over it. `skip_to_last_move` passes over all
    // but the last move of a player; if a computer made that move, it does nothing, and returns
    // false.
    [[nodiscard]] virtual News news(Eyes eyes) = 0;
    virtual void skip() = 0;
    [[nodiscard]] virtual bool skip_to_last_move() = 0;

    // The events after the first `from`, up to the first `to`, if the session still has them.
    [[nodiscard]] virtual std::vector<desk::Telling> told(Eyes eyes,
                                                          std::uint64_t from,
                                                          std::uint64_t to) = 0;

    // The whole story. What is new for the player comes last; without a player, the last turn.
    [[nodiscard]] virtual Story story(std::optional<Entrant> /*reader*/) const { return {}; }

    // Opens the page of the decision, or the page of those who wait for it; and the page that opens
    // over it once everything has been read, null when there is none: at the end, the leaderboard.
    virtual void meet(const desk::View& view, desk::Desk& desk, Decides where) const = 0;
    [[nodiscard]] virtual desk::PagePtr page_after(const desk::View& /*view*/) { return nullptr; }
    // Grants a wish that only this game has.
    virtual void grant(Own /*wish*/, const desk::View& /*view*/, desk::Desk& /*desk*/) {}
    // What a wish needs at a shared table, once; and showing the outcome, if it is there.
    [[nodiscard]] virtual LongWork take_work() { return nullptr; }
    virtual void show_work(desk::Desk& /*desk*/) {}

    // The celebration of whoever has won alone.
    [[nodiscard]] virtual std::optional<Celebration> celebration(const desk::View& /*view*/) const {
        return std::nullopt;
    }
    // Another game with the same players, options and files; null where set-up has to open it.
    [[nodiscard]] virtual std::unique_ptr<table::GameTable> same_again(
        std::uint64_t /*seed*/) const {
        return nullptr;
    }

    // The charts of the whole game, null in a game without charts; an error says why they cannot be
    // seen yet.
    [[nodiscard]] virtual Result<desk::PagePtr> pictures() const { return desk::PagePtr{}; }
    // The review of a game that is over, whose log's entries are these steps of a replay; null in a
    // game without reviews. Judgements are stored in the folder, if there is one.
    [[nodiscard]] virtual std::unique_ptr<Review> review(
        std::span<const int> /*steps*/, const std::optional<std::filesystem::path>& /*folder*/) {
        return nullptr;
    }

    // The table under its pages. While a show is seen, in its picture.
    [[nodiscard]] virtual Canvas draw(const desk::View& view, const desk::Desk& desk) const = 0;
    [[nodiscard]] virtual Canvas draw_show(const desk::Show& show, const desk::Desk& desk) const {
        return draw(*show.view(), desk);
    }
    // The right half of a wide window.
    [[nodiscard]] virtual Canvas draw_beside(const desk::View& view,
                                             const desk::Show& show,
                                             const desk::Desk& desk,
                                             Size size) const = 0;
    // The table under its pages in the whole of a wide window; nothing when there are two halves.
    [[nodiscard]] virtual std::optional<Canvas> draw_whole(const desk::View& /*view*/,
                                                           const desk::Desk& /*desk*/,
                                                           Size /*window*/) const {
        return std::nullopt;
    }

    // The launcher's picture of a game with a board, and its right half (U-10.6); the caption is
    // at most width_of_card wide.
    [[nodiscard]] virtual Canvas poster(const desk::View& /*view*/,
                                        const Recent& /*recent*/,
                                        std::string_view /*caption*/) const {
        return Canvas{};
    }
    [[nodiscard]] virtual Canvas poster_ring(const desk::View& /*view*/,
                                             const Recent& /*recent*/,
                                             std::string_view /*caption*/,
                                             Size size) const {
        return Canvas{size};
    }

    // The move of a line in words: `bid 60` is "bids $60".
    [[nodiscard]] virtual std::string words_for(const desk::View& view,
                                                const std::string& line) const = 0;
    // A hint for the person who has to decide; null in a game that gives none this way.
    [[nodiscard]] virtual std::unique_ptr<Hint> hint(const desk::View& /*view*/) const {
        return nullptr;
    }
    // Why the computer that has to decide will decide as it does. Requires a computer.
    [[nodiscard]] virtual Reason reason(const desk::View& view) const = 0;
    // The same for the pending offer, if it was made before this presenter; nothing when there is
    // none, or when a script made it.
    [[nodiscard]] virtual std::optional<Reason> reason_of_offer(const desk::View& /*view*/) const {
        return std::nullopt;
    }
};

// Makes the presenter of the game on this table; null for a table of another game.
using MakeGamePresenter =
    std::function<std::unique_ptr<GamePresenter>(table::GameTable& table, Manner manner)>;

}  // namespace parlor::tui
