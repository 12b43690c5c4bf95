#include "sessions/dominoes/review_text.hpp"

#include <algorithm>

#include "base/tenths.hpp"
#include "dominoes/review/review_words.hpp"
#include "dominoes/words/called.hpp"

namespace parlor {
namespace {

using namespace dominoes;

constexpr std::size_t most_worst = 10;

std::string grades_text(const ReviewOfSeat& seat) {
    std::string text;
    for (const Grade grade : all_grades)
        text += (text.empty() ? "" : ", ") + std::to_string(seat.grades[grade]) + " " +
                std::string{name_of(grade)};
    return text;
}

std::string totals_of(const Reviewed& game, const ReviewOfGame& review, Seat seat) {
    const ReviewOfSeat& own = review[seat];
    return called(game.setup)[seat] + ": " + grades_text(own) + "; plays gave away " +
           per_cent(own.lost_chance) + " of games, " + tenths(own.lost_points) +
           " points a hand; luck " + tenths_with_sign(own.luck) + " points a hand\n";
}

}  // namespace

std::string line_for(const Reviewed& game, std::size_t decision) {
    const Decision& made = game.decisions[decision];
    const Judgement& judgement = game.judgements[decision];
    return "move " + std::to_string(game.moves[made.entry]) + ", hand " +
           std::to_string(made.hand) + ": " + called(game.setup)[made.seat] + " plays " +
           words_for(made.view, made.played) + ", best " + words_for(made.view, judgement.best) +
           ": " + per_cent(judgement.cost()) + " (" +
           std::string{name_of(grade_of(judgement.cost()))} + ")";
}

std::string review_text(const Reviewed& game) {
    const auto worst = worst_of(game.decisions, game.judgements);
    auto in_order = worst;
    std::ranges::sort(in_order);
    std::string text;
    for (const std::size_t decision : in_order) text += line_for(game, decision) + "\n";
    if (worst.empty()) text += "no play cost 2 % of games or more\n";
    if (worst.size() > most_worst) {
        text += "\nthe worst:\n";
        for (const std::size_t decision : std::span{worst}.first(most_worst))
            text += line_for(game, decision) + "\n";
    }
    const ReviewOfGame review = review_of(game.end, game.decisions, game.judgements);
    text += "\n";
    for (const Seat seat : both_seats) text += totals_of(game, review, seat);
    return text;
}

}  // namespace parlor
