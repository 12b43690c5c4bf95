#include "rules/board/board.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace parlor::board {
namespace {

constexpr std::array<std::string_view, group_count> group_ids{"brown",
                                                              "light-blue",
                                                              "pink",
                                                              "orange",
                                                              "red",
                                                              "yellow",
                                                              "green",
                                                              "dark-blue",
                                                              "stations",
                                                              "utilities"};
constexpr std::array<std::string_view, deck_count> deck_ids{"chest", "chance"};
constexpr std::array<std::string_view, 10> kind_ids{"go",
                                                    "street",
                                                    "station",
                                                    "utility",
                                                    "chest",
                                                    "chance",
                                                    "tax",
                                                    "gaol",
                                                    "free-parking",
                                                    "go-to-gaol"};

template <class Choice, std::size_t Count>
std::optional<Choice> find_in(const std::array<std::string_view, Count>& ids, std::string_view id) {
    const auto found = std::ranges::find(ids, id);
    if (found == ids.end()) return std::nullopt;
    return static_cast<Choice>(found - ids.begin());
}

}  // namespace

const std::string& Board::id_of(Square square) const {
    return titles[static_cast<std::size_t>(square)].id;
}

const std::string& Board::name_of(Square square) const {
    return titles[static_cast<std::size_t>(square)].name;
}

const std::string& Board::short_name_of(Square square) const {
    return titles[static_cast<std::size_t>(square)].short_name;
}

std::optional<Square> Board::find(std::string_view wanted) const {
    for (std::size_t i = 0; i < titles.size(); ++i) {
        if (titles[i].id == wanted) return static_cast<Square>(i);
    }
    const auto nth = whole_number(wanted, most_squares - 1);
    if (not nth or static_cast<int>(*nth) >= size) return std::nullopt;
    return static_cast<Square>(*nth);
}

std::optional<Square> Board::deed_of(Group group, int nth) const {
    const Squares members = groups[group];
    const int wanted = nth == -1 ? members.count() : nth;
    int count = 0;
    for (const Square square : members) {
        if (++count == wanted) return square;
    }
    return std::nullopt;
}

void index(Board& board) {
    board.groups = {};
    board.deeds = {};
    for (int i = 0; i < board.size; ++i) {
        const auto square = static_cast<Square>(i);
        const Spot& spot = board.at(square);
        if (spot.kind == Kind::Gaol) board.gaol = square;
        if (not is_deed(spot.kind)) continue;
        board.deeds.insert(square);
        board.groups[spot.group].insert(square);
    }
}

std::string_view id_of(Group group) { return group_ids[static_cast<std::size_t>(group)]; }
std::optional<Group> find_group(std::string_view id) { return find_in<Group>(group_ids, id); }
std::string_view id_of(Deck deck) { return deck_ids[static_cast<std::size_t>(deck)]; }
std::optional<Deck> find_deck(std::string_view id) { return find_in<Deck>(deck_ids, id); }
std::string_view id_of(Kind kind) { return kind_ids[static_cast<std::size_t>(kind)]; }
std::optional<Kind> find_kind(std::string_view id) { return find_in<Kind>(kind_ids, id); }

int full_groups(const Board& board, Squares deeds) {
    int full = 0;
    for (std::size_t i = 0; i < group_count; ++i) {
        const Squares group = board.groups[Group(i)];
        if (not group.empty() and deeds.contains_all(group)) ++full;
    }
    return full;
}

}  // namespace parlor::board
