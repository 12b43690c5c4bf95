// Random legal play (C-1 to C-12 together): what must hold in every position of every game,
// whoever plays. PARLOR_RANDOM_GAMES of them, each a function of its seed.
#include <future>
#include <thread>

#include "invariants.hpp"
#include "rules/hash.hpp"
#include "rules/random_move.hpp"
#include "table.hpp"
#include "trials.hpp"

using namespace parlor;
using namespace parlor::rules;

namespace {

// xorshift: tests may roll; the rules may not.
struct Numbers {
    std::uint64_t state;
    int operator()(int count) {
        state ^= state << 13U;
        state ^= state >> 7U;
        state ^= state << 17U;
        return static_cast<int>((state >> 11U) % static_cast<std::uint64_t>(count));
    }
};

// Games of 2 to 6 seats with varied house rules (C-9), each a function of its seed.
Ruleset rules_of(Numbers& numbers, const Board& board, int seats) {
    Ruleset rules;
    const std::array<Money, 3> starts{1500_cash, 1000_cash, 2000_cash};
    rules.start_money = starts[static_cast<std::size_t>(numbers(3))];
    rules.free_parking = FreeParking(numbers(3));
    rules.go_landing = GoLanding(numbers(2));
    rules.money_supply = MoneySupply(numbers(2));
    if (numbers(2) == 0)
        rules.start_deeds = numbers(most_deeds_dealt(board, rules.start_money, seats) + 1);
    return rules;
}

Property::Setup setup_of(Numbers& numbers) {
    const int seats = 2 + numbers(5);
    Property::Setup setup{"classic", edition_of(numbers(2) == 0 ? "uk" : "us"), {}, {}};
    setup.rules = rules_of(numbers, setup.edition->board, seats);
    for (int seat = 1; seat <= seats; ++seat) setup.sitters.push_back({"x", Colour(seat)});
    return setup;
}

struct Line {
    Seat seat;
    std::string text;
};

// The journal read back as text leads to the same position.
void check_replay(const Property::Setup& setup, const std::vector<Line>& journal, const Game& end) {
    std::vector<Event> events;
    Game game = Property::deal(setup, events);
    for (const Line& line : journal) {
        const auto action = Property::parse(setup, words_of(line.text));
        if (not action) broken(line.text + ": " + action.error().what);
        const auto refused = Property::play(setup, game, line.seat, *action, events);
        if (refused) broken("in the replay: " + *refused);
    }
    if (hash_of(game) != hash_of(end) or game != end) broken("the replay ends elsewhere");
}

void check_position(const Game& before, const Game& game, const std::vector<Event>& events) {
    check_money(game);
    check_payments(before, game, events);
    check_deeds(game);
    check_pieces(game);
    check_choices(game);
}

// To its end or 5,000 moves; true when it ended.
bool play_game(Numbers numbers, std::vector<Line>& journal) {
    const Property::Setup setup = setup_of(numbers);
    std::vector<Event> events;
    Game game = Property::deal(setup, events);
    while (game.over == OverHow::NotOver and journal.size() < 5000) {
        const Action move = random_move(game, Draw{numbers});
        const Game before = game;
        events.clear();
        journal.push_back({game.decision.seat, to_line(*game.edition, move)});
        if (const auto refused = Property::play(setup, game, game.decision.seat, move, events))
            broken("a random legal move is refused: " + *refused);
        check_position(before, game, events);
    }
    check_replay(setup, journal, game);
    return game.over != OverHow::NotOver;
}

struct Tally {
    int ended = 0;
    std::string trouble;  // the first there was
};

Tally play_seeds(std::uint64_t first, std::uint64_t last, std::uint64_t step) {
    Tally tally;
    for (std::uint64_t seed = first; seed <= last; seed += step) {
        std::vector<Line> journal;
        try {
            tally.ended += play_game({seed * 0x9e3779b97f4a7c15U}, journal) ? 1 : 0;
        } catch (const std::runtime_error& error) {
            tally.trouble = "seed " + std::to_string(seed) + ", move " +
                            std::to_string(journal.size()) + ", " +
                            (journal.empty() ? "" : journal.back().text) + ": " + error.what();
            return tally;
        }
    }
    return tally;
}

}  // namespace

TEST_CASE("in random games everything adds up, is offered as it is played, and replays") {
    constexpr std::uint64_t games = PARLOR_RANDOM_GAMES;
    edition_of("uk");
    edition_of("us");
    const std::uint64_t threads = std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::future<Tally>> tallies;
    for (std::uint64_t first = 1; first <= threads; ++first)
        tallies.push_back(std::async(std::launch::async, play_seeds, first, games, threads));
    int ended = 0;
    for (auto& future : tallies) {
        const Tally tally = future.get();
        INFO(tally.trouble);
        CHECK(tally.trouble.empty());
        ended += tally.ended;
    }
    CHECK(ended > static_cast<int>(games / 2));
}
