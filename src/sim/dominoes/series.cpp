#include "sim/dominoes/series.hpp"

#include <cassert>
#include <vector>

#include "base/match.hpp"
#include "dominoes/chance.hpp"
#include "dominoes/mack.hpp"
#include "dominoes/play.hpp"
#include "dominoes/random_move.hpp"
#include "dominoes/review/switched.hpp"
#include "table/game/dealer.hpp"

namespace parlor::sim {
namespace {

using namespace dominoes;
using Clock = std::chrono::steady_clock;

// The number of acts of chance, or of choices, reserved for each game: more than a game can have.
constexpr std::uint64_t acts_a_game = 1U << 20U;

Action decide(const DominoPlayer& player, const Game& game, Draw draw) {
    return match(
        player,
        [&](Computer computer) {
            return choose(view_for(game, *decider(game)), Level(computer.level), draw);
        },
        [&](const Sparring& sparring) {
            return choose(view_for(game, *decider(game)), sparring, draw);
        },
        [&](AtRandom) { return random_move(game, draw); });
}

class SeriesTable {
public:
    explicit SeriesTable(const DominoPlan& plan) : plan_{plan}, dealer_{plan.seed} {}

    DominoSeries play() {
        const auto start = Clock::now();
        const int end = plan_.first + plan_.games;
        for (int number = plan_.first; number < end; ++number) play_game(number);
        series_.took = Clock::now() - start;
        return series_;
    }

private:
    void play_game(int number) {
        const bool is_mirrored = plan_.deals == Deals::Mirrored;
        is_switched_ = is_mirrored and number % 2 == 1;
        next_act_ = acts_a_game * static_cast<std::uint64_t>(is_mirrored ? number / 2 : number);
        next_choice_ = acts_a_game * static_cast<std::uint64_t>(number);
        game_ = begin(plan_.rules);
        while (const auto seat = decider(game_)) make_move(*seat);
        count_game();
    }

    void make_move(Seat seat) {
        events_.clear();
        const Action action = seat == chance ? answer() : decision(seat);
        [[maybe_unused]] const Answer refusal = dominoes::play(game_, action, events_);
        assert(not refusal);
        for (const Event& event : events_) count_hand(event);
    }

    Action answer() {
        table::Act act = dealer_.act(next_act_++);
        const Action answer = answer_chance(game_, Draw{act});
        return is_switched_ ? switched(answer, plan_.rules.hand) : answer;
    }

    Action decision(Seat seat) {
        table::Act act = dealer_.choice(next_choice_++);
        const auto start = Clock::now();
        Action action = decide(plan_.players[seat], game_, Draw{act});
        series_.seats[seat].decisions.add(Clock::now() - start);
        ++series_.plays;
        return action;
    }

    void count_hand(const Event& event) {
        if (const auto* const won = std::get_if<told::Dominoed>(&event))
            ++series_.seats[won->seat].hands_won;
        if (const auto* const won = std::get_if<told::Blocked>(&event))
            ++series_.seats[won->seat].hands_won;
    }

    void count_game() {
        ++series_.seats[std::get<Over>(game_.phase).winner].wins;
        series_.hands += game_.hand_number;
        for (const Seat seat : both_seats)
            series_.seats[seat].points += game_.players[seat].score.count;
    }

    const DominoPlan& plan_;
    table::Dealer dealer_;
    DominoSeries series_;
    Game game_;
    std::vector<Event> events_;
    bool is_switched_ = false;
    std::uint64_t next_act_ = 0, next_choice_ = 0;
};

}  // namespace

void DominoSeries::add(const DominoSeries& others) {
    for (const Seat seat : both_seats) {
        seats[seat].wins += others.seats[seat].wins;
        seats[seat].hands_won += others.seats[seat].hands_won;
        seats[seat].points += others.seats[seat].points;
        seats[seat].decisions.add(others.seats[seat].decisions);
    }
    hands += others.hands;
    plays += others.plays;
}

std::vector<CountLine> DominoSeries::count_lines() {
    std::vector<CountLine> lines{{"all", {Anything{&hands}, Anything{&plays}}}};
    for (const Seat seat : both_seats) {
        auto& [wins, hands_won, points, decisions] = seats[seat];
        const std::string who = "seat-" + std::to_string(number(seat));
        lines.push_back({who, {SomeGames{&wins}, Anything{&hands_won}, Anything{&points}}});
        lines.push_back(decisions.count_line(who + "-times"));
    }
    return lines;
}

DominoSeries play_series(const DominoPlan& plan) { return SeriesTable{plan}.play(); }

}  // namespace parlor::sim
