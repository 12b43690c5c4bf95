#include "plain/moneyloopy/loopy_words.hpp"

#include <algorithm>
#include <array>
#include <variant>

#include "base/dollars.hpp"
#include "base/text.hpp"
#include "plain/board/questions.hpp"
#include "plain/board/words_round_board.hpp"
#include "plain/moneyloopy/deal.hpp"
#include "plain/moneyloopy/loopy_moves.hpp"
#include "plain/placed.hpp"
#include "plain/spoken.hpp"
#include "rules/moneyloopy/booth_names.hpp"
#include "rules/moneyloopy/deal/deal.hpp"
#include "sessions/moneyloopy/chronicle.hpp"
#include "sessions/moneyloopy/table.hpp"

namespace parlor::plain {
namespace {

using moneyloopy::DecisionKind;
using moneyloopy::Moneyloopy;
using moneyloopy::View;

constexpr std::array<std::string_view, 7> details{
    "rolled", "first-roll", "marker", "bid", "passed", "forfeited", "declined"};

class LoopyWords final : public WordsRoundBoard<Moneyloopy> {
public:
    using WordsRoundBoard::WordsRoundBoard;

    [[nodiscard]] std::span<const MoveWord> move_words() const override { return loopy_moves; }

    [[nodiscard]] ViewPtr view() const override { return seen(); }

    [[nodiscard]] std::string asked() const override {
        const auto view = seen();
        const moneyloopy::SeatView& seat = view->seat(view->decision.seat);
        const std::string money = seat.money ? ", " + dollars(*seat.money) : "";
        return seat.name + money + asked_about(*view, seat);
    }
    [[nodiscard]] std::vector<std::string> arguments(const Choice& choice) const override {
        const auto view = seen();
        std::vector<std::string> names;
        for (const std::string& argument : choice.arguments) {
            if (choice.verb == "deal")
                names.push_back(player_in(*view, argument));
            else if (choice.verb == "bid")
                names.push_back(sums_in(argument));
            else if (choice.verb == "stake")
                names.push_back(staked(argument));
            else
                names.push_back(name_in(view->board(), argument));
        }
        return names;
    }
    [[nodiscard]] std::string advised(const Choice& move) const override {
        if (move.verb != "deal") return WordsOf::advised(move);
        const auto view = seen();
        const auto proposal = moneyloopy::proposal_of(
            view->decision.seat, std::get<moneyloopy::Propose>(action_of(move)));
        return "offer " + view->seat(proposal.to).name +
               " a deal: " + terms_in_words(*view, proposal);
    }
    [[nodiscard]] std::string price(const Choice& choice) const override {
        if (choice.verb == "toll") {
            const auto view = seen();
            const auto booth = moneyloopy::booth_at(view->board(), *view->decided_on());
            return "for " + dollars(moneyloopy::toll_of(booth));
        }
        if (choice.verb == "buy") return "for " + dollars(moneyloopy::property_price);
        if (choice.verb == "safe-card") return "for " + dollars(moneyloopy::safe_card_price);
        return "";
    }
    [[nodiscard]] bool is_seldom(const Choice& choice) const override {
        return choice.verb == "bankrupt" and not seen()->demanded;
    }
    [[nodiscard]] std::vector<Named> all_named(const Choice& choice) const override {
        constexpr std::array<std::string_view, 4> on_square{
            "build", "jump", "sell-to-bank", "take"};
        const bool is_on_square = std::ranges::find(on_square, choice.verb) != on_square.end();
        return is_on_square ? all_squares(seen()->board()) : std::vector<Named>{};
    }
    [[nodiscard]] std::string what_is_missing(const Choice& choice) const override {
        if (choice.verb == "bid" or choice.verb == "stake")
            return sentence_case(choice.verb) + " how much";
        if (choice.verb == "build" or choice.verb == "jump")
            return sentence_case(choice.verb) + " where";
        return WordsOf::what_is_missing(choice);
    }
    [[nodiscard]] std::unique_ptr<Asking> asking(const Choice& choice) const override {
        return choice.verb == "deal" ? ask_for_deal(session(), seen(), *this) : nullptr;
    }

    [[nodiscard]] std::vector<Question> questions() const override {
        auto all = board_questions(seen(), {}, *this);
        all.push_back(
            {"money", "what you may know of the money", [this](const auto&) { return money(); }});
        all.push_back({"offer", "the deal that waits for its answer", [this](const auto&) {
                           return offer();
                       }});
        all.push_back({"deals", "the deals in force", [this](const auto&) { return deals(); }});
        all.push_back({"marker", "where the turn marker is", [this](const auto&) {
                           const auto view = seen();
                           return Sentences{"The marker is on " +
                                            view->board().name_of(view->marker) + ", in round " +
                                            std::to_string(view->round) + "."};
                       }});
        return all;
    }
    [[nodiscard]] Sentences places() const override {
        const auto view = seen();
        const auto landmarks = chronicle_of(session()).landmarks;
        auto seats = view->seats;
        std::ranges::stable_sort(seats, {}, [](const auto& seat) { return *seat.place; });
        Sentences all;
        for (const moneyloopy::SeatView& seat : seats) {
            const auto leaving = landmarks.leaving_of(seat.seat);
            all.push_back(placed(seat.name,
                                 *seat.place,
                                 dollars(*seat.wealth),
                                 leaving ? bankrupt_words(*view, *leaving) : parts_of(seat)));
        }
        return all;
    }
    // As it was told when it was made.
    [[nodiscard]] std::string open_offer() const override {
        const auto view = seen();
        if (not view->proposal) return "";
        const Sentence made = moneyloopy::in_words(*view, *view->proposal);
        return told_together(std::span{&made, 1});
    }
    [[nodiscard]] bool is_detail(std::string_view event) const override {
        return std::ranges::find(details, event) != details.end();
    }
    // The answer to a proposal tells enough of it.
    [[nodiscard]] bool is_outdone(const Told& one, const Told& later) const override {
        const bool is_proposed = one.event == "term" and one.sentence.does.starts_with("offers ");
        const bool is_answered = later.event == "declined" or later.event == "dealt-with";
        return (is_proposed and is_answered) or WordsRoundBoard::is_outdone(one, later);
    }
    [[nodiscard]] bool hides() const override {
        return session().setup().rules.purses == moneyloopy::Purses::Hidden;
    }

private:
    [[nodiscard]] std::shared_ptr<const View> seen() const {
        const Seat own = listener(session().decider());
        View view = moneyloopy::view_for(session().setup(), session().position(), own);
        view.edition = spoken_edition().get();
        for (moneyloopy::SeatView& seat : view.seats)
            if (seat.seat == own or hides_nothing())
                seat.money = session().position().money[seat.seat];
        return std::make_shared<View>(std::move(view));
    }

    // Of `stake $0..900 safe 0..2`.
    [[nodiscard]] static std::string staked(const std::string& part) {
        if (part.starts_with('$')) return sums_in(part.substr(1));
        if (part == "safe") return "and safe cards,";
        return part.starts_with("0..") ? "up to " + part.substr(3) : part;
    }

    [[nodiscard]] static std::string asked_about(const View& view,
                                                 const moneyloopy::SeatView& seat) {
        const std::string place = view.board().name_of(view.decided_on().value_or(seat.at));
        switch (view.decision.kind) {
            case DecisionKind::Toll: return ", before " + place + ".";
            case DecisionKind::Bid: return ". " + auction_words(view);
            case DecisionKind::Debt:
            case DecisionKind::Square:
                return view.demanded ? ". You have to pay " + what_is_owed(view) + "."
                                     : ", on " + place + ".";
            case DecisionKind::Deal:
                return ". " + interrupted(view) + view.seat(view.proposal->from).name +
                       " proposes a deal.";
            case DecisionKind::Roll:
            case DecisionKind::Jump:
            case DecisionKind::End:
            case DecisionKind::None:
            case DecisionKind::Chance: return ", on " + place + ".";
        }
        return ".";
    }
    [[nodiscard]] static std::string interrupted(const View& view) {
        const std::string words = what_is_interrupted(view);
        return words.empty() ? "" : words + " ";
    }
    // Of the wealth (L-1.3).
    [[nodiscard]] static std::string parts_of(const moneyloopy::SeatView& seat) {
        return dollars(*seat.money) + " and " + std::to_string(seat.deeds) +
               (seat.deeds == 1 ? " property" : " properties");
    }
    [[nodiscard]] Sentences money() const {
        const auto view = seen();
        Sentences all;
        for (const moneyloopy::SeatView& seat : view->seats)
            if (not seat.out)
                all.push_back(seat.name + (seat.money ? " has " + dollars(*seat.money) + "."
                                                      : " hides the money."));
        return all;
    }
    [[nodiscard]] Sentences offer() const {
        const auto view = seen();
        if (not view->proposal) return {"There is no deal to answer."};
        return term_sentences(*view, view->proposal->terms);
    }
    [[nodiscard]] Sentences deals() const {
        const auto view = seen();
        Sentences all;
        for (const moneyloopy::TermInForce& term : view->terms) {
            auto sentences = term_sentences(*view, std::span{&term.term, 1});
            all.push_back("Deal " + std::to_string(term.deal) + ": " + sentences.front());
        }
        if (all.empty()) all.emplace_back("No deal is in force.");
        return all;
    }
};

}  // namespace

std::unique_ptr<Words> loopy_words(table::GameTable& table) {
    return std::make_unique<LoopyWords>(*moneyloopy_session(table));
}

}  // namespace parlor::plain
