#include "tui/usual_numbers.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

namespace parlor::tui {

int next_number(std::span<const int> usual, NumberRange range, int number, int by) {
    std::vector<int> possible;
    std::ranges::copy_if(
        usual, std::back_inserter(possible), [&](int each) { return range.contains(each); });
    if (by < 0) std::ranges::reverse(possible);
    const auto next = std::ranges::find_if(
        possible, [&](int each) { return by < 0 ? each < number : each > number; });
    return next == possible.end() ? possible.front() : *next;
}

}  // namespace parlor::tui
