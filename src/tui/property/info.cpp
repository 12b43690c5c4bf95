// What can be read about a square and about a player: the information card, the statistics.
//
// Source: LAYOUT.md section 4, "Square info" and "Statistics"; C-12.4.
#include "tui/letters.hpp"
#include "tui/property/icons.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

using rules::Kind;

constexpr int line_width = 19;

std::string dotted(std::string_view words, std::string_view sign, int value) {
    std::string line{words};
    line.resize(12, '.');
    return line.append(sign) + right(value, line_width - 12 - static_cast<int>(sign.size()));
}

std::string money(std::string_view words, Money sum) { return dotted(words, "$", sum.amount); }

std::vector<std::string> street_lines(const rules::Spot& spot) {
    return {money("RENT", spot.rents[0]),
            "",
            money("1 HOUSE", spot.rents[1]),
            money("2 HOUSES", spot.rents[2]),
            money("3 HOUSES", spot.rents[3]),
            money("4 HOUSES", spot.rents[4]),
            money("1 HOTEL", spot.rents[5])};
}

std::vector<std::string> station_lines(const rules::Spot& spot) {
    return {money("RENT", spot.rents[0]),
            "",
            money("2 STATIONS", spot.rents[1]),
            money("3 STATIONS", spot.rents[2]),
            money("4 STATIONS", spot.rents[3])};
}

std::vector<std::string> deed_lines(const rules::Spot& spot) {
    if (spot.kind == Kind::Street) return street_lines(spot);
    if (spot.kind == Kind::Station) return station_lines(spot);
    return {
        "ONE OWNED: RENT IS", "4 TIMES THE DICE.", "", "BOTH OWNED: RENT IS", "10 TIMES THE DICE."};
}

// At the same height on every card.
void add_prices(std::vector<std::string>& lines, const rules::Spot& spot) {
    constexpr std::size_t rows_above = 8;
    lines.resize(rows_above);
    lines.push_back(money("MARKET", spot.price));
    lines.push_back(money("MORTGAGE", spot.mortgage));
    lines.push_back(money("REPAY", spot.mortgage + Money{(spot.mortgage.amount + 9) / 10}));
    if (spot.kind != Kind::Street) return;
    lines.emplace_back();
    lines.push_back(money("IMPRV.", spot.house_cost));
    if (spot.hotel_cost != spot.house_cost) lines.push_back(money("HOTEL", spot.hotel_cost));
}

std::vector<std::string> words_about(const rules::View& view, const rules::Spot& spot) {
    switch (spot.kind) {
        case Kind::Go:
            return {"PASSING OR LANDING:", "COLLECT $" + std::to_string(view.rules.salary.amount)};
        case Kind::Chest: return {"TAKE A COMMUNITY", "CHEST CARD."};
        case Kind::Chance: return {"TAKE A CHANCE CARD."};
        case Kind::Tax: return {"PAY THE BANK $" + std::to_string(spot.tax.amount) + "."};
        case Kind::Gaol:
            return {
                "JUST VISITING, OR", "IN GAOL: $50 BAIL,", "A CARD OR A DOUBLE", "GETS YOU OUT."};
        case Kind::FreeParking:
            if (view.rules.free_parking == rules::FreeParking::Nothing) return {"NOTHING HAPPENS."};
            return {"WHO LANDS HERE GETS", "WHAT WAS PAID:", "$" + std::to_string(view.pot.amount)};
        case Kind::GoToGaol: return {"GO TO GAOL. YOU DO", "NOT PASS GO."};
        case Kind::Street:
        case Kind::Station:
        case Kind::Utility: break;
    }
    std::vector<std::string> lines = deed_lines(spot);
    add_prices(lines, spot);
    return lines;
}

std::string owner_words(const rules::View& view, Square square) {
    const rules::SquareView& state = view.squares[square];
    if (state.owner == bank) return {};
    return cut(upper(view.seat(state.owner).name), 12) + (state.mortgaged ? " MORTGAGED" : "");
}

}  // namespace

Notice info_card(const rules::View& view, Square square) {
    const rules::Board& board = view.board();
    Notice notice{.title = upper(board.name_of(square)),
                  .sub = owner_words(view, square),
                  .lines = words_about(view, board.at(square)),
                  .tall = true};
    const rules::Spot& spot = board.at(square);
    notice.band = is_deed(spot.kind) ? ink_of(spot.group) : Ink::Cyan;
    return notice;
}

Notice statistics_of(const rules::View& view, Seat of) {
    const rules::SeatView& seat = view.seat(of);
    const int cards = (seat.chest_card ? 1 : 0) + (seat.chance_card ? 1 : 0);
    return {.title = upper(seat.name),
            .sub = seat.out ? "ELIMINATED" : "",
            .lines = {money("MONEY", seat.money),
                      money("EQUITY", seat.equity),
                      money("WEALTH", seat.wealth),
                      dotted("GOFREE", "#", cards),
                      dotted("HOUSES", "#", seat.houses),
                      dotted("HOTELS", "#", seat.hotels),
                      dotted("DEEDS", "#", seat.deeds),
                      "",
                      dotted("STATIONS", "#", seat.stations),
                      dotted("UTILITIES", "#", seat.utilities),
                      dotted("FULL GRPS", "#", seat.full_groups),
                      "",
                      dotted("SCORE", "*", seat.score)},
            .tall = true};
}

}  // namespace parlor::tui
