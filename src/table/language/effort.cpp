#include "table/language/effort.hpp"

namespace parlor::table {
namespace {

// Less than a millisecond of most work.
constexpr std::uint64_t pieces_between_questions = 100;

}  // namespace

void Effort::spend(std::uint64_t pieces) {
    spent_ += pieces;
    if (spent_ > most_pieces)
        throw Ended{Why::TooMuch,
                    "from here on takes too much work; at most 100,000 decisions of computers are "
                    "made while a file is read"};
    if (spent_ - asked_at_ < pieces_between_questions) return;
    asked_at_ = spent_;
    if (called_off_ and called_off_()) throw Ended{Why::Asked, "was called off"};
}

}  // namespace parlor::table
