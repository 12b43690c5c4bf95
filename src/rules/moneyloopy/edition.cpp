#include "rules/moneyloopy/edition.hpp"

#include <utility>

namespace parlor::rules::moneyloopy {
namespace {

// The kinds already met on the way round the board: the first tax and the first utility are
// special.
struct Met {
    bool tax = false, utility = false;
};

Place place_of(Kind kind, Met& met) {
    switch (kind) {
        case Kind::Go: return Place::Go;
        case Kind::Street: return Place::Property;
        case Kind::Station: return Place::Station;
        case Kind::Utility:
            return std::exchange(met.utility, true) ? Place::WaterWorks : Place::ElectricCompany;
        case Kind::Chest: return Place::Chest;
        case Kind::Chance: return Place::Chance;
        case Kind::Tax: return std::exchange(met.tax, true) ? Place::LuxuryTax : Place::IncomeTax;
        case Kind::Gaol:
        case Kind::FreeParking:
        case Kind::GoToGaol: return Place::Tollbooth;
    }
    return Place::Go;
}

}  // namespace

std::optional<std::string> unfit(const Board& board) {
    if (board.size == board_size) return std::nullopt;
    return "the board " + board.id + " has " + std::to_string(board.size) +
           " squares; Moneyloopy is played on 40 (L-1.3)";
}

Edition edition_of(const Board& board) {
    Edition edition{.board = board};
    Met met;
    for (int i = 0; i < board.size; ++i) {
        const auto square = Square(i);
        const Place place = place_of(board.at(square).kind, met);
        edition.places[square] = place;
        edition.properties.insert_if(place == Place::Property, square);
        edition.tollbooths.insert_if(place == Place::Tollbooth, square);
        edition.stations.insert_if(place == Place::Station, square);
    }
    if (const auto last = board.deed_of(Group::Stations, -1))
        edition.places[*last] = Place::ShortLine;
    return edition;
}

Booth booth_at(const Board& board, Square square) {
    const Kind kind = board.at(square).kind;
    if (kind == Kind::Gaol) return Booth::First;
    return kind == Kind::FreeParking ? Booth::Second : Booth::Third;
}

Square next_station(const Edition& edition, Square station) {
    auto ahead = edition.stations.begin();
    while (*ahead <= station) ++ahead;
    return *ahead;
}

}  // namespace parlor::rules::moneyloopy
