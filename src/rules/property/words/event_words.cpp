#include <utility>
#include <variant>

#include "base/dollars.hpp"
#include "base/match.hpp"
#include "rules/board/event_lines.hpp"
#include "rules/board/words.hpp"
#include "rules/property/words/words.hpp"

namespace parlor::property {
namespace {

std::string_view id_of(Why why) {
    switch (why) {
        case Why::Rent: return "rent";
        case Why::Tax: return "tax";
        case Why::Card: return "card";
        case Why::Bail: return "bail";
        case Why::Bid: return "bid";
        case Why::Trade: return "trade";
    }
    return "";
}

std::string_view id_of(GaoledWhy why) {
    switch (why) {
        case GaoledWhy::Square: return "square";
        case GaoledWhy::Card: return "card";
        case GaoledWhy::Doubles: return "doubles";
    }
    return "";
}

std::string_view id_of(FreedHow how) {
    switch (how) {
        case FreedHow::Bail: return "bail";
        case FreedHow::Card: return "card";
        case FreedHow::Double: return "double";
    }
    return "";
}

std::string_view id_of(OverHow how) {
    switch (how) {
        case OverHow::NotOver: return "-";
        case OverHow::Last: return "last";
        case OverHow::Score: return "score";
        case OverHow::Clock: return "clock";
        case OverHow::Round: return "round";
        case OverHow::Wealth: return "wealth";
    }
    return "";
}

std::string list_of(const board::Board& board, const Goods& goods) {
    if (goods.nothing()) return "nothing";
    std::string list;
    const auto add = [&](std::string_view thing) {
        list.append(list.empty() ? "" : ",").append(thing);
    };
    if (goods.money > 0_cash) add(dollars(goods.money));
    for (const Square square : goods.deeds) add(board.id_of(square));
    for (int i = 0; i < goods.free_cards; ++i) add("free-card");
    return list;
}

}  // namespace

std::string to_line(const Edition& edition, const Event& event) {
    using Line = std::string;
    using namespace told;
    const board::Board& board = edition.board;
    const auto tell = [&](std::string_view name) { return board::EventLine{board, name}; };
    // clang-format off
    return match(
        event,
        board::LinesOfAll{board},
        [&](FirstRoll e) -> Line { return tell("first-roll").seat(e.seat).dice(e.dice); },
        [&](Placed e) -> Line { return tell("placed").seat(e.seat).count("was", number(e.was)); },
        [&](DealtDeed e) -> Line { return tell("dealt").seat(e.seat).square(e.square).amount(e.sum); },
        [&](Rolled e) -> Line { return tell("rolled").seat(e.seat).dice(e.dice).text("double", e.is_double ? "yes" : "no"); },
        [&](Paid e) -> Line { return tell("paid").between(e.from, e.to).amount(e.sum).text("for", id_of(e.why)); },
        [&](Settled e) -> Line { return tell("settled").between(e.from, e.to).amount(e.sum); },
        [&](CardDrawn e) -> Line { return tell("card").seat(e.seat).text("deck", id_of(e.deck)).text("card", edition.decks.card(e.deck, e.card).id); },
        [&](PileShuffled e) -> Line { return tell("shuffled").text("deck", id_of(e.deck)); },
        [&](PotTaken e) -> Line { return tell("pot").seat(e.seat).amount(e.sum); },
        [&](Gaoled e) -> Line { return tell("gaoled").seat(e.seat).text("why", id_of(e.why)); },
        [&](Freed e) -> Line { return tell("freed").seat(e.seat).text("how", id_of(e.how)); },
        [&](Stayed e) -> Line { return tell("stayed").seat(e.seat); },
        [&](told::Sold e) -> Line { return tell("sold").seat(e.seat).square(e.square).count("houses", e.houses).amount(e.sum); },
        [&](Mortgaged e) -> Line { return tell("mortgaged").seat(e.seat).square(e.square).amount(e.sum); },
        [&](Repaid e) -> Line { return tell("repaid").seat(e.seat).square(e.square).amount(e.sum); },
        [&](Fee e) -> Line { return tell("fee").seat(e.seat).square(e.square).amount(e.sum); },
        [&](Phantom e) -> Line { return tell("phantom").seat(e.seat).count("houses", e.houses); },
        [&](const Proposed& e) -> Line { return tell("proposed").between(e.from, e.to).text("give", list_of(board, e.give)).text("for", list_of(board, e.want)); },
        [&](Accepted e) -> Line { return tell("accepted").between(e.from, e.to); },
        [&](CardGiven e) -> Line { return tell("card-given").between(e.from, e.to).text("deck", id_of(e.deck)); },
        [&](Claimed e) -> Line { return tell("claimed").seat(e.seat).square(e.square); },
        [&](Left e) -> Line { return tell("left").seat(e.seat).square(e.square); },
        [&](EndAsked e) -> Line { return tell("end-asked").seat(e.seat); },
        [&](Agreed e) -> Line { return tell("agreed").seat(e.seat); },
        [&](Refused e) -> Line { return tell("refused").seat(e.seat); },
        [&](Reversed e) -> Line { return tell("reversed").count("direction", sign(e.direction)); },
        [&](Flagged e) -> Line { return tell("flagged").seat(e.seat).count("wealth", e.wealth.amount); },
        [&](GameOver e) -> Line { return tell("over").text("winner", board::seats_listed(e.winners)).text("how", id_of(e.how)); });
    // clang-format on
}

namespace {

template <std::size_t... Nth>
std::vector<std::string> forms_told(const Edition& edition, std::index_sequence<Nth...> /*all*/) {
    return {to_line(edition, std::variant_alternative_t<Nth, Event>{})...};
}

}  // namespace

std::vector<std::string> event_forms(const Edition& edition) {
    return forms_told(edition, std::make_index_sequence<std::variant_size_v<Event>>{});
}

}  // namespace parlor::property
