#include "tui/moneyloopy/names.hpp"

#include "base/sentence.hpp"
#include "canvas/letters.hpp"

namespace parlor::tui::moneyloopy_table {

using namespace moneyloopy;

std::string name_of(const View& view, Seat seat) {
    return seat == bank ? "THE BANK" : upper(view.seat(seat).name);
}

std::string capitals(const Sentence& sentence) { return upper(told_together({&sentence, 1})); }

std::string words_of_term(const View& view, const Term& term, int deal) {
    return capitals(in_words(view, term, deal));
}

}  // namespace parlor::tui::moneyloopy_table
