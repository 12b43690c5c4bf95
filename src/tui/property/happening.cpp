#include "tui/property/happening.hpp"

#include <variant>

namespace parlor::tui {
namespace {

namespace told = rules::told;
using rules::View;

rules::SeatView& seat_in(View& view, Seat seat) {
    return view.seats[static_cast<std::size_t>(number(seat)) - 1];
}

struct Deed {
    template <class Other>
    std::optional<Square> operator()(const Other&) const {
        return std::nullopt;
    }
    std::optional<Square> operator()(const told::DealtDeed& it) const { return it.square; }
    std::optional<Square> operator()(const told::Bought& it) const { return it.square; }
    std::optional<Square> operator()(const told::Won& it) const { return it.square; }
    std::optional<Square> operator()(const told::Repaid& it) const { return it.square; }
    std::optional<Square> operator()(const told::Built& it) const { return it.square; }
    std::optional<Square> operator()(const told::Sold& it) const { return it.square; }
    std::optional<Square> operator()(const told::Mortgaged& it) const { return it.square; }
    std::optional<Square> operator()(const told::Transferred& it) const { return it.square; }
    std::optional<Square> operator()(const told::Claimed& it) const { return it.square; }
};

struct Happening {
    View& view;

    template <class Other>
    void operator()(const Other&) const {}
    void operator()(const told::Moved& it) const { seat_in(view, it.seat).at = it.to; }
    void operator()(const told::Salary& it) const { earn(it.seat, it.sum); }
    void operator()(const told::Gaoled& it) const {
        seat_in(view, it.seat).at = view.board().gaol;
        seat_in(view, it.seat).in_gaol = true;
    }
    void operator()(const told::DealtDeed& it) const { buy(it.seat, it.square, it.sum); }
    void operator()(const told::Bought& it) const { buy(it.seat, it.square, it.price); }
    void operator()(const told::Won& it) const { buy(it.seat, it.square, it.sum); }
    void operator()(const told::Repaid& it) const {
        view.squares[it.square].mortgaged = false;
        earn(it.seat, 0_cash - it.sum);
    }
    void operator()(const told::Built& it) const {
        view.squares[it.square].houses = it.houses;
        earn(it.seat, 0_cash - it.sum);
    }
    void operator()(const told::Sold& it) const {
        view.squares[it.square].houses = it.houses;
        earn(it.seat, it.sum);
    }
    void operator()(const told::Mortgaged& it) const {
        view.squares[it.square].mortgaged = true;
        earn(it.seat, it.sum);
    }
    void operator()(const told::Transferred& it) const { view.squares[it.square].owner = it.to; }
    void operator()(const told::Claimed& it) const { view.squares[it.square].owner = it.seat; }

    void buy(Seat seat, Square square, Money sum) const {
        view.squares[square].owner = seat;
        earn(seat, 0_cash - sum);
    }
    void earn(Seat seat, Money sum) const {
        seat_in(view, seat).money = seat_in(view, seat).money + sum;
    }
};

}  // namespace

std::optional<Square> deed_of(const rules::Event& event) { return std::visit(Deed{}, event); }

void happen(View& view, const rules::Event& event) { std::visit(Happening{view}, event); }

}  // namespace parlor::tui
