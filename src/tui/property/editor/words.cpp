#include "tui/property/editor/words.hpp"

#include <algorithm>
#include <string_view>

#include "base/match.hpp"
#include "canvas/letters.hpp"
#include "rules/board/spelling.hpp"

namespace parlor::tui::editor {
namespace {

using board::Kind;

std::string_view label_on_card(CardPart part) {
    switch (part) {
        case CardPart::Name: return "NAME";
        case CardPart::ShortName: return "SHORT NAME";
        case CardPart::Kind: return "KIND";
        case CardPart::Price: return "PRICE";
        case CardPart::Rent: return "RENT";
        case CardPart::RentOfOne: return "1 HOUSE";
        case CardPart::RentOfTwo: return "2 HOUSES";
        case CardPart::RentOfThree: return "3 HOUSES";
        case CardPart::RentOfFour: return "4 HOUSES";
        case CardPart::RentOfHotel: return "HOTEL";
        case CardPart::HouseCost: return "A HOUSE COSTS";
        case CardPart::HotelCost: return "A HOTEL COSTS";
        case CardPart::Mortgage: return "MORTGAGE";
        case CardPart::Tax: return "TAX";
    }
    return {};
}

std::string_view label_in_mode(OfMode of) {
    switch (of) {
        case OfMode::Name: return "NAME";
        case OfMode::Board: return "BOARD";
        case OfMode::FewestSeats: return "FEWEST PLAYERS";
        case OfMode::MostSeats: return "MOST PLAYERS";
    }
    return {};
}

std::string rent_label(Kind kind, CardPart part) {
    if (kind != Kind::Station or part == CardPart::Rent) return std::string{label_on_card(part)};
    const int owned = static_cast<int>(part) - static_cast<int>(CardPart::Rent) + 1;
    return std::to_string(owned) + " STATIONS";
}

bool is_rent(CardPart part) { return part >= CardPart::Rent and part <= CardPart::RentOfHotel; }

std::string kind_words(const board::Spot& spot) {
    std::string words{spot.kind == Kind::Street ? id_of(spot.group) : id_of(spot.kind)};
    std::ranges::replace(words, '-', ' ');
    return upper(spot.kind == Kind::Street ? words + " street" : words);
}

std::string label_of_option(const Option& option) {
    std::string label{option.key ? option.key->label : option.name};
    std::ranges::replace(label, '-', ' ');
    return upper(label);
}

std::string value_of_option(const Option& option, int value) {
    if (std::holds_alternative<NumberRange>(option.values)) return std::to_string(value);
    return std::string{words_of(option.values)[static_cast<std::size_t>(value)].label};
}

std::string hint_on_option(const Option& option) {
    std::string explanation{option.explanation};
    if (not std::holds_alternative<NumberRange>(option.values)) return explanation;
    return explanation + ": " + all_values(option.values);
}

}  // namespace

std::string label_of(const board::Board& board, const Field& field) {
    return match(
        field,
        [&](OfCard of) {
            return is_rent(of.part) ? rent_label(board.at(of.square).kind, of.part)
                                    : std::string{label_on_card(of.part)};
        },
        [](OfMode of) { return std::string{label_in_mode(of)}; },
        [&](OfRules of) { return spelled(label_of_option(*of.option), board); });
}

std::string label_on_small_card(const board::Board& board, const Field& field) {
    const CardPart part = std::get<OfCard>(field).part;
    if (part == CardPart::HouseCost) return "HOUSE AT";
    if (part == CardPart::HotelCost) return "HOTEL AT";
    const bool is_station = board.at(std::get<OfCard>(field).square).kind == Kind::Station;
    if (not is_station or not is_rent(part) or part == CardPart::Rent)
        return label_of(board, field);
    return label_of(board, field).substr(0, 2) + "OWNED";
}

std::string value_words(const Version& version, const Field& field) {
    const Value value = value_of(version, field);
    if (const auto* of = std::get_if<OfCard>(&field); of and of->part == CardPart::Kind)
        return spelled(kind_words(version.board.at(of->square)), version.board);
    if (const auto* of = std::get_if<OfRules>(&field))
        return spelled(value_of_option(*of->option, std::get<int>(value)), version.board);
    const auto* text = std::get_if<std::string>(&value);
    return text != nullptr ? *text : std::to_string(std::get<int>(value));
}

NumberRange range_of(const Version& version, const Field& field) {
    return match(
        field,
        [](OfCard) {
            return NumberRange{0, board::most_money.amount};
        },
        [&](OfMode of) {
            if (of == OfMode::FewestSeats) return NumberRange{2, version.mode.most_seats};
            return NumberRange{version.mode.fewest_seats, static_cast<int>(max_seats)};
        },
        [](OfRules of) { return std::get<NumberRange>(of.option->values); });
}

std::string hint_on(const Version& version, const Field& field) {
    switch (kind_of(field)) {
        case FieldIs::Text:
            return field == Field{OfMode::Name} ? "1 to 16 letters" : "up to 20 letters";
        case FieldIs::Chosen: return "Enter shows the boards";
        case FieldIs::Fixed: return why_fixed(field);
        case FieldIs::Number:
        case FieldIs::Words: break;
    }
    if (const auto* of = std::get_if<OfRules>(&field))
        return spelled(hint_on_option(*of->option), version.board);
    return to_text(range_of(version, field));
}

std::string why_fixed(const Field& field) {
    if (std::holds_alternative<OfCard>(field)) return "The kind of square is fixed";
    return "Fixed by the mode you started from";
}

}  // namespace parlor::tui::editor
