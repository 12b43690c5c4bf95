#include "library/board_text.hpp"

#include <string_view>

#include "library/toml/toml_text.hpp"

namespace parlor::library {
namespace {

using board::Board;
using board::Kind;
using board::Spot;

constexpr std::string_view explanation =
    "# A board: its name, and one square a row, clockwise from GO.\n"
    "#\n"
    "# id          the square in the table language: 1 to 40 of a-z, 0-9 and -\n"
    "# name        the square for people: 1 to 40 characters (of the board: 1 to 20)\n"
    "# about       a line for people who choose a board: 1 to 42 characters\n"
    "# language    of the names, for their capitals: en, tr, ...; english-words are words of the\n"
    "#             names that are English all the same\n"
    "# short       a name in ASCII, for terminals without the letters of the name, and for the "
    "ring\n"
    "# kind        what the square is; the corners are the same on all boards\n"
    "# group       the colour of a street\n"
    "# price, mortgage, house-cost, hotel-cost, rents, tax: in whole dollars, 0 to 32767\n"
    "# hotel-cost  only where a hotel does not cost what a house costs\n"
    "# rents       of a street: bare, with 1 to 4 houses, with a hotel; of a station: with 1 to 4\n"
    "#             stations owned. A utility has none: its rent is thrown.\n"
    "\n";

std::string rents(const Spot& spot, std::size_t count) {
    std::vector<int> sums;
    sums.reserve(count);
    for (std::size_t i = 0; i < count; ++i) sums.push_back(spot.rents[i].amount);
    return field("rents", toml_list(sums));
}

void add_deed(const Spot& spot, std::vector<std::string>& fields) {
    fields.push_back(field("price", spot.price.amount));
    fields.push_back(field("mortgage", spot.mortgage.amount));
}

void add_street(const Spot& spot, Row& row) {
    row.fields.push_back(field("group", toml_string(id_of(spot.group))));
    add_deed(spot, row.fields);
    row.fields.push_back(field("house-cost", spot.house_cost.amount));
    row.in_columns = row.fields.size();
    if (spot.hotel_cost != spot.house_cost)
        row.fields.push_back(field("hotel-cost", spot.hotel_cost.amount));
    row.fields.push_back(rents(spot, 6));
}

Row square_row(const Board& board, Square square) {
    const Spot& spot = board.at(square);
    Row row{.fields = {field("id", toml_string(board.id_of(square))),
                       field("name", toml_string(board.name_of(square))),
                       field("kind", toml_string(id_of(spot.kind)))},
            .in_columns = 2};
    if (spot.kind == Kind::Street) add_street(spot, row);
    if (spot.kind == Kind::Station or spot.kind == Kind::Utility) add_deed(spot, row.fields);
    if (spot.kind == Kind::Station) row.fields.push_back(rents(spot, 4));
    if (spot.kind == Kind::Tax) row.fields.push_back(field("tax", spot.tax.amount));
    if (const std::string& name = board.short_name_of(square); not name.empty())
        row.fields.push_back(field("short", toml_string(name)));
    return row;
}

}  // namespace

std::string board_text(const Board& board, Comments comments) {
    std::vector<Row> rows;
    rows.reserve(board::most_squares);
    for (int i = 0; i < board.size; ++i) rows.push_back(square_row(board, static_cast<Square>(i)));

    std::string text{if_with(comments, explanation)};
    text += field("name", toml_string(board.name)) + "\n";
    if (not board.about.empty()) text += field("about", toml_string(board.about)) + "\n";
    if (not board.language.empty()) text += field("language", toml_string(board.language)) + "\n";
    if (not board.english_words.empty())
        text += field("english-words", toml_list(board.english_words)) + "\n";
    text += if_with(comments, "\n");
    text += "squares = [\n";
    const std::size_t side = rows.size() / 4;
    const std::vector<std::string> lines = row_lines(rows);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i != 0 and i % side == 0) text += if_with(comments, "\n");
        text += lines[i];
    }
    return text + "]\n";
}

}  // namespace parlor::library
