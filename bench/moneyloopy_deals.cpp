// How Moneyloopy's computers deal: proposals a game and how many are accepted, wins, and times.
//
//   parlor_bench_deals GAMES SEED PLAYER...      0, 1 or 2 is a computer of that level;
//                                                2x never deals, and otherwise plays as 2
//
// Every order of the seats plays with the same dice, then with new ones. Figures are in
// docs/computers.md.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "base/match.hpp"
#include "library/data_folder.hpp"
#include "numbers.hpp"
#include "rules/moneyloopy/computer.hpp"
#include "rules/moneyloopy/deal/refused.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/moneyloopy.hpp"
#include "rules/moneyloopy/play.hpp"

using namespace parlor;
using namespace parlor::moneyloopy;

namespace {

using Clock = std::chrono::steady_clock;

struct Kind {
    std::string name;
    board::Level level{};
    bool deals = true;
    double wins = 0;
    int proposed = 0, accepted = 0, by_itself = 0, repeated = 0, most_in_a_round = 0;
    std::map<std::string, std::array<int, 2>> by_subject = {};  // proposed and accepted
    std::vector<double> times = {};                             // milliseconds
};

Kind kind_named(const std::string& name) {
    return {name, board::Level(name[0] - '0'), not name.ends_with('x')};
}

// What a player does at this decision who makes no deals.
Action without_deals(const Game& game) {
    switch (game.decision.kind) {
        case DecisionKind::Deal: return Decline{};
        case DecisionKind::Toll: return Loop{};
        case DecisionKind::Square:
            if (std::holds_alternative<ToBuy>(game.phase)) return StartAuction{};
            return Bankrupt{};
        case DecisionKind::Debt: return Bankrupt{};
        case DecisionKind::Roll: return Roll{};
        case DecisionKind::End:
        case DecisionKind::Jump:
        case DecisionKind::Bid:
        case DecisionKind::None:
        case DecisionKind::Chance: break;
    }
    return End{};
}

// The words of a deal without its sums and squares: "give get".
std::string subject_in(const Propose& deal) {
    std::string words;
    for (const auto& [side, what] : deal.terms)
        words += (side == Side::Mine ? "my-" : "your-") +
                 match(
                     what,
                     [](const Give& it) {
                         return std::string{it.properties.empty() ? "" : "street"} +
                                (it.cards > 0 ? "card" : "") + (it.money > 0_cash ? "money" : "");
                     },
                     [](const PayAt&) { return std::string{"later"}; },
                     [](const GiveAt&) { return std::string{"give-at"}; },
                     [](const RentAt&) { return std::string{"rent"}; },
                     [](Forgive) { return std::string{"forgive"}; },
                     [](const PutOff&) { return std::string{"put-off"}; },
                     [](const BuyCards&) { return std::string{"buy-cards"}; },
                     [](const NeverToll&) { return std::string{"never"}; },
                     [](const EndDeal&) { return std::string{"end-deal"}; },
                     [](const Promise&) { return std::string{"promise"}; }) +
                 " ";
    return words;
}

class Series {
public:
    Series(const Edition& edition, const std::vector<std::string>& names) : edition_{edition} {
        for (const std::string& name : names) {
            const auto same = [&](const Kind& kind) { return kind.name == name; };
            const auto found = std::ranges::find_if(kinds, same);
            order_.push_back(static_cast<std::size_t>(found - kinds.begin()));
            if (found == kinds.end()) kinds.push_back(kind_named(name));
        }
        std::ranges::sort(order_);
        first_order_ = order_;
    }

    void play(int games, std::uint64_t seed) {
        for (int i = 0; i < games; ++i) {
            play_game({(seed * 1000003 + static_cast<std::uint64_t>(dice_)) * 0x9e3779b97f4a7c15U});
            std::ranges::next_permutation(order_);
            if (order_ == first_order_) ++dice_;
        }
    }

    std::vector<Kind> kinds;
    double bankrupt = 0;

private:
    Kind& at(Seat seat) { return kinds[order_[static_cast<std::size_t>(number(seat) - 1)]]; }

    void play_game(Numbers numbers) {
        Game game = deal(edition_, {}, static_cast<int>(order_.size()));
        std::map<std::tuple<int, Seat, Seat>, int> in_round;
        std::string subject;
        while (game.over == OverHow::NotOver) {
            const Seat seat = game.decision.seat;
            if (seat == chance) {
                moneyloopy::play(game, answer_chance(game, Draw{numbers}), Tell{});
                continue;
            }
            Kind& kind = at(seat);
            const auto start = Clock::now();
            Action action = choose(game, kind.level);
            kind.times.push_back(
                std::chrono::duration<double, std::milli>(Clock::now() - start).count());
            const bool is_dealing =
                std::holds_alternative<Propose>(action) or game.decision.kind == DecisionKind::Deal;
            if (is_dealing and not kind.deals) action = without_deals(game);
            if (std::holds_alternative<Accept>(action)) {
                ++at(game.proposal->from).accepted;
                ++at(game.proposal->from).by_subject[subject][1];
            }
            const Game before = game;
            if (moneyloopy::play(game, action, Tell{}) != played) std::abort();
            if (const auto* const offer = std::get_if<Propose>(&action)) {
                subject = (before.proposal ? "(counter) " : "") + subject_in(*offer);
                count(kind, before, game, in_round[{game.rounds, seat, offer->to}], subject);
            }
        }
        for (const Seat seat : game.winners) at(seat).wins += 1.0 / game.winners.count();
        bankrupt += (everybody(game) - players_in(game)).count();
    }

    static void count(
        Kind& kind, const Game& before, const Game& game, int& times, const std::string& subject) {
        ++kind.proposed;
        ++kind.by_subject[subject][0];
        kind.most_in_a_round = std::max(kind.most_in_a_round, ++times);
        const auto refused = refused_with(before, *game.proposal);
        kind.repeated += refused and money_offered(*game.proposal) <= *refused ? 1 : 0;
        kind.by_itself += std::holds_alternative<Accept>(choose(game, kind.level)) ? 1 : 0;
    }

    const Edition& edition_;
    std::vector<std::size_t> order_, first_order_;
    int dice_ = 1;
};

void print(Kind& kind, int games) {
    std::ranges::sort(kind.times);
    const auto time_at = [&](double share) {
        return kind
            .times[static_cast<std::size_t>(share * static_cast<double>(kind.times.size() - 1))];
    };
    const double proposed = std::max(1, kind.proposed);
    std::printf(
        "%-3s wins %.2f %%; %.2f proposals a game, %.1f %% accepted (by itself %.1f %%), "
        "%d repeated, at most %d in a round; %.4f ms, 99th percentile %.3f, longest %.1f\n",
        kind.name.c_str(),
        100 * kind.wins / games,
        kind.proposed / double(games),
        100 * kind.accepted / proposed,
        100 * kind.by_itself / proposed,
        kind.repeated,
        kind.most_in_a_round,
        time_at(0.5),
        time_at(0.99),
        time_at(1));
    for (const auto& [subject, counts] : kind.by_subject)
        std::printf("      %6.2f a game, %5.1f %%  %s\n",
                    counts[0] / double(games),
                    100.0 * counts[1] / counts[0],
                    subject.c_str());
}

}  // namespace

int main(int count, char** words) {
    if (count < 5) return 2;
    const int games = std::atoi(words[1]);
    const auto board = library::data_folders().board("us");
    if (not board) return 1;
    const Edition edition = edition_of(*board);
    Series series{edition, std::vector<std::string>(words + 3, words + count)};
    series.play(games, std::strtoull(words[2], nullptr, 10));
    for (Kind& kind : series.kinds) print(kind, games);
    std::printf("%.3f players bankrupt a game\n", series.bankrupt / games);
}
