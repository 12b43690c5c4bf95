#include "tui/ending/records.hpp"

#include "base/dollars.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/square_name.hpp"

namespace parlor::tui {
namespace {

constexpr int longest_name = 8;

std::string name_of(const board::View& view, Seat seat) {
    return shortened(view.sitting(seat).name, longest_name);
}

std::string rounds(int from, int to) {
    if (from == to) return "round " + std::to_string(from);
    return "rounds " + std::to_string(from) + "-" + std::to_string(to);
}

// `MAYFAIR, EVA` and the sum.
RecordRow record_at(
    const board::View& view, std::string_view what, Square square, Seat seat, Money sum) {
    const std::string name = ", " + name_of(view, seat), figure = dollars(sum);
    const int room = width_of_record - width(name) - width(figure) - 1;
    return {what, square_name(view.board(), square, room) + name, figure};
}

}  // namespace

std::vector<RecordRow> records_of(const board::View& view, const board::Landmarks& landmarks) {
    std::vector<RecordRow> rows;
    if (const auto best = landmarks.best_street(view.board()))
        rows.push_back(record_at(view, "BEST STREET", best->street, best->owner, best->rents));
    if (const auto& rent = landmarks.dearest_rent())
        rows.push_back(record_at(view, "DEAREST RENT", rent->square, rent->from, rent->sum));
    if (const auto lead = landmarks.longest_lead())
        rows.push_back({"LONGEST LEAD", name_of(view, lead->seat), rounds(lead->from, lead->to)});
    return rows;
}

std::string because_of(const board::View& view, const board::Landmarks::Leaving& leaving) {
    const Seat seat = leaving.because_of;
    return "by " + (seat == bank ? "the bank" : view.sitting(seat).name);
}

}  // namespace parlor::tui
