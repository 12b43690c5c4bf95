// Random property games with varied house rules (C-9), and checks of every position, for any source
// of moves.
#pragma once

#include <functional>
#include <future>
#include <thread>

#include "invariants.hpp"
#include "numbers.hpp"
#include "rules/property/hash.hpp"
#include "rules/property/options.hpp"
#include "rules/property/property.hpp"
#include "rules/property/words/words.hpp"
#include "table.hpp"
#include "truth.hpp"
#include "words_of.hpp"

namespace parlor::property {

inline Ruleset random_rules(Numbers& numbers, const board::Board& board, int seats) {
    Ruleset rules;
    const std::array<Money, 3> starts{1500_cash, 1000_cash, 2000_cash};
    rules.start_money = starts[static_cast<std::size_t>(numbers(3))];
    for (const auto& table : {options(), switches()})
        for (const auto& option : table)
            if (const auto words = words_of(option.values); not words.empty())
                option.choose(rules, numbers(static_cast<int>(words.size())));
    if (numbers(4) == 0) rules.last_round = 10 + numbers(40);
    if (numbers(4) == 0) rules.wealth_wins = rules.start_money + Money{1 + numbers(3000)};
    if (numbers(2) == 0)
        rules.start_deeds = numbers(most_deeds_dealt(board, rules.start_money, seats) + 1);
    return rules;
}

inline constexpr std::array random_boards{"uk", "us", "turkey", "world-40"};

inline Property::Setup random_setup_of(int seats, Numbers& numbers) {
    Property::Setup setup{
        "classic", edition_of(random_boards[static_cast<std::size_t>(numbers(4))]), {}, {}};
    setup.rules = random_rules(numbers, setup.edition->board, seats);
    for (int seat = 1; seat <= seats; ++seat) setup.sitters.push_back({"x", board::Colour(seat)});
    return setup;
}

// A source of setups. Classic setups have 2 to 6 seats.
using Deal = Property::Setup (*)(Numbers& numbers);
inline Property::Setup random_setup(Numbers& numbers) {
    return random_setup_of(2 + numbers(5), numbers);
}

// 3 to 8 seats (M-2.1), and one switch turned or all of them (M-2).
inline Property::Setup switched_setup(Numbers& numbers) {
    const int seats = 3 + numbers(6);
    Property::Setup setup = random_setup_of(seats, numbers);
    const auto all = switches();
    const auto turned = static_cast<std::size_t>(numbers(static_cast<int>(all.size()) + 1));
    for (std::size_t i = 0; i < all.size(); ++i)
        if (turned == i or turned == all.size()) all[i].choose(setup.rules, 1);
    if (setup.rules.start_money * seats > limited_money_supply)
        setup.rules.money_supply = MoneySupply::Endless;
    return setup;
}

struct JournalLine {
    Seat seat;
    std::string text;
    Milliseconds took;
};

// Checks that the journal, read back as text, leads to the same position.
inline void check_replay(const Property::Setup& setup,
                         const std::vector<JournalLine>& journal,
                         const Game& end) {
    std::vector<Event> events;
    Game game = Property::deal(setup, events);
    for (const JournalLine& line : journal) {
        const auto action = Property::parse(setup, words_of(line.text));
        if (not action) broken(line.text + ": " + action.error().what);
        const auto refused = Property::play(setup, game, line.seat, *action, line.took, events);
        if (refused) broken("in the replay: " + *refused);
    }
    if (hash_of(game) != hash_of(end) or game != end) broken("the replay ends elsewhere");
}

// Callbacks: the next move, and an additional check after each move.
using Mover = std::function<Action(const Game&, Numbers&)>;
using Check = std::function<void(const Game&)>;

// A time for each move, where players have clocks; some flags fall without a move (M-3.3).
inline Milliseconds random_time(const Game& game, Numbers& numbers) {
    const bool counts = game.rules.clocks == Clocks::Each and game.decision.seat != chance;
    return {counts ? numbers(3000) : 0};
}
inline Action or_flag(const Game& game, const Action& move, Numbers& numbers) {
    const bool can_fall = game.rules.clocks == Clocks::Each and game.decision.seat != chance;
    return can_fall and numbers(400) == 0 ? Action{Flag{}} : move;
}

// Plays to the end or 5,000 moves; true when the game ended.
inline bool play_random_game(Numbers numbers,
                             Deal deal,
                             const Mover& mover,
                             const Check& check,
                             std::vector<JournalLine>& journal) {
    const Property::Setup setup = deal(numbers);
    std::vector<Event> events;
    std::vector<Game> pictures;  // at each event
    Game game = Property::deal(setup, events);
    while (game.over == OverHow::NotOver and journal.size() < 5000) {
        const Action move = or_flag(game, mover(game, numbers), numbers);
        const Milliseconds took = random_time(game, numbers);
        const Game before = game;
        events.clear();
        pictures.clear();
        const Seat seat = game.decision.seat;
        journal.push_back({seat, to_line(*game.edition, move), took});
        const Tell tell{events, pictures};
        if (const auto refused = Property::play(setup, game, seat, move, took, tell))
            broken("a legal move is refused: " + *refused);
        check_money(game);
        check_clocks(before, game);
        check_direction(before, game, events);
        check_payments(before, game, events);
        check_told(before, events, pictures);
        check_deeds(game);
        check_pieces(game);
        check(game);
    }
    check_replay(setup, journal, game);
    return game.over != OverHow::NotOver;
}

struct RandomGames {
    int ended = 0;
    std::string trouble;  // the first error
};

inline RandomGames play_seeds(Deal deal,
                              const Mover& mover,
                              const Check& check,
                              std::uint64_t first,
                              std::uint64_t last,
                              std::uint64_t step) {
    RandomGames tally;
    for (std::uint64_t seed = first; seed <= last; seed += step) {
        std::vector<JournalLine> journal;
        try {
            const Numbers numbers{seed * 0x9e3779b97f4a7c15U};
            tally.ended += play_random_game(numbers, deal, mover, check, journal) ? 1 : 0;
        } catch (const std::runtime_error& error) {
            tally.trouble = "seed " + std::to_string(seed) + ", move " +
                            std::to_string(journal.size()) + ", " +
                            (journal.empty() ? "" : journal.back().text) + ": " + error.what();
            return tally;
        }
    }
    return tally;
}

// Plays the games of the seeds 1 to `games`, on all cores.
inline RandomGames play_random_games(std::uint64_t games,
                                     const Mover& mover,
                                     const Check& check,
                                     Deal deal = random_setup) {
    for (const char* const board : random_boards) edition_of(board);  // before there are threads
    const std::uint64_t threads = std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::future<RandomGames>> parts;
    for (std::uint64_t first = 1; first <= threads; ++first)
        parts.push_back(
            std::async(std::launch::async, play_seeds, deal, mover, check, first, games, threads));
    RandomGames all;
    for (auto& part : parts) {
        const RandomGames tally = part.get();
        all.ended += tally.ended;
        if (all.trouble.empty()) all.trouble = tally.trouble;
    }
    return all;
}

}  // namespace parlor::property
