#include "tui/moneyloopy/lead.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

using moneyloopy::AtToll;
using moneyloopy::View;

const AtToll& toll_in(const View& view) { return std::get<AtToll>(view.phase); }

Lead walked(const View& view, Square from, int steps) {
    const int size = view.board().size;
    for (int step = 1; step <= steps; ++step) {
        const Square at{static_cast<std::uint8_t>((number(from) + step) % size)};
        if (view.edition->tollbooths.contains(at)) return {at, true};
    }
    return {Square((number(from) + steps) % size)};
}

}  // namespace

Lead when_paid(const View& view) {
    return walked(view, toll_in(view).booth, toll_in(view).left.count);
}

Lead when_looped(const View& view) { return walked(view, board::go, toll_in(view).left.count); }

}  // namespace parlor::tui::moneyloopy_table
