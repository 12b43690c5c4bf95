// Random boards, cards and modes, with everything that their files can contain.
#pragma once

#include <random>
#include <string>
#include <vector>

#include "rules/property/options.hpp"
#include "rules/property/turn/cards.hpp"

namespace parlor::library {

struct RandomFiles {
    std::mt19937 numbers;

    int number(NumberRange range) {
        return range.lowest + static_cast<int>(numbers() % static_cast<unsigned>(range.highest -
                                                                                 range.lowest + 1));
    }
    bool one_in(int count) { return number({1, count}) == 1; }

    // Often one of the ends.
    Money money(int lowest = 0) {
        if (one_in(8)) return {lowest};
        if (one_in(8)) return {32767};
        return {number({lowest, 32767})};
    }

    // Letters that TOML, the table language and terminals have to be careful with.
    std::string text(int most) {
        static const std::vector<std::string> letters{"a",
                                                      "Z",
                                                      "0",
                                                      " ",
                                                      "#",
                                                      "\"",
                                                      "\\",
                                                      "'",
                                                      "|",
                                                      "{",
                                                      "]",
                                                      "=",
                                                      "\xC3\xA9",
                                                      "\xC4\xB0",
                                                      "\xC5\x9E",
                                                      "\xE2\x82\xAC",
                                                      "\xE2\x99\xAA",
                                                      "\xD0\x96",
                                                      "\\u0041"};
        const int wanted = one_in(4) ? most : number({1, most});
        std::string text;
        int count = 0;
        while (count < wanted) {
            const std::string& letter = letters[static_cast<std::size_t>(
                number({0, static_cast<int>(letters.size()) - 1 - (count + 6 > wanted ? 1 : 0)}))];
            count += letter.size() > 4 ? static_cast<int>(letter.size()) : 1;
            text += letter;
        }
        return text;
    }

    std::string ascii(int most) {
        std::string text(static_cast<std::size_t>(number({1, most})), ' ');
        for (char& c : text) c = static_cast<char>(number({' ', '~'}));
        return text;
    }

    board::Board board() {
        board::Board board{.id = "mine", .name = text(20)};
        if (one_in(2)) board.language = one_in(2) ? "tr" : "deu";
        for (int words = number({0, 16}); words > 0 and one_in(2); --words)
            board.english_words.push_back(ascii(20));
        board.size = one_in(2) ? 32 : 40;
        for (int i = 0; i < board.size; ++i) {
            board.titles.push_back({.id = id(i), .name = text(40)});
            if (one_in(2)) board.titles.back().short_name = ascii(40);
            board.spots[static_cast<Square>(i)] = spot(kind_at(i, board.size));
        }
        board::index(board);
        return board;
    }

    property::Decks decks(const board::Board& board) {
        property::Decks decks;
        for (const board::Deck deck : {board::Deck::Chest, board::Deck::Chance}) {
            auto& cards = decks.cards[deck];
            const int count = number({1, 18});
            for (int i = 0; i < count; ++i) cards.push_back(card(i, effect(board)));
            if (one_in(2)) cards.push_back(card(count, property::GaolFree{}));
        }
        return decks;
    }

    property::Mode mode() {
        property::Mode mode{.id = "mine", .name = text(20), .board = id(1), .cards = id(2)};
        mode.fewest_seats = number({2, 8});
        mode.most_seats = number({mode.fewest_seats, 8});
        for (const auto& table : {property::options(), property::switches()})
            for (const auto& option : table)
                if (one_in(2)) option.choose(mode.rules, value(option.values));
        return mode;
    }

private:
    std::string id(int nth) {
        std::string id(one_in(4) ? 37 : 3, 'x');
        return id + '-' + std::to_string(nth);
    }

    int value(const OptionValues& values) {
        if (const auto* range = std::get_if<NumberRange>(&values)) return number(*range);
        return number({0, static_cast<int>(words_of(values).size()) - 1});
    }

    board::Kind kind_at(int square, int size) {
        using board::Kind;
        const int side = size / 4;
        if (square == 0) return Kind::Go;
        if (square == side) return Kind::Gaol;
        if (square == 2 * side) return Kind::FreeParking;
        if (square == 3 * side) return Kind::GoToGaol;
        if (square % side == side - 1) return Kind::Station;
        if (square == 2) return Kind::Utility;
        if (one_in(5)) return one_in(2) ? Kind::Chest : Kind::Chance;
        return one_in(6) ? Kind::Tax : Kind::Street;
    }

    board::Spot spot(board::Kind kind) {
        using board::Kind;
        board::Spot spot{.kind = kind};
        if (is_deed(kind)) {
            spot.price = money();
            spot.mortgage = money();
        }
        if (kind == Kind::Street) {
            spot.group = static_cast<board::Group>(number({0, 7}));
            spot.house_cost = money();
            spot.hotel_cost = one_in(2) ? spot.house_cost : money();
            for (Money& rent : spot.rents) rent = money();
        }
        if (kind == Kind::Station) {
            spot.group = board::Group::Stations;
            for (std::size_t i = 0; i < 4; ++i) spot.rents[i] = money();
        }
        if (kind == Kind::Utility) spot.group = board::Group::Utilities;
        if (kind == Kind::Tax) spot.tax = money();
        return spot;
    }

    property::Card card(int nth, const property::Effect& effect) {
        property::Card card{.id = id(nth), .words = {}, .effect = effect};
        const int lines = number({1, 4});
        for (int i = 0; i < lines; ++i) card.words.push_back(text(20));
        return card;
    }

    property::Effect effect(const board::Board& board) {
        switch (number({0, 7})) {
            case 0: return property::BankPays{money(1)};
            case 1: return property::PayBank{money(1)};
            case 2: return property::CollectFromEach{money(1)};
            case 3: return property::PayEach{money(1)};
            case 4: return property::Repairs{.house = money(), .hotel = money()};
            case 5: return property::AdvanceTo{one_in(3) ? board::go : deed(board)};
            case 6:
                return property::AdvanceToNearest{one_in(2) ? board::Kind::Station
                                                            : board::Kind::Utility};
            default: return property::ToGaol{};
        }
    }

    Square deed(const board::Board& board) {
        int left = number({1, board.deeds.count()});
        for (const Square square : board.deeds)
            if (--left == 0) return square;
        return board::go;
    }
};

}  // namespace parlor::library
