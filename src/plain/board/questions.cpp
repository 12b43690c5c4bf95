#include "plain/board/questions.hpp"

#include <algorithm>
#include <utility>

#include "base/dollars.hpp"
#include "base/text.hpp"
#include "plain/spoken.hpp"
#include "rules/board/spelling.hpp"
#include "rules/board/street.hpp"
#include "unicode/printable.hpp"

namespace parlor::plain {
namespace {

constexpr int farthest_roll = 12;

std::string buildings(int houses) {
    if (houses == board::hotel) return "a hotel";
    return houses == 1 ? "a house" : std::to_string(houses) + " houses";
}

class Squares {
public:
    Squares(BoardView view, BoardHabits habits, const Words& words)
        : view_{std::move(view)}, habits_{habits}, words_{words} {}

    // The only square that is meant; or a sentence that says why there is none.
    [[nodiscard]] Result<Square> meant_by(const std::string& said) const {
        if (const auto numbered = board().find(said)) return *numbered;
        std::vector<Choice> all;
        for (const Named& one : all_squares(board())) all.push_back({"square", {one.argument}});
        const auto meant = chosen_by(spoken(said), all, words_).moves;
        if (meant.size() == 1) return *board().find(meant.front().arguments.front());
        if (not meant.empty() and meant.size() < all.size()) return which_square(board(), meant);
        const auto near = nearest(said, names());
        return Error{"There is no square \"" + printable(said, 30) + "\"" +
                     (near ? "; did you mean " + *near + "?" : ".")};
    }

    // Of the player who decides, unless a square is named.
    template <class Tell>
    [[nodiscard]] Sentences about(const std::string& said, Tell tell) const {
        if (said.empty()) return tell(view_->seat(asked()).at);
        const auto square = meant_by(said);
        return square ? tell(*square) : Sentences{square.error().what};
    }

    [[nodiscard]] Sentences describe(Square square) const {
        const board::Spot& spot = board().at(square);
        std::string what = name(square) + " is square " + std::to_string(number(square));
        if (not board::is_deed(spot.kind)) return {what + "."};
        what += ", in the " + group_name(spot.group) + " group";
        if (habits_.has_prices) what += ". " + price_words(spot);
        return {what + ".", rent_words(square)};
    }
    [[nodiscard]] static std::string price_words(const board::Spot& spot) {
        const bool is_street = spot.kind == board::Kind::Street;
        return "It costs " + dollars(spot.price) + "; its mortgage is " + dollars(spot.mortgage) +
               (is_street ? ", a house " + dollars(spot.house_cost) : "");
    }
    [[nodiscard]] std::string owner_words(Square square, const std::string& called) const {
        const board::SquareView& there = view_->squares[square];
        if (there.owner == bank) return "Nobody owns " + called + ".";
        std::string words = view_->seat(there.owner).name + " owns " + called;
        if (there.houses > 0) words += ", with " + buildings(there.houses);
        return words + (there.mortgaged ? ", mortgaged." : ".");
    }
    // With the owner before it.
    [[nodiscard]] std::string rent_words(Square square) const {
        const board::SquareView& there = view_->squares[square];
        const board::Spot& spot = board().at(square);
        std::string owner = owner_words(square, "it");
        if (there.owner == bank) return owner;
        if (spot.kind == board::Kind::Utility and there.rent > 0_cash)
            return owner + " A visitor pays " + dollars(there.rent) + " for each pip rolled.";
        if (there.rent > 0_cash) return owner + " A visitor pays " + dollars(there.rent) + " now.";
        return owner + " A visitor pays nothing now.";
    }

    [[nodiscard]] Sentences where() const {
        Sentences all;
        for (const Seat seat : everybody(*view_))
            if (not view_->sitting(seat).out)
                all.push_back(view_->sitting(seat).name + " is " + place(seat) + ".");
        if (habits_.direction)
            all.push_back(std::string{"Tokens move "} +
                          (habits_.direction == board::Direction::Back ? "back." : "forward."));
        return all;
    }
    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> all;
        for (const Named& square : all_squares(board())) all.push_back(square.name);
        return all;
    }
    [[nodiscard]] std::vector<std::string> players() const {
        std::vector<std::string> all;
        for (const Seat seat : everybody(*view_)) all.push_back(view_->sitting(seat).name);
        return all;
    }
    [[nodiscard]] std::vector<std::string> groups() const {
        std::vector<std::string> all;
        for (std::size_t i = 0; i < board::group_count; ++i)
            if (not board().groups[board::Group(i)].empty())
                all.push_back(group_name(board::Group(i)));
        return all;
    }
    // What one roll from there can reach, in the order of the board.
    [[nodiscard]] Sentences ahead_of(Square from) const {
        Sentences all{"From " + name(from) + " on:"};
        const auto way = habits_.direction.value_or(board::Direction::Clockwise);
        for (int steps = 1; steps <= farthest_roll; ++steps) {
            const Square square = board::walk(board(), from, Pips{steps}, way).to;
            all.push_back(std::to_string(steps) + ", " + name(square) + short_owner(square) + ".");
        }
        return all;
    }
    [[nodiscard]] Sentences deeds_of(const std::string& said) const {
        Sentences all;
        for (const Seat seat : everybody(*view_)) {
            const std::string& player = view_->sitting(seat).name;
            const bool is_meant = said.empty() ? seat == asked() : has_begun(player, said);
            if (is_meant) all.push_back(deeds_of(seat));
        }
        if (all.empty()) all.push_back("There is no player \"" + printable(said, 30) + "\".");
        return all;
    }
    [[nodiscard]] Sentences group(const std::string& said) const {
        for (std::size_t i = 0; i < board::group_count; ++i) {
            const auto group = board::Group(i);
            if (not has_begun(group_name(group), said)) continue;
            Sentences all;
            for (const Square square : board().groups[group])
                all.push_back(owner_words(square, name(square)));
            return all;
        }
        return {"Say group and its colour, as in group red."};
    }

private:
    [[nodiscard]] const board::Board& board() const { return view_->board(); }
    [[nodiscard]] const std::string& name(Square square) const { return board().name_of(square); }
    [[nodiscard]] Seat asked() const {
        return view_->decider() == bank ? Seat{1} : view_->decider();
    }
    [[nodiscard]] std::string place(Seat seat) const {
        if (not habits_.in_gaol) return "on " + name(view_->seat(seat).at);
        if (habits_.in_gaol->contains(seat)) return board::spelled("in Gaol", board());
        return place_words(board(), view_->seat(seat).at);
    }
    [[nodiscard]] static bool has_begun(const std::string& name, const std::string& said) {
        return not said.empty() and joined(spoken(name)).starts_with(joined(spoken(said)));
    }
    [[nodiscard]] std::string short_owner(Square square) const {
        const Seat owner = view_->squares[square].owner;
        if (owner != bank) return ", " + view_->seat(owner).name + "'s";
        return board::is_deed(board().at(square).kind) ? ", free" : "";
    }
    [[nodiscard]] std::string deeds_of(Seat seat) const {
        std::vector<std::string> names;
        for (const Square square : board().deeds) {
            const board::SquareView& there = view_->squares[square];
            if (there.owner != seat) continue;
            std::string words = name(square);
            if (there.houses > 0) words += " with " + buildings(there.houses);
            names.push_back(words + (there.mortgaged ? " mortgaged" : ""));
        }
        const std::string& player = view_->sitting(seat).name;
        return names.empty() ? player + " owns nothing." : player + " owns " + listed(names) + ".";
    }

    BoardView view_;
    BoardHabits habits_;
    const Words& words_;
};

}  // namespace

std::string place_words(const board::Board& board, Square square) {
    const bool is_gaol = board.at(square).kind == board::Kind::Gaol;
    return is_gaol ? board::spelled("visiting the Gaol", board) : "on " + board.name_of(square);
}

std::string auction_words(const board::View& view) {
    const board::Auction& auction = *view.auction;
    const std::string deed = view.board().name_of(auction.square) + " is up for auction";
    if (auction.bidder == bank) return deed + ", with no bid yet.";
    return deed + "; " + view.seat(auction.bidder).name + " has the highest bid, " +
           dollars(auction.bid) + ".";
}

std::string bankrupt_words(const board::View& view, const board::Landmarks::Leaving& leaving) {
    const Seat seat = leaving.because_of;
    return "bankrupt in round " + std::to_string(leaving.round) + " because of " +
           (seat == bank ? "the bank" : view.seat(seat).name);
}

bool builds_on(const Told& one, const Told& later) {
    const auto where = [](const Told& built) {
        const std::string& does = built.sentence.does;
        return does.substr(std::min(does.find(" on "), does.size()));
    };
    return one.event == "built" and later.event == "built" and
           one.sentence.who == later.sentence.who and where(one) == where(later);
}

std::string sums_in(const std::string& range) {
    const std::size_t dots = range.find("..");
    if (dots == std::string::npos) return "$" + range;
    return "$" + range.substr(0, dots) + " to $" + range.substr(dots + 2);
}

std::vector<Question> board_questions(BoardView view, BoardHabits habits, const Words& words) {
    const Squares squares{std::move(view), habits, words};
    return {
        {"where", "where everybody is", [=](const auto&) { return squares.where(); }},
        {"deeds",
         "what you own, or another player: deeds and a name",
         [=](const auto& rest) { return squares.deeds_of(rest); },
         squares.players()},
        {"square",
         "what a square is: square and its name",
         [=](const auto& rest) {
             return squares.about(rest, [&](Square square) { return squares.describe(square); });
         },
         squares.names()},
        {"rent",
         "what a visitor pays: rent and a square",
         [=](const auto& rest) {
             return squares.about(
                 rest, [&](Square square) { return Sentences{squares.rent_words(square)}; });
         },
         squares.names()},
        {"group",
         "who owns a colour: group and its name",
         [=](const auto& rest) { return squares.group(rest); },
         squares.groups()},
        {"board",
         "the squares ahead of you, or of a square that you name",
         [=](const auto& rest) {
             return squares.about(rest, [&](Square square) { return squares.ahead_of(square); });
         },
         squares.names()}};
}

std::vector<Named> all_squares(const board::Board& board) {
    std::vector<Named> all;
    for (const board::Title& title : board.titles) all.push_back({title.id, title.name});
    return all;
}

Error which_square(const board::Board& board, std::span<const Choice> choices) {
    std::vector<std::string> names, numbers;
    for (const Choice& choice : choices) {
        const Square square = *board.find(choice.arguments.front());
        names.push_back(board.name_of(square));
        numbers.push_back(std::to_string(number(square)));
    }
    const bool have_one_name =
        std::ranges::all_of(names, [&](const auto& name) { return name == names.front(); });
    if (not have_one_name) return {"Which one: " + listed(names, "or") + "?"};
    return {"Which " + names.front() + "? Say the number of its square: " + listed(numbers, "or") +
            "."};
}

std::string group_name(board::Group group) {
    std::vector<std::string> words = spoken(board::id_of(group));
    return joined(words);
}

std::string name_in(const board::Board& board, const std::string& argument) {
    if (const auto group = board::find_group(argument))
        return "the " + group_name(*group) + " group";
    const auto square = board.find(argument);
    return square ? board.name_of(*square) : argument;
}

std::string player_in(const GameView& view, const std::string& argument) {
    const auto seat = whole_number(argument, view.seat_count());
    return seat and *seat > 0 ? view.sitting(Seat(*seat)).name : argument;
}

}  // namespace parlor::plain
