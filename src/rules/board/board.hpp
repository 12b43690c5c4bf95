// The board: the kind of each square, the prices and rents of the deeds. A constant, loaded once.
//
// Source:   C-1.1; the numbers come from data/boards (see library/board_file.hpp).
// Units:    Money in whole dollars.
// Not here: owners and houses (position.hpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/seats.hpp"

namespace parlor::board {

inline constexpr std::size_t most_squares = 40;
using Squares = SetOf<Square>;

inline constexpr Square go{0};

// The deeds of one colour; stations and utilities are groups too.
enum class Group : std::uint8_t {
    Brown,
    LightBlue,
    Pink,
    Orange,
    Red,
    Yellow,
    Green,
    DarkBlue,
    Stations,
    Utilities
};
inline constexpr std::size_t group_count = 10;

enum class Deck : std::uint8_t { Chest, Chance };
inline constexpr std::size_t deck_count = 2;

enum class Kind : std::uint8_t {
    Go,
    Street,
    Station,
    Utility,
    Chest,
    Chance,
    Tax,
    Gaol,
    FreeParking,
    GoToGaol
};

struct Spot {
    Kind kind = Kind::Go;
    Group group = Group::Brown;  // deeds only
    Money price, mortgage;       // deeds only
    Money house_cost, hotel_cost;
    std::array<Money, 6> rents;  // street: bare, 1 to 4 houses, hotel; station: 1 to 4 owned
    Money tax;                   // tax squares only
};

struct Title {
    std::string id;               // in the table language: lower case, digits and hyphens
    std::string name;             // as people read it: UTF-8
    std::string short_name = {};  // in ASCII (M-1.5); may be empty
};

struct Board {
    std::string id, name;
    std::string about = {};  // a line for people who choose a board; may be empty
    std::string language;    // of the squares' names, as in ISO 639 (M-1.7); empty: English
    std::vector<std::string> english_words;  // in those names, whatever the language
    std::vector<Title> titles;               // one per square
    int size = 0;                            // squares, at most most_squares
    Per<Square, Spot, most_squares> spots;

    // Derived from the spots by `index`.
    Per<Group, Squares, group_count> groups;
    Squares deeds;
    Square gaol{};

    [[nodiscard]] const Spot& at(Square square) const { return spots[square]; }
    [[nodiscard]] const std::string& id_of(Square square) const;
    [[nodiscard]] const std::string& name_of(Square square) const;
    [[nodiscard]] const std::string& short_name_of(Square square) const;

    // A square by its id or its number.
    [[nodiscard]] std::optional<Square> find(std::string_view wanted) const;
    // The n-th (from 1) deed of a group in board order; -1 is the last. Nothing if there is none.
    [[nodiscard]] std::optional<Square> deed_of(Group group, int nth) const;
};

// Fills in the derived fields. Requires one GO (square 0) and one Gaol.
void index(Board& board);

[[nodiscard]] std::string_view id_of(Group group);
[[nodiscard]] std::optional<Group> find_group(std::string_view id);
[[nodiscard]] std::string_view id_of(Deck deck);
[[nodiscard]] std::optional<Deck> find_deck(std::string_view id);
[[nodiscard]] std::string_view id_of(Kind kind);
[[nodiscard]] std::optional<Kind> find_kind(std::string_view id);

[[nodiscard]] constexpr bool is_deed(Kind kind) {
    return kind == Kind::Street or kind == Kind::Station or kind == Kind::Utility;
}

// How many complete groups are among these deeds.
[[nodiscard]] int full_groups(const Board& board, Squares deeds);

}  // namespace parlor::board
