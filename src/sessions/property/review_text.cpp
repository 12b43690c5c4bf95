#include "sessions/property/review_text.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/tenths.hpp"
#include "base/text.hpp"
#include "rules/property/review/trade_gain.hpp"
#include "rules/property/words/words.hpp"

namespace parlor {
namespace {

using namespace property;

constexpr std::size_t most_strokes = 5;
constexpr std::size_t rounds_to_next = 5;  // that is told, apart from the last
constexpr double strong = 0.05;            // luck that is told

std::string in_games(double games, bool has_sign) {
    return (has_sign ? tenths_with_sign(100 * games) : tenths(100 * games)) + " %";
}

class Text {
public:
    explicit Text(const ReviewedProperty& game) : game_{game} {}

    [[nodiscard]] std::string decision(std::size_t i) const {
        const Reviewable& made = game_.decisions[i];
        const Judgement& judged = game_.judgements[i];
        return "move " + move(made.entry) + ", round " + std::to_string(made.before.round) + ": " +
               name(made.before, made.seat()) + ": " + done(made) +
               "; better: " + words_of(made.before, judged.best) + ": " +
               in_games(judged.cost(), false) + ", give or take " + tenths(100 * judged.error) +
               " (" + std::string{name_of(grade_of(judged.cost()))} + ")";
    }
    [[nodiscard]] std::string decisions() const {
        std::string text;
        for (const std::size_t i : worst_of(game_.judgements)) text += decision(i) + "\n";
        return text.empty() ? "no decision cost 2 % of games or more\n" : text;
    }
    [[nodiscard]] std::string throws() const {
        const auto strongest = strongest_of(game_.luck);
        std::string text;
        for (const std::size_t i :
             std::span{strongest}.first(std::min(most_strokes, strongest.size())))
            text += stroke(i);
        return text.empty() ? "" : "\nthe throws and cards that moved it most:\n" + text;
    }
    [[nodiscard]] std::string chances() const {
        std::string text;
        const std::size_t rounds = game_.chances.size();
        for (std::size_t i = 0; i < rounds; ++i)
            if (i % rounds_to_next == 0 or i + 1 == rounds)
                text += "round " + std::to_string(i + 1) + ": " + of_all(game_.chances[i]) + "\n";
        return text.empty() ? "" : "\nthe chance to win:\n" + text;
    }
    [[nodiscard]] std::string totals() const {
        const ReviewOfGame review = review_of(game_.decisions, game_.judgements, game_.luck);
        std::string text = "\n";
        for (int seat = 1; seat <= game_.end.seats; ++seat)
            text += name(game_.end, Seat(seat)) + ": " + totals_of(review[Seat(seat)]) + "\n";
        return text;
    }

private:
    [[nodiscard]] const std::string& name(const Game& then, Seat seat) const {
        return sitter_at(game_.setup, then, seat).name;
    }
    [[nodiscard]] std::string move(std::size_t entry) const {
        return std::to_string(game_.moves[entry]);
    }
    // `accept (Bob: give strand for $300; Bob +1.0 % and Ann -1.0 %)`: with the trade, if it was to
    // be answered.
    [[nodiscard]] std::string done(const Reviewable& made) const {
        const auto& offer = made.before.offer;
        std::string words = words_of(made.before, made.played);
        if (not offer) return words;
        const Propose trade{offer->to, offer->give, offer->want, offer->repay};
        const std::string gains = gains_of(made.before, Accept{});
        return words + " (" + name(made.before, offer->from) + ": " + terms(trade) +
               (gains.empty() ? "" : "; " + gains) + ")";
    }
    // A line of the table language; of a trade `propose Bob give $300 for strand (Ann +1.0 % and Bob
    // -1.0 %)`.
    [[nodiscard]] std::string words_of(const Game& before, const Action& move) const {
        const auto* const trade = std::get_if<Propose>(&move);
        if (trade == nullptr) return to_line(*game_.setup.edition, move);
        const std::string gains = gains_of(before, move);
        return "propose " + name(before, trade->to) + " " + terms(*trade) +
               (gains.empty() ? "" : " (" + gains + ")");
    }
    [[nodiscard]] std::string terms(const Propose& trade) const {
        return to_terms(*game_.setup.edition, trade);
    }
    // `Bob +1.0 % and Ann -1.0 %`; nothing where the trade cannot be made.
    [[nodiscard]] std::string gains_of(const Game& before, const Action& move) const {
        const auto gain = trade_gain(before, move);
        if (not gain) return "";
        const auto side = [&](Seat seat, double by) {
            return name(before, seat) + " " + in_games(by, true);
        };
        return listed(std::array{side(gain->from, gain->of_from), side(gain->to, gain->of_to)});
    }
    [[nodiscard]] std::string stroke(std::size_t i) const {
        const Stroke& thrown = game_.strokes[i];
        std::vector<std::string> moved;
        for (int seat = 1; seat <= thrown.before.seats; ++seat)
            if (const double by = game_.luck[i][Seat(seat)]; std::abs(by) >= strong)
                moved.push_back(name(thrown.before, Seat(seat)) + " " + in_games(by, true));
        if (moved.empty()) return "";
        return "move " + move(thrown.entry) + ", round " + std::to_string(thrown.before.round) +
               ": " + name(thrown.before, thrown.before.turn) + " throws: " + listed(moved) + "\n";
    }
    [[nodiscard]] std::string of_all(const Shares& shares) const {
        std::vector<std::string> all;
        for (int seat = 1; seat <= game_.end.seats; ++seat)
            all.push_back(name(game_.end, Seat(seat)) + " " + in_games(shares[Seat(seat)], false));
        return listed(all);
    }
    [[nodiscard]] static std::string totals_of(const ReviewOfSeat& seat) {
        std::string luck = "luck " + in_games(seat.luck, true);
        const auto has_any = [&](Grade grade) { return seat.grades[grade] > 0; };
        if (std::ranges::none_of(all_grades, has_any)) return luck;
        std::string text;
        for (const Grade grade : all_grades)
            text += (text.empty() ? "" : ", ") + std::to_string(seat.grades[grade]) + " " +
                    std::string{name_of(grade)};
        return text + "; decisions gave away " + in_games(seat.lost, false) + " of a game" +
               of_fine(seat) + "; " + luck;
    }
    // Nothing when it would be 0.0.
    [[nodiscard]] static std::string of_fine(const ReviewOfSeat& seat) {
        constexpr double least = 0.0005;
        if (seat.lost_by_fine < least) return "";
        return ", " + tenths(100 * seat.lost_by_fine) + " of that in fine ones";
    }

    const ReviewedProperty& game_;
};

}  // namespace

std::string line_for(const ReviewedProperty& game, std::size_t decision) {
    return Text{game}.decision(decision);
}

std::string review_text(const ReviewedProperty& game) {
    const Text text{game};
    return text.decisions() + text.throws() + text.chances() + text.totals();
}

}  // namespace parlor
