#include "dominoes/mack/answers.hpp"

#include "dominoes/mack/following.hpp"
#include "dominoes/mack/reply.hpp"

namespace parlor::dominoes {

Answers::Answers(const Ends& ends, const Counting& counting, Tiles other_may_hold)
    : fitting_{other_may_hold & tiles_with_any(exposed_numbers(ends))} {
    each_scoring(ends, counting, fitting_, [&](Tile tile, Points points) {
        scoring_[static_cast<std::size_t>(points.count / 5)].insert(tile);
    });
}

double Answers::cost(double odds, double if_there_is_none) const {
    ExpectedReply reply{odds};
    Tiles left = fitting_;
    for (std::size_t fives = scoring_.size(); fives-- > 0;) {
        for ([[maybe_unused]] const Tile tile : scoring_[fives] & left)
            reply.may_cost(5 * static_cast<double>(fives));
        left -= scoring_[fives];
    }
    for ([[maybe_unused]] const Tile tile : left) reply.may_cost(0);
    return reply.cost(if_there_is_none);
}

}  // namespace parlor::dominoes
