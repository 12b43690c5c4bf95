#include "tui/property/review/decision_words.hpp"

#include "base/dollars.hpp"
#include "base/match.hpp"
#include "rules/board/spelling.hpp"
#include "tui/property/move_words.hpp"

namespace parlor::tui::property_review {

using namespace property;

namespace {

std::string sentence_of(const View& view, const told::Proposed& proposed) {
    const Sentence sentence = sentence_for(view, proposed);
    return sentence.who + " " + sentence.does;
}

// `offer Bruno $100 for Vine Street`
std::string words_of(const View& view, const Propose& offer) {
    constexpr std::string_view as_told = "offers";
    const Sentence sentence =
        sentence_for(view, told::Proposed{view.decision.seat, offer.to, offer.give, offer.want});
    return "offer" + sentence.does.substr(as_told.size());
}

}  // namespace

std::string short_words(const Action& move) {
    using Words = std::string;
    return match(
        move,
        [](Roll) { return Words{"ROLL"}; },
        [](Buy) { return Words{"BUY"}; },
        [](Pass) { return Words{"PASS"}; },
        [](Bid it) { return "BID " + std::to_string(it.sum.amount); },
        [](Forfeit) { return Words{"FORFEIT"}; },
        [](End) { return Words{"END TURN"}; },
        [](Bail) { return Words{"BAIL"}; },
        [](UseCard) { return Words{"USE CARD"}; },
        [](Build) { return Words{"BUILD"}; },
        [](BuildGroup) { return Words{"BUILD"}; },
        [](Sell) { return Words{"SELL"}; },
        [](Mortgage) { return Words{"MORTGAGE"}; },
        [](Repay) { return Words{"REPAY"}; },
        [](Recover) { return Words{"AUTOPAY"}; },
        [](const Propose&) { return Words{"TRADE"}; },
        [](const Accept&) { return Words{"ACCEPT"}; },
        [](Decline) { return Words{"DECLINE"}; },
        [](Claim) { return Words{"TAKE"}; },
        [](Leave) { return Words{"LEAVE"}; },
        [](LeaveAll) { return Words{"LEAVE"}; },
        [](EndGame) { return Words{"END GAME"}; },
        [](Agree) { return Words{"AGREE"}; },
        [](Refuse) { return Words{"PLAY ON"}; },
        [](Flag) { return Words{"FLAG"}; },
        [](Think) { return Words{}; },
        [](Thrown) { return Words{}; },
        [](const Shuffled&) { return Words{}; },
        [](const Dealt&) { return Words{}; },
        [](Drawn) { return Words{}; });
}

std::string full_words(const View& view, const Action& move) {
    if (const auto* const offer = std::get_if<Propose>(&move)) return words_of(view, *offer);
    if (std::holds_alternative<Buy>(move) and view.for_sale)
        return "buy " + view.board().name_of(*view.for_sale);
    if (const auto* const build = std::get_if<BuildGroup>(&move))
        return "build on each street of the group " + std::string{board::id_of(build->group)};
    return tui::words_for(view, move);
}

std::string words_about(const View& view) {
    if (view.offer)
        return sentence_of(
            view,
            told::Proposed{view.offer->from, view.offer->to, view.offer->give, view.offer->want});
    if (view.auction) {
        const Money bid = view.auction->bid;
        const std::string standing = bid == 0_cash ? "no bid yet" : "the bid is " + dollars(bid);
        return "auction: " + view.board().name_of(view.auction->square) + ", " + standing;
    }
    if (const auto square = view.decided_on())
        return "for sale: " + view.board().name_of(*square) + ", " +
               dollars(view.board().at(*square).price);
    return "";
}

std::vector<Standing> standings_in(const View& view) {
    std::vector<Standing> all;
    all.reserve(view.seats.size());
    for (const SeatView& seat : view.seats) {
        std::string at = view.board().name_of(seat.at);
        if (seat.in_gaol()) at = board::spelled("in Gaol", view.board());
        if (seat.out) at = "out";
        const bool is_on_square = not seat.out and not seat.in_gaol();
        all.push_back({seat.seat, seat.money, seat.deeds, std::move(at), is_on_square});
    }
    return all;
}

}  // namespace parlor::tui::property_review
