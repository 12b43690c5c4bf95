#include "plain/property/property_words.hpp"

#include <algorithm>
#include <array>

#include "base/dollars.hpp"
#include "base/text.hpp"
#include "plain/board/questions.hpp"
#include "plain/board/words_round_board.hpp"
#include "plain/placed.hpp"
#include "plain/property/property_moves.hpp"
#include "plain/property/trade.hpp"
#include "plain/spoken.hpp"
#include "plain/voice.hpp"
#include "rules/board/spelling.hpp"
#include "rules/property/property.hpp"
#include "rules/property/reverse_squares.hpp"
#include "rules/property/view.hpp"
#include "sessions/property/chronicle.hpp"
#include "sessions/property/table.hpp"

namespace parlor::plain {
namespace {

using property::DecisionKind;
using property::View;

// Told to nobody who wants to hear less: the money and the deeds tell the same.
constexpr std::array<std::string_view, 7> details{
    "rolled", "first-roll", "placed", "bid", "passed", "forfeited", "transferred"};

class PropertyWords final : public WordsRoundBoard<property::Property> {
public:
    using WordsRoundBoard::WordsRoundBoard;

    [[nodiscard]] std::span<const MoveWord> move_words() const override { return property_moves; }

    [[nodiscard]] ViewPtr view() const override { return seen(); }

    [[nodiscard]] std::string asked() const override {
        const auto view = seen();
        const property::SeatView& seat = view->seat(view->decision.seat);
        return seat.name + ", " + dollars(seat.money) + asked_about(*view, seat);
    }

    [[nodiscard]] std::string verb(const Choice& choice) const override {
        return choice.verb == "propose" ? "trade" : choice.verb;
    }
    [[nodiscard]] std::vector<std::string> arguments(const Choice& choice) const override {
        const auto view = seen();
        std::vector<std::string> names;
        for (const std::string& argument : choice.arguments) {
            if (choice.verb == "propose")
                names.push_back(player_in(*view, argument));
            else if (choice.verb == "bid")
                names.push_back(sums_in(argument));
            else
                names.push_back(name_in(view->board(), argument));
        }
        return names;
    }
    [[nodiscard]] std::string advised(const Choice& move) const override {
        if (move.verb != "propose") return WordsOf::advised(move);
        const auto view = seen();
        const auto trade = std::get<property::Propose>(action_of(move));
        const Sentence made = property::sentence_for(
            *view, property::told::Proposed{view->decision.seat, trade.to, trade.give, trade.want});
        return "trade: " + made.who + " " + made.does;
    }
    [[nodiscard]] std::string price(const Choice& choice) const override {
        return choice.verb == "bail" ? "for " + dollars(property::bail_sum) : "";
    }
    [[nodiscard]] bool is_seldom(const Choice& choice) const override {
        return choice.verb == "end-game";
    }
    [[nodiscard]] std::vector<Named> all_named(const Choice& choice) const override {
        constexpr std::array<std::string_view, 6> on_square{
            "build", "sell", "mortgage", "repay", "claim", "leave"};
        const bool is_on_square = std::ranges::find(on_square, choice.verb) != on_square.end();
        return is_on_square ? all_squares(seen()->board()) : std::vector<Named>{};
    }
    [[nodiscard]] std::string what_is_missing(const Choice& choice) const override {
        if (choice.verb == "bid") return "Bid how much";
        if (choice.verb == "build" or choice.verb == "sell")
            return sentence_case(choice.verb) + " where";
        return WordsOf::what_is_missing(choice);
    }
    [[nodiscard]] std::unique_ptr<Asking> asking(const Choice& choice) const override {
        return choice.verb == "propose" ? ask_for_trade(seen(), *this) : nullptr;
    }

    [[nodiscard]] std::vector<Question> questions() const override {
        const auto view = seen();
        Seats in_gaol;
        for (const property::SeatView& seat : view->seats)
            in_gaol.insert_if(seat.in_gaol(), seat.seat);
        BoardHabits habits{.in_gaol = in_gaol, .has_prices = true};
        if (view->rules.chest_squares == property::ChestSquares::Reverse)
            habits.direction = view->direction;
        auto all = board_questions(view, habits, *this);
        all.push_back({"money", "what everybody has", [this](const auto&) { return money(); }});
        all.push_back({"offer", "the open offer", [this](const auto&) { return offer(); }});
        return all;
    }
    [[nodiscard]] Sentences places() const override {
        const auto view = seen();
        const auto landmarks = chronicle_of(session()).landmarks;
        auto seats = view->seats;
        std::ranges::stable_sort(seats, {}, [](const auto& seat) { return *seat.place; });
        Sentences all;
        for (const property::SeatView& seat : seats)
            all.push_back(placed(seat.name,
                                 *seat.place,
                                 figure_of(*view, seat),
                                 how_left(*view, seat, landmarks.leaving_of(seat.seat))));
        return all;
    }
    [[nodiscard]] bool is_detail(std::string_view event) const override {
        return std::ranges::find(details, event) != details.end();
    }

private:
    [[nodiscard]] std::shared_ptr<const View> seen() const {
        View view = property::view_for(session().setup(), session().position());
        view.edition = spoken_edition().get();
        return std::make_shared<View>(std::move(view));
    }

    [[nodiscard]] static std::string asked_about(const View& view, const property::SeatView& seat) {
        const auto at = [&](Square square) { return view.board().name_of(square); };
        switch (view.decision.kind) {
            case DecisionKind::Roll:
                return ", " + place_words(view.board(), seat.at) +
                       (view.doubles > 0 ? ", rolls again." : ".");
            case DecisionKind::Gaol:
                return board::spelled(", in Gaol, turn ", view.board()) +
                       std::to_string(seat.gaol_turn) + " of 3.";
            case DecisionKind::Deed:
                return ". " + at(*view.for_sale) + " costs " +
                       dollars(view.board().at(*view.for_sale).price) + ".";
            case DecisionKind::Bid: return ". " + auction_words(view);
            case DecisionKind::Debt:
                return ". You owe " + owed_to(view, seat.seat) + " " + dollars(seat.debt) + ".";
            case DecisionKind::Houses:
                return ". You have to give back houses: " + std::to_string(seat.phantom) + ".";
            case DecisionKind::Trade: return ". " + offered(view);
            case DecisionKind::Claim:
                return ". " + view.seat(view.claims->loser).name +
                       " is out: keep or leave the deeds.";
            case DecisionKind::End:
                return ", " +
                       (seat.in_gaol() ? board::spelled("in Gaol", view.board())
                                       : place_words(view.board(), seat.at)) +
                       ".";
            case DecisionKind::Vote: return ". The game can end here.";
            case DecisionKind::None:
            case DecisionKind::Chance: return ".";
        }
        return ".";
    }
    [[nodiscard]] static std::string owed_to(const View& view, Seat debtor) {
        std::vector<std::string> names;
        for (const property::Debt& debt : view.debts)
            if (debt.from == debtor)
                names.push_back(debt.to == bank ? "the bank" : view.seat(debt.to).name);
        std::ranges::sort(names);
        names.erase(std::unique(names.begin(), names.end()), names.end());
        return listed(names);
    }
    [[nodiscard]] static std::string offered(const View& view) {
        const property::Offer& offer = *view.offer;
        const Sentence made = property::sentence_for(
            view, property::told::Proposed{offer.from, offer.to, offer.give, offer.want});
        return told_together(std::span{&made, 1});
    }

    // What decides the places.
    [[nodiscard]] static std::string figure_of(const View& view, const property::SeatView& seat) {
        if (property::has_leaderboard(view.rules)) return dollars(seat.wealth);
        return "a score of " + std::to_string(seat.score);
    }
    [[nodiscard]] static std::string how_left(const View& view,
                                              const property::SeatView& seat,
                                              std::optional<board::Landmarks::Leaving> leaving) {
        const std::string clock =
            view.has_clocks() ? ", with " + time_words(seat.clock) + " left on the clock" : "";
        switch (seat.left) {
            case property::Departure::None: return "in at the end" + clock;
            case property::Departure::Bankrupt: return bankrupt_words(view, *leaving) + clock;
            case property::Departure::Flagged:
                return "out of time in round " + std::to_string(leaving->round);
        }
        return "";
    }

    [[nodiscard]] Sentences money() const {
        const auto view = seen();
        Sentences all;
        for (const property::SeatView& seat : view->seats) {
            if (seat.out) continue;
            std::string line = seat.name + " has " + dollars(seat.money);
            if (seat.wealth != seat.money)
                line += ", and " + dollars(seat.wealth) + " with all deeds";
            if (seat.debt > 0_cash) line += ", and owes " + dollars(seat.debt);
            all.push_back(line + ".");
        }
        if (view->pot > 0_cash) all.push_back("Free Parking has " + dollars(view->pot) + ".");
        return all;
    }
    // What the deeds would be worth to the bank, on both sides.
    [[nodiscard]] Sentences offer() const {
        const auto view = seen();
        if (not view->offer) return {"There is no offer."};
        const auto price = [&](const property::Goods& goods) {
            Money sum = goods.money;
            for (const Square deed : goods.deeds) sum += view->board().at(deed).price;
            return dollars(sum);
        };
        return {offered(*view),
                "At the prices on the board that is " + price(view->offer->give) + " for " +
                    price(view->offer->want) + "."};
    }
};

}  // namespace

std::unique_ptr<Words> property_words(table::GameTable& table) {
    return std::make_unique<PropertyWords>(*property_session(table));
}

}  // namespace parlor::plain
