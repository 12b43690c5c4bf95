#include "library/board_file.hpp"

#include <algorithm>
#include <array>

#include "library/toml/document.hpp"
#include "library/toml/fields.hpp"
#include "unicode/letters.hpp"

namespace parlor::library {
namespace {

using board::Board;
using board::Group;
using board::Kind;
using board::Spot;

// Keywords of the table language, which a square's id must not be.
constexpr std::array<std::string_view, 11> taken{"all",
                                                 "at",
                                                 "for",
                                                 "free-card",
                                                 "give",
                                                 "hotels",
                                                 "nothing",
                                                 "on",
                                                 "repay",
                                                 "safe-cards",
                                                 "until"};
constexpr int most_stations = 4;   // a rent for each (C-3.6)
constexpr int most_utilities = 2;  // C-3.7
constexpr std::array corners{Kind::Go, Kind::Gaol, Kind::FreeParking, Kind::GoToGaol};

const std::vector<std::string_view>& kinds() {
    static const std::vector<std::string_view> ids = [] {
        std::vector<std::string_view> all;
        for (int i = 0; i <= static_cast<int>(Kind::GoToGaol); ++i) {
            all.push_back(id_of(static_cast<Kind>(i)));
        }
        return all;
    }();
    return ids;
}

const std::vector<std::string_view>& colours() {
    static const std::vector<std::string_view> ids = [] {
        std::vector<std::string_view> all;
        for (int i = 0; i <= static_cast<int>(Group::DarkBlue); ++i) {
            all.push_back(id_of(static_cast<Group>(i)));
        }
        return all;
    }();
    return ids;
}

std::string as_word(std::string_view words) { return '"' + std::string{words} + '"'; }

// Without them the names are English.
void read_language(Fields& fields, Board& board) {
    constexpr std::size_t most_words = 16;
    constexpr int longest_word = 20;
    constexpr std::array<std::size_t, 2> lengths{2, 3};
    if (fields.has("language")) {
        board.language = fields.id("language");
        const bool is_short = std::ranges::count(lengths, board.language.size()) > 0;
        const bool has_letters =
            std::ranges::all_of(board.language, [](char c) { return c >= 'a' and c <= 'z'; });
        if (not is_short or not has_letters)
            fields.wrong("language", "must be 2 or 3 letters, as \"en\" or \"tr\"");
    }
    if (not fields.has("english-words")) return;
    board.english_words = fields.lines("english-words", most_words, longest_word);
    if (not std::ranges::all_of(board.english_words, is_ascii))
        fields.wrong("english-words", "must be ASCII");
}

void read_id(Fields& row, Board& board) {
    const std::string id = row.id("id");
    const bool is_word = std::ranges::find(taken, id) != taken.end();
    if (is_word or board::find_group(id)) {
        row.wrong("id", as_word(id) + " is a word of the table language; must be another");
    }
    if (std::ranges::all_of(id, [](char c) { return c >= '0' and c <= '9'; })) {
        row.wrong("id", "must have a letter: a bare number is a square by its number");
    }
    for (std::size_t i = 0; i < board.titles.size(); ++i) {
        if (board.titles[i].id != id) continue;
        row.wrong("id", as_word(id) + " is squares[" + std::to_string(i) + "] already");
    }
    board.titles.push_back({.id = id, .name = row.name("name")});
    if (row.has("short")) board.titles.back().short_name = row.ascii_name("short");
}

// Corner kinds are required in the four corners, and refused elsewhere.
Kind read_kind(Fields& row, int square, int size) {
    const auto kind = static_cast<Kind>(row.choice("kind", kinds()));
    const int side = size / static_cast<int>(corners.size());
    if (square % side == 0) {
        const Kind here = corners[static_cast<std::size_t>(square / side)];
        if (kind != here) row.wrong("kind", "must be " + as_word(id_of(here)) + " in this corner");
    } else if (std::ranges::find(corners, kind) != corners.end()) {
        row.wrong("kind", as_word(id_of(kind)) + " must be in its corner, and nowhere else");
    }
    return kind;
}

Money sum(Fields& row, std::string_view key) { return {row.number(key, dollars)}; }

void read_rents(Fields& row, std::size_t count, Spot& spot) {
    const std::vector<int> rents = row.numbers("rents", count, dollars);
    for (std::size_t i = 0; i < count; ++i) spot.rents[i] = {rents[i]};
    if (not std::ranges::is_sorted(rents)) row.doubtful("rents", "fall where they should rise");
}

void read_street(Fields& row, Spot& spot) {
    spot.group = static_cast<Group>(row.choice("group", colours()));
    spot.house_cost = sum(row, "house-cost");
    spot.hotel_cost = row.has("hotel-cost") ? sum(row, "hotel-cost") : spot.house_cost;
    read_rents(row, 6, spot);
}

Spot read_spot(Fields& row, Kind kind) {
    Spot spot{.kind = kind};
    if (is_deed(kind)) {
        spot.price = sum(row, "price");
        spot.mortgage = sum(row, "mortgage");
    }
    if (kind == Kind::Street) read_street(row, spot);
    if (kind == Kind::Station) {
        spot.group = Group::Stations;
        read_rents(row, most_stations, spot);
    }
    if (kind == Kind::Utility) spot.group = Group::Utilities;
    if (kind == Kind::Tax) spot.tax = sum(row, "tax");
    row.nothing_else();
    return spot;
}

void check_most(Fields& fields, const std::string& what, int count, int most) {
    if (count > most)
        fields.wrong("squares", "must have at most " + std::to_string(most) + " " + what);
}

void check_counts(Fields& fields, const Board& board) {
    int streets = 0;
    int stations = 0;
    int utilities = 0;
    for (int i = 0; i < board.size; ++i) {
        const Kind kind = board.at(static_cast<Square>(i)).kind;
        if (kind == Kind::Street) ++streets;
        if (kind == Kind::Station) ++stations;
        if (kind == Kind::Utility) ++utilities;
    }
    if (streets < 1) fields.wrong("squares", "must have a street");
    check_most(fields, "stations", stations, most_stations);
    check_most(fields, "utilities", utilities, most_utilities);
}

void read_squares(Fields& fields, Board& board) {
    std::vector<Fields> rows = fields.rows("squares", board::most_squares);
    if (rows.size() != 32 and rows.size() != 40) {
        fields.wrong("squares", "must be 32 or 40 squares, not " + std::to_string(rows.size()));
        return;
    }
    board.size = static_cast<int>(rows.size());
    for (int i = 0; i < board.size; ++i) {
        Fields& row = rows[static_cast<std::size_t>(i)];
        read_id(row, board);
        const Kind kind = read_kind(row, i, board.size);
        // The other fields of the square depend on its kind.
        if (not row.is_wrong("kind")) board.spots[static_cast<Square>(i)] = read_spot(row, kind);
    }
    check_counts(fields, board);
}

}  // namespace

std::optional<Board> read_board(std::string_view text, const std::string& id, Report& report) {
    const auto document = parse(text, report);
    if (not document) return std::nullopt;

    Fields fields{*document, "", report};
    Board board{.id = id};
    board.name = fields.name("name", 20);
    if (fields.has("about")) board.about = fields.name("about", 42);
    read_language(fields, board);
    read_squares(fields, board);
    fields.nothing_else();
    if (not report.fine()) return std::nullopt;
    board::index(board);
    return board;
}

Result<Board> read_board(std::string_view text, const std::string& file) {
    Report report{file};
    auto board = read_board(text, stem(file), report);
    if (not board) return report.error();
    return *std::move(board);
}

}  // namespace parlor::library
