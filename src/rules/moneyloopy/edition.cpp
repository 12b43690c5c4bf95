#include "rules/moneyloopy/edition.hpp"

#include <utility>

namespace parlor::moneyloopy {
namespace {

// The kinds already met on the way round the board: the first tax and the first utility are
// special.
struct Met {
    bool tax = false, utility = false;
};

Place place_of(board::Kind kind, Met& met) {
    switch (kind) {
        case board::Kind::Go: return Place::Go;
        case board::Kind::Street: return Place::Property;
        case board::Kind::Station: return Place::Station;
        case board::Kind::Utility:
            return std::exchange(met.utility, true) ? Place::WaterWorks : Place::ElectricCompany;
        case board::Kind::Chest: return Place::Chest;
        case board::Kind::Chance: return Place::Chance;
        case board::Kind::Tax:
            return std::exchange(met.tax, true) ? Place::LuxuryTax : Place::IncomeTax;
        case board::Kind::Gaol:
        case board::Kind::FreeParking:
        case board::Kind::GoToGaol: return Place::Tollbooth;
    }
    return Place::Go;
}

}  // namespace

std::optional<std::string> unfit(const board::Board& board) {
    if (board.size == board_size) return std::nullopt;
    return "the board " + board.id + " has " + std::to_string(board.size) +
           " squares; Moneyloopy is played on 40 (L-1.3)";
}

Edition edition_of(const board::Board& board) {
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
    if (const auto last = board.deed_of(board::Group::Stations, -1))
        edition.places[*last] = Place::ShortLine;
    return edition;
}

Booth booth_at(const board::Board& board, Square square) {
    const board::Kind kind = board.at(square).kind;
    if (kind == board::Kind::Gaol) return Booth::First;
    return kind == board::Kind::FreeParking ? Booth::Second : Booth::Third;
}

Square next_station(const Edition& edition, Square station) {
    auto ahead = edition.stations.begin();
    while (*ahead <= station) ++ahead;
    return *ahead;
}

}  // namespace parlor::moneyloopy
