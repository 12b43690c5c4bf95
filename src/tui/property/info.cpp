// Information about a square and about a player: the information card and the statistics.
//
// Source: docs/layout.md, 4, "Square info" and "Statistics"; C-12.4.
#include "base/dollars.hpp"
#include "canvas/letters.hpp"
#include "rules/board/mortgage.hpp"
#include "rules/board/spelling.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/info_lines.hpp"
#include "tui/board/square_name.hpp"
#include "tui/property/pages/pages.hpp"
#include "tui/property/shown_board.hpp"

namespace parlor::tui {
namespace {

using board::Kind;

std::vector<std::string> station_lines(const board::Spot& spot) {
    return {money_line("RENT", spot.rents[0]),
            "",
            money_line("2 STATIONS", spot.rents[1]),
            money_line("3 STATIONS", spot.rents[2]),
            money_line("4 STATIONS", spot.rents[3])};
}

std::vector<std::string> deed_lines(const board::Spot& spot) {
    if (spot.kind == Kind::Street) return street_rents(spot);
    if (spot.kind == Kind::Station) return station_lines(spot);
    return {
        "ONE OWNED: RENT IS", "4 TIMES THE DICE.", "", "BOTH OWNED: RENT IS", "10 TIMES THE DICE."};
}

// Prices are in the same rows on every card.
void add_prices(std::vector<std::string>& lines,
                const board::Spot& spot,
                const board::SquareView& state) {
    constexpr std::size_t rows_above = 7;
    lines.resize(rows_above);
    lines.emplace_back(state.mortgaged ? "IT IS MORTGAGED." : "");
    lines.push_back(money_line("MARKET", spot.price));
    lines.push_back(money_line("MORTGAGE", spot.mortgage));
    lines.push_back(money_line("REPAY", repay_cost(spot)));
}

void add_building_costs(std::vector<std::string>& lines, const board::Spot& spot) {
    if (spot.kind != Kind::Street) return;
    lines.push_back(money_line("IMPRV.", spot.house_cost));
    if (spot.hotel_cost != spot.house_cost) lines.push_back(money_line("HOTEL", spot.hotel_cost));
}

// C-9.3.
std::vector<std::string> words_about_go(const property::Ruleset& rules) {
    const auto collect = [](Money sum) { return "COLLECT $" + std::to_string(sum.amount); };
    if (rules.go_landing == property::GoLanding::Single)
        return {"PASSING OR LANDING:", collect(rules.salary)};
    return {
        "PASSING:", collect(rules.salary), "", "LANDING:", collect(rules.salary + rules.salary)};
}

std::vector<std::string> deed_words(const property::View& view, Square square) {
    const board::Spot& spot = view.board().at(square);
    std::vector<std::string> lines = deed_lines(spot);
    add_prices(lines, spot, view.squares[square]);
    lines.push_back(owner_line(view, square));
    add_building_costs(lines, spot);
    return lines;
}

std::vector<std::string> words_about(const property::View& view, Square square) {
    const board::Spot& spot = view.board().at(square);
    switch (spot.kind) {
        case Kind::Go: return words_about_go(view.rules);
        case Kind::Chest:
            if (has_reverse_squares(view)) return {"TURNS THE WAY THAT", "ALL TOKENS GO."};
            return {"DRAW A COMMUNITY", "CHEST CARD."};
        case Kind::Chance: return {"DRAW A CHANCE CARD."};
        case Kind::Tax: return {"PAY $" + std::to_string(spot.tax.amount) + " IN TAX."};
        case Kind::Gaol:
            return {"JUST VISITING, OR",
                    board::spelled("IN GAOL: $50 BAIL,", view.board()),
                    "A CARD OR A DOUBLE",
                    "GETS YOU OUT."};
        case Kind::FreeParking:
            if (view.rules.free_parking == property::FreeParking::Nothing)
                return {"NOTHING HAPPENS."};
            return {"LAND HERE AND GET", "THE MONEY PAID IN:", dollars(view.pot)};
        case Kind::GoToGaol:
            return {board::spelled("GO TO GAOL. YOU DO", view.board()), "NOT PASS GO."};
        case Kind::Street:
        case Kind::Station:
        case Kind::Utility: break;
    }
    return deed_words(view, square);
}

}  // namespace

Notice info_card(const property::View& view, Square square) {
    const board::Board& board = view.board();
    const auto name = square_name_in_two_lines(board, square, width_of_info);
    Notice notice{
        .title = name[0], .sub = name[1], .lines = words_about(view, square), .tall = true};
    const board::Spot& spot = board.at(square);
    notice.band = is_deed(spot.kind) ? ink_of(spot.group) : Ink::Cyan;
    return notice;
}

Notice statistics_of(const property::View& view, Seat of) {
    const property::SeatView& seat = view.seat(of);
    const int cards = (seat.chest_card ? 1 : 0) + (seat.chance_card ? 1 : 0);
    Notice notice{.title = upper(seat.name),
                  .sub = seat.out ? "ELIMINATED" : "",
                  .lines = {figure_line("MONEY", "$", seat.money.amount),
                            figure_line("EQUITY", "$", seat.equity.amount),
                            figure_line("WEALTH", "$", seat.wealth.amount),
                            figure_line(board::spelled("GAOL CARDS", view.board()), "#", cards),
                            figure_line("HOUSES", "#", seat.houses),
                            figure_line("HOTELS", "#", seat.hotels),
                            figure_line("DEEDS", "#", seat.deeds),
                            "",
                            figure_line("STATIONS", "#", seat.stations),
                            figure_line("UTILITIES", "#", seat.utilities),
                            figure_line("FULL GRPS", "#", seat.full_groups),
                            "",
                            figure_line("SCORE", "*", seat.score)},
                  .tall = true};
    if (view.rules.wealth_wins > 0_cash)
        notice.lines.insert(notice.lines.begin() + 3,
                            figure_line("WINS WITH", "$", view.rules.wealth_wins.amount));
    return notice;
}

}  // namespace parlor::tui
