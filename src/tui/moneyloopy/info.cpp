// Information about a square and about a player: the information card and the statistics.
//
// Source: docs/layout.md, 4, "Square info" and "Statistics"; U-3.9.
#include "canvas/letters.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/info_lines.hpp"
#include "tui/board/square_name.hpp"
#include "tui/moneyloopy/pages/pages.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

using moneyloopy::booth_at;
using moneyloopy::Place;
using moneyloopy::toll_of;
using moneyloopy::Transit;

std::vector<std::string> lines_about_property(const View& view, Square square) {
    const board::Spot& spot = view.board().at(square);
    std::vector<std::string> lines = street_rents(spot);
    lines.insert(lines.end(),
                 {"",
                  money_line("TO BUY", moneyloopy::property_price),
                  money_line("A HOUSE", moneyloopy::house_price),
                  money_line("AT THE END", moneyloopy::property_worth),
                  ""});
    lines.push_back(owner_line(view, square));
    return lines;
}

std::vector<std::string> lines_about(const View& view, Square square) {
    const auto told = [](const std::string& words) { return wrapped(words, width_of_info); };
    switch (view.edition->places[square]) {
        case Place::Go:
            return told("PASSING OR STOPPING BEHIND THE LINE PAYS $" +
                        std::to_string(view.rules.salary.amount) +
                        ". A LOOP LEADS HERE AND PAYS NOTHING.");
        case Place::Tollbooth:
            return told("A TOLLBOOTH: PAY $" +
                        std::to_string(toll_of(booth_at(view.board(), square)).amount) +
                        ", USE A SAFE CARD, OR LOOP BACK TO GO WITH THE STEPS THAT ARE LEFT.");
        case Place::Chest: return told("YOU MAY BUY ONE SAFE CARD FOR $100.");
        case Place::Chance:
            return told(
                "YOU MAY STAKE MONEY OR SAFE CARDS ON ONE DIE: 1 TO 3 LOSES THEM, 4 TO 6 "
                "PAYS AS MUCH AGAIN.");
        case Place::IncomeTax: return told("PAY $200, OR USE A SAFE CARD.");
        case Place::LuxuryTax: return told("YOU LOSE ALL YOUR SAFE CARDS.");
        case Place::ElectricCompany:
            return told(
                "YOU MAY TAKE A PROPERTY FROM ANOTHER PLAYER. IT COSTS $600, WITH A HOTEL "
                "$1000, PAID TO THE BANK.");
        case Place::WaterWorks:
            return told("YOU MAY SELL ONE PROPERTY TO THE BANK FOR $1000, HOUSES AND ALL.");
        case Place::Station:
            return told(
                "YOU MAY TAKE THE TRAIN: NEXT TURN YOU ARE ON THE NEXT STATION, WITHOUT A "
                "ROLL OR TOLL.");
        case Place::ShortLine:
            return told("YOU MAY GO TO THE CENTRE, AND JUMP TO ANY SQUARE IN YOUR NEXT TURN.");
        case Place::Property: break;
    }
    return lines_about_property(view, square);
}

std::string where(const moneyloopy::SeatView& seat) {
    switch (seat.transit) {
        case Transit::No: return "";
        case Transit::Train: return "ON THE TRAIN";
        case Transit::Centre: return "IN THE CENTRE";
    }
    return "";
}

std::string money_seen(std::string_view words, std::optional<Money> sum) {
    if (sum) return figure_line(words, "$", sum->amount);
    return hidden_line(words);
}

}  // namespace

Notice info_card(const View& view, Square square) {
    const auto name = square_name_in_two_lines(view.board(), square, width_of_info);
    Notice notice{
        .title = name[0], .sub = name[1], .lines = lines_about(view, square), .tall = true};
    const bool is_property = view.edition->places[square] == Place::Property;
    notice.band = is_property ? ink_of(view.board().at(square).group) : Ink::Cyan;
    return notice;
}

Notice statistics_of(const View& view, Seat of) {
    const moneyloopy::SeatView& seat = view.seat(of);
    return {.title = upper(seat.name),
            .sub = seat.out ? "ELIMINATED" : where(seat),
            .lines = {money_seen("MONEY", seat.money),
                      figure_line("EQUITY", "$", seat.equity.amount),
                      money_seen("WEALTH", seat.wealth),
                      "",
                      figure_line("SAFE CARDS", "#", seat.safe_cards),
                      figure_line("DEEDS", "#", seat.deeds),
                      figure_line("HOUSES", "#", seat.houses),
                      figure_line("HOTELS", "#", seat.hotels),
                      figure_line("FULL GRPS", "#", seat.full_groups)},
            .tall = true};
}

}  // namespace parlor::tui::moneyloopy_table
