// Fields: what a player can change in a mode and its board, each as a value: a text or a number.
// Fixed values have fields, too, so that the pages show them and say why they are fixed.
//
// Source: M-5.4, U-8.2, U-8.3; rules/property/options.hpp has the options and their ranges.
// Units:  whole dollars; players; for an option, the unit in its row.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "rules/property/options.hpp"

namespace parlor::tui::editor {

// A mode and its board, at some point of the editing.
struct Version {
    property::Mode mode;
    board::Board board;
};

// A part of the card of a square.
enum class CardPart : std::uint8_t {
    Name,
    ShortName,
    Kind,
    Price,
    Rent,
    RentOfOne,  // one house, or two stations
    RentOfTwo,
    RentOfThree,
    RentOfFour,
    RentOfHotel,
    HouseCost,
    HotelCost,
    Mortgage,
    Tax
};
struct OfCard {
    Square square{};
    CardPart part = CardPart::Name;
    friend bool operator==(const OfCard&, const OfCard&) = default;
};

enum class OfMode : std::uint8_t { Name, Board, FewestSeats, MostSeats };

using Option = RuleOption<property::Ruleset>;
struct OfRules {
    const Option* option;  // in the tables, which outlive everything
    friend bool operator==(const OfRules&, const OfRules&) = default;
};

using Field = std::variant<OfCard, OfMode, OfRules>;
using Value = std::variant<std::string, int>;

[[nodiscard]] std::vector<Field> fields_of(const board::Board& board, Square square);
[[nodiscard]] std::vector<Field> fields_of(const property::Mode& mode);

[[nodiscard]] Value value_of(const Version& version, const Field& field);

// Requires a value of the field's kind that was not refused.
void put(Version& version, const Field& field, const Value& value);

// How a field is changed: typed, chosen from words or from a page, or not at all.
enum class FieldIs : std::uint8_t { Text, Number, Words, Chosen, Fixed };
[[nodiscard]] FieldIs kind_of(const Field& field);

}  // namespace parlor::tui::editor
