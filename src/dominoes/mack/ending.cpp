#include "dominoes/mack/ending.hpp"

#include <algorithm>
#include <functional>

#include "dominoes/mack/glance.hpp"
#include "dominoes/mack/known_endings.hpp"
#include "dominoes/play.hpp"

namespace parlor::dominoes {
namespace {

constexpr int most_positions = 150'000;
constexpr int positions_a_draw = 1'000;

Game after(Game game, const Action& action) {
    (void)play(game, action, Tell{});
    return game;
}

struct Option {
    Play play;
    double look = 0;
};
using Options = ShortList<Option, tile_count>;

Options best_looking_first(const Game& game, const Choices& open) {
    const Seat seat = *decider(game);
    const Tiles hand = game.players[seat].hand, theirs = game.players[other(seat)].hand;
    const Hidden known = hidden_among(theirs, static_cast<std::size_t>(theirs.count()));
    Options options;
    for (const Play& play : open.plays)
        options.push_back(
            {play, look_of(tile_of(play.laid), ends_then(game.layout, play), hand, known)});
    std::ranges::stable_sort(options, std::greater{}, &Option::look);
    return options;
}

class Ending {
public:
    explicit Ending(std::optional<Draw> draw = std::nullopt) : draw_{draw} {}

    // The value to this seat. Outside the window it is only a bound, on the right side of the
    // window.
    double value(const Game& game, Seat seat, Window window) {
        const auto deciding = decider(game);
        if (not std::holds_alternative<ToPlay>(game.phase)) return edge_of(game, seat);
        if (deciding != seat) return -value(game, other(seat), window.of_the_other());
        const Choices open = legal(game);
        if (open.plays.empty()) return value(after(game, Pass{}), seat, window);
        if (const auto known = known_.find(game, window)) return *known;
        const double best = best_of(game, open, window).value;
        known_.keep(game, window, best);
        return best;
    }

    BestPlay best_of(const Game& game, const Choices& open, Window window) {
        if (++positions_ % positions_a_draw == 0 and draw_) (void)(*draw_)(1);
        const Seat seat = *decider(game);
        BestPlay best{.value = -2};
        for (const Option& option : best_looking_first(game, open)) {
            if (is_too_much()) break;
            const double value = this->value(after(game, option.play), seat, window);
            if (value <= best.value) continue;
            best = {option.play, value};
            if (value >= window.high) break;
            window.low = std::max(window.low, value);
        }
        return best;
    }

    // The end of the hand, when both play perfectly from here on; a game without an end when there
    // are too many positions.
    Game played_out(Game game) {
        while (std::holds_alternative<ToPlay>(game.phase) and not is_too_much()) {
            const Choices open = legal(game);
            const Action action =
                open.plays.empty() ? Action{Pass{}} : best_of(game, open, Window{}).play;
            (void)play(game, action, Tell{});
        }
        return game;
    }

    [[nodiscard]] bool is_too_much() const { return positions_ > most_positions; }

private:
    std::optional<Draw> draw_;
    KnownEndings known_;
    int positions_ = 0;
};

}  // namespace

std::optional<BestPlay> perfect_play(const Game& game, Draw draw) {
    Ending ending{draw};
    const BestPlay best = ending.best_of(game, legal(game), Window{});
    if (ending.is_too_much()) return std::nullopt;
    return best;
}

std::vector<LineEnd> perfect_lines(const Game& game) {
    const Seat seat = *decider(game);
    Ending ending;
    std::vector<LineEnd> ends;
    for (const Play& play : legal(game).plays) {
        const Game end = ending.played_out(after(game, play));
        if (ending.is_too_much()) return {};
        ends.push_back({edge_of(end, seat), lead_of(end, seat) - lead_of(game, seat)});
    }
    return ends;
}

}  // namespace parlor::dominoes
