// Random legal play (D-1 to D-6 together), over all hand sizes and options: invariants of every
// position, whoever plays; each game is a function of its seed.
#include <future>
#include <thread>

#include "dominoes/hash.hpp"
#include "dominoes/random_move.hpp"
#include "dominoes/review/earned.hpp"
#include "rolls.hpp"
#include "sample.hpp"
#include "table.hpp"
#include "trials.hpp"
#include "words_of.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

Ruleset rules_of(Rolls& rolls) {
    return {.hand = hand_sizes[static_cast<std::size_t>(rolls(3))],
            .target = {20 + rolls(231)},
            .redeal = Redeal(rolls(2)),
            .down = DownRule(rolls(2))};
}

struct Line {
    Seat seat;
    std::string text;
};

// Checks that the journal, read back as text, leads to the same position.
void check_replay(const Ruleset& rules, const std::vector<Line>& journal, const Game& end) {
    Game game = begin(rules);
    for (const Line& line : journal) {
        const auto action = parse_action(words_of(line.text));
        if (not action) broken(line.text + ": " + action.error().what);
        if (decider(game) != line.seat) broken("in the replay another seat decides");
        if (play(game, *action, Tell{}) != played) broken("in the replay it is refused");
    }
    if (hash_of(game) != hash_of(end) or game != end) broken("the replay ends elsewhere");
}

// The points of a play are its count, if that is a multiple of 5 (D-4.1); they are the next event.
void check_points(const std::vector<Event>& events, const Game& game) {
    if (not std::holds_alternative<told::Played>(events[0])) return;
    const auto* const told = events.size() > 1 ? std::get_if<told::Counted>(&events[1]) : nullptr;
    const int count = recount(game.layout).count;
    if ((count % 5 == 0 ? count : 0) != (told ? told->points.count : 0))
        broken("the points of a play");
}

// The scores are the points of the events, except those of a void deal (D-6.1).
void check_scores(const Game& before, const std::vector<Event>& events, const Game& game) {
    auto due = before.players;
    for (const Event& event : events) {
        if (const auto* e = std::get_if<told::Counted>(&event)) due[e->seat].score += e->points;
        if (const auto* e = std::get_if<told::Dominoed>(&event)) due[e->seat].score += e->points;
        if (const auto* e = std::get_if<told::Blocked>(&event)) due[e->seat].score += e->points;
        if (const auto* e = std::get_if<told::Redealt>(&event); e and e->seat != chance)
            for (const Seat seat : both_seats) due[seat].score -= due[seat].made_in_deal;
    }
    for (const Seat seat : both_seats)
        if (game.players[seat].score != due[seat].score) broken("the points told and the score");
}

// The sources of the points add up to the score (D-8.7).
void check_earned(const EarnedByBoth& earned, const Game& game) {
    for (const Seat seat : both_seats) {
        const auto& [counts, dominoes, blocks] = earned[seat];
        if (counts + dominoes + blocks != game.players[seat].score)
            broken("what the points came from");
    }
}

// Plays a game to its end; returns the number of its hands.
int play_game(Rolls rolls, std::vector<Line>& journal) {
    const Ruleset rules = rules_of(rolls);
    Game game = begin(rules);
    EarnedByBoth earned;
    while (const auto seat = decider(game)) {
        const Action move = random_move(game, Draw{rolls});
        const Game before = game;
        std::vector<Event> events;
        journal.push_back({*seat, to_line(move)});
        if (play(game, move, Tell{events}) != played) broken("a random legal move is refused");
        check_tiles(game);
        check_layout(game.layout);
        check_ends(game);
        check_points(events, game);
        check_scores(before, events, game);
        for (const Event& event : events) earned.hear(event);
        check_earned(earned, game);
        if (rolls(8) == 0) check_choices(game);
        check_list(game);
    }
    check_replay(rules, journal, game);
    return game.hand_number;
}

struct Tally {
    int hands = 0;
    std::string trouble;  // the first error
};

Tally play_hands(std::uint64_t seed, std::uint64_t step, int hands) {
    Tally tally;
    for (; tally.hands < hands; seed += step) {
        std::vector<Line> journal;
        try {
            tally.hands += play_game(Rolls{seed}, journal);
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

TEST_CASE("in random hands everything adds up, is offered as it is played, and replays") {
    const int hands = sampled(100'000);
    const unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::future<Tally>> tallies;
    for (unsigned first = 1; first <= threads; ++first)
        tallies.push_back(std::async(
            std::launch::async, play_hands, first, threads, hands / static_cast<int>(threads) + 1));
    int played_hands = 0;
    for (auto& future : tallies) {
        const Tally tally = future.get();
        INFO(tally.trouble);
        CHECK(tally.trouble.empty());
        played_hands += tally.hands;
    }
    CHECK(played_hands >= hands);
}
