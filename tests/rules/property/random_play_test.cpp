// Random legal play (C-1 to C-12 together, and the switches of M-2): invariants of every position
// of every game, whoever plays; each game is a function of its seed.
#include "library/data_folder.hpp"
#include "random_games.hpp"
#include "rules/property/random_move.hpp"
#include "sample.hpp"
#include "trials.hpp"
#include "where.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

Action at_random(const Game& game, Numbers& numbers) { return random_move(game, Draw{numbers}); }

// M-2.3, M-2.4: features that are switched off never occur.
void check_switches(const Game& game) {
    check_choices(game);
    if (game.rules.auctions == Auctions::None and (game.auction or not game.lots.empty()))
        broken("there is an auction");
    if (game.rules.drawing == Drawing::AfterAShuffle and
        not game.piles[board::Deck::Chest].to_come.empty())
        broken("a deck is kept");
}

struct Shipped {
    Mode mode;
    std::shared_ptr<const Edition> edition;
};

// Every mode, on every board (M-1.6).
const std::vector<Shipped>& every_mode_on_every_board() {
    static const std::vector<Shipped> all = [] {
        const library::DataFolders ours{{data_folder}};
        std::vector<Shipped> found;
        for (const std::string& mode : ours.modes())
            for (const std::string& board : ours.boards())
                found.push_back({*ours.mode(mode), edition_of(board, mode)});
        return found;
    }();
    return all;
}

Property::Setup shipped_setup(Numbers& numbers) {
    const auto& all = every_mode_on_every_board();
    const auto& [mode, edition] =
        all[static_cast<std::size_t>(numbers(static_cast<int>(all.size())))];
    const int seats = mode.fewest_seats + numbers(mode.most_seats - mode.fewest_seats + 1);
    Property::Setup setup{mode.id, edition, mode.rules, {}};
    if (numbers(3) == 0) setup.rules.money_supply = MoneySupply::Limited;
    for (int seat = 1; seat <= seats; ++seat) setup.sitters.push_back({"x", board::Colour(seat)});
    return setup;
}

}  // namespace

TEST_CASE("in random games everything adds up, is offered as it is played, and replays") {
    const auto games = static_cast<std::uint64_t>(sampled(10'000));
    const RandomGames results = play_random_games(games, at_random, check_choices);
    INFO(results.trouble);
    CHECK(results.trouble.empty());
    CHECK(results.ended > static_cast<int>(games / 2));
}

TEST_CASE("M-2: so it is with each switch alone and with all of them, for three to eight players") {
    const auto games = static_cast<std::uint64_t>(sampled(4'000));
    const RandomGames results = play_random_games(games, at_random, check_switches, switched_setup);
    INFO(results.trouble);
    CHECK(results.trouble.empty());
    CHECK(results.ended > static_cast<int>(games / 2));
}

TEST_CASE("M-1.6: so it is in every mode on every board, with the cards of the mode") {
    const auto all = static_cast<int>(every_mode_on_every_board().size());
    const auto games = static_cast<std::uint64_t>(sampled(4'000, 4 * all));
    const RandomGames results = play_random_games(games, at_random, check_switches, shipped_setup);
    INFO(results.trouble);
    CHECK(results.trouble.empty());
    CHECK(results.ended > static_cast<int>(games / 2));
}
