#include "tui/property/editor/field.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "base/match.hpp"

namespace parlor::tui::editor {
namespace {

using board::Kind;
using board::Spot;
using property::Mode;

constexpr std::array street_parts{CardPart::Price,
                                  CardPart::Rent,
                                  CardPart::RentOfOne,
                                  CardPart::RentOfTwo,
                                  CardPart::RentOfThree,
                                  CardPart::RentOfFour,
                                  CardPart::RentOfHotel,
                                  CardPart::HouseCost,
                                  CardPart::HotelCost,
                                  CardPart::Mortgage};
constexpr std::array station_parts{CardPart::Price,
                                   CardPart::Rent,
                                   CardPart::RentOfOne,
                                   CardPart::RentOfTwo,
                                   CardPart::RentOfThree,
                                   CardPart::Mortgage};
constexpr std::array utility_parts{CardPart::Price, CardPart::Mortgage};
constexpr std::array tax_parts{CardPart::Tax};

// All parts except its names and its kind.
std::span<const CardPart> sums_of(Kind kind) {
    switch (kind) {
        case Kind::Street: return street_parts;
        case Kind::Station: return station_parts;
        case Kind::Utility: return utility_parts;
        case Kind::Tax: return tax_parts;
        case Kind::Go:
        case Kind::Chest:
        case Kind::Chance:
        case Kind::Gaol:
        case Kind::FreeParking:
        case Kind::GoToGaol: break;
    }
    return {};
}

board::Title& title_of(board::Board& board, Square square) {
    return board.titles[static_cast<std::size_t>(number(square))];
}

// Requires a part that is an amount of money.
Money Spot::*member_of(CardPart part) {
    switch (part) {
        case CardPart::Price: return &Spot::price;
        case CardPart::HouseCost: return &Spot::house_cost;
        case CardPart::HotelCost: return &Spot::hotel_cost;
        case CardPart::Mortgage: return &Spot::mortgage;
        case CardPart::Tax: return &Spot::tax;
        case CardPart::Name:
        case CardPart::ShortName:
        case CardPart::Kind:
        case CardPart::Rent:
        case CardPart::RentOfOne:
        case CardPart::RentOfTwo:
        case CardPart::RentOfThree:
        case CardPart::RentOfFour:
        case CardPart::RentOfHotel: break;
    }
    assert(false);
    return &Spot::price;
}

template <class AnySpot>
auto& sum_in(AnySpot& spot, CardPart part) {
    if (part < CardPart::Rent or part > CardPart::RentOfHotel) return spot.*member_of(part);
    return spot.rents.at(static_cast<std::size_t>(part) - static_cast<std::size_t>(CardPart::Rent));
}

Value value_on_card(const board::Board& board, OfCard of) {
    const Spot& spot = board.at(of.square);
    if (of.part == CardPart::Name) return board.name_of(of.square);
    if (of.part == CardPart::ShortName) return board.short_name_of(of.square);
    if (of.part == CardPart::Kind) return std::string{id_of(spot.kind)};
    return sum_in(spot, of.part).amount;
}

Value value_in_mode(const Mode& mode, OfMode of) {
    switch (of) {
        case OfMode::Name: return mode.name;
        case OfMode::Board: return mode.board;
        case OfMode::FewestSeats: return mode.fewest_seats;
        case OfMode::MostSeats: return mode.most_seats;
    }
    return 0;
}

void put_on_card(board::Board& board, OfCard of, const Value& value) {
    if (of.part == CardPart::Name)
        title_of(board, of.square).name = std::get<std::string>(value);
    else if (of.part == CardPart::ShortName)
        title_of(board, of.square).short_name = std::get<std::string>(value);
    else
        sum_in(board.spots[of.square], of.part) = Money{std::get<int>(value)};
}

void put_in_mode(Mode& mode, OfMode of, const Value& value) {
    switch (of) {
        case OfMode::Name: mode.name = std::get<std::string>(value); break;
        case OfMode::Board: mode.board = std::get<std::string>(value); break;
        case OfMode::FewestSeats: mode.fewest_seats = std::get<int>(value); break;
        case OfMode::MostSeats: mode.most_seats = std::get<int>(value); break;
    }
}

FieldIs kind_on_card(CardPart part) {
    if (part == CardPart::Kind) return FieldIs::Fixed;
    return part == CardPart::Name or part == CardPart::ShortName ? FieldIs::Text : FieldIs::Number;
}

FieldIs kind_in_mode(OfMode of) {
    switch (of) {
        case OfMode::Name: return FieldIs::Text;
        case OfMode::Board: return FieldIs::Chosen;
        case OfMode::FewestSeats:
        case OfMode::MostSeats: break;
    }
    return FieldIs::Number;
}

bool is_switch(const Option& option) { return option.games.empty(); }

FieldIs kind_in_rules(const Option& option) {
    if (is_switch(option)) return FieldIs::Fixed;
    return std::holds_alternative<NumberRange>(option.values) ? FieldIs::Number : FieldIs::Words;
}

}  // namespace

std::vector<Field> fields_of(const board::Board& board, Square square) {
    std::vector<Field> fields;
    for (const CardPart part : {CardPart::Name, CardPart::ShortName, CardPart::Kind})
        fields.emplace_back(OfCard{square, part});
    for (const CardPart part : sums_of(board.at(square).kind))
        fields.emplace_back(OfCard{square, part});
    return fields;
}

std::vector<Field> fields_of(const Mode& mode) {
    std::vector<Field> fields{OfMode::Name};
    for (const Option& option : property::options_of(mode.rules))
        fields.emplace_back(OfRules{&option});
    fields.insert(fields.end(), {OfMode::Board, OfMode::FewestSeats, OfMode::MostSeats});
    for (const Option& option : property::switches()) fields.emplace_back(OfRules{&option});
    return fields;
}

Value value_of(const Version& version, const Field& field) {
    return match(
        field,
        [&](OfCard of) { return value_on_card(version.board, of); },
        [&](OfMode of) { return value_in_mode(version.mode, of); },
        [&](OfRules of) { return Value{of.option->value(version.mode.rules)}; });
}

void put(Version& version, const Field& field, const Value& value) {
    match(
        field,
        [&](OfCard of) { put_on_card(version.board, of, value); },
        [&](OfMode of) { put_in_mode(version.mode, of, value); },
        [&](OfRules of) { of.option->choose(version.mode.rules, std::get<int>(value)); });
}

FieldIs kind_of(const Field& field) {
    return match(
        field,
        [](OfCard of) { return kind_on_card(of.part); },
        [](OfMode of) { return kind_in_mode(of); },
        [](OfRules of) { return kind_in_rules(*of.option); });
}

}  // namespace parlor::tui::editor
