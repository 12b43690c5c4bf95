// Random legal play of Moneyloopy (L-1 to L-8 together): invariants of every position of every
// game; each game is a function of its seed.
#include "loopy_invariants.hpp"
#include "loopy_truth.hpp"
#include "numbers.hpp"
#include "rules/moneyloopy/deal/random_deal.hpp"
#include "rules/moneyloopy/hash.hpp"
#include "rules/moneyloopy/random_move.hpp"
#include "sample.hpp"
#include "table.hpp"

using namespace parlor;
using namespace parlor::moneyloopy;

namespace {

struct Played {
    Seat seat;
    std::string line;
};

Moneyloopy::Setup random_setup(Numbers& numbers) {
    constexpr std::array boards{"us", "uk", "turkey-40", "world-40"};
    Moneyloopy::Setup setup{edition_on(boards[static_cast<std::size_t>(numbers(4))]), {}, {}};
    if (numbers(2) == 0) setup.rules.start_money = Money{100 + numbers(3000)};
    if (numbers(4) == 0) setup.rules.salary = Money{numbers(5001)};
    const int seats = 2 + numbers(7);
    for (int seat = 1; seat <= seats; ++seat) setup.sitters.push_back({"x", board::Colour(seat)});
    return setup;
}

// Checks that the lines, read back, lead to the same position.
void check_replay(const Moneyloopy::Setup& setup,
                  const std::vector<Played>& journal,
                  const Game& end) {
    std::vector<Event> events;
    Game game = Moneyloopy::deal(setup, events);
    for (const auto& [seat, line] : journal) {
        const auto action = Moneyloopy::parse(setup, table::split(line)->words);
        if (not action) broken(line + ": " + action.error().what);
        if (const auto refused = Moneyloopy::play(setup, game, seat, *action, {}, events))
            broken("in the replay: " + *refused);
    }
    if (hash_of(game) != hash_of(end) or game != end) broken("the replay ends elsewhere");
}

// Now and then a deal, which may be refused.
Action some_move(const Game& game, Numbers& numbers) {
    const Seats partners = legal(game).deal;
    if (not partners.empty() and numbers(4) == 0) {
        Game copy = game;
        Action deal = random_deal(game, partners, Draw{numbers});
        if (play(copy, deal, Tell{}) == played) return deal;
        if (copy != game) broken("a refused deal has changed the game");
    }
    return random_move(game, Draw{numbers});
}

OverHow play_random_game(Numbers numbers, std::vector<Played>& journal) {
    const Moneyloopy::Setup setup = random_setup(numbers);
    std::vector<Event> events;
    std::vector<Game> pictures;  // at each event
    Game game = Moneyloopy::deal(setup, events);
    while (game.over == OverHow::NotOver and journal.size() < 20'000) {
        const Action move = some_move(game, numbers);
        const Seat seat = game.decision.seat;
        const Game before = game;
        events.clear();
        pictures.clear();
        journal.push_back({seat, Moneyloopy::to_line(setup, move)});
        const Tell tell{events, pictures};
        if (const auto refused = Moneyloopy::play(setup, game, seat, move, {}, tell))
            broken("a legal move is refused: " + *refused);
        check_position(game);
        check_payments(before, game, events);
        check_told(before, events, pictures);
        check_choices(game);
    }
    check_replay(setup, journal, game);
    return game.over;
}

}  // namespace

TEST_CASE("in random games of Moneyloopy everything adds up, is offered as it is played, replays") {
    const auto games = static_cast<std::uint64_t>(sampled(4'000));
    std::uint64_t by_marker = 0, by_bankruptcy = 0;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        std::vector<Played> journal;
        try {
            const OverHow how = play_random_game({seed * 0x9e3779b97f4a7c15U}, journal);
            by_marker += how == OverHow::Marker ? 1 : 0;
            by_bankruptcy += how == OverHow::Last ? 1 : 0;
        } catch (const std::runtime_error& error) {
            FAIL("seed " << seed << ", move " << journal.size() << ", " << journal.back().line
                         << ": " << error.what());
        }
    }
    CHECK(by_marker + by_bankruptcy == games);
    CHECK(by_marker > 0);
    CHECK(by_bankruptcy > 0);
}
