#include <utility>
#include <variant>

#include "base/match.hpp"
#include "base/quote.hpp"
#include "rules/board/event_lines.hpp"
#include "rules/moneyloopy/words/term_words.hpp"
#include "rules/moneyloopy/words/words.hpp"

namespace parlor::moneyloopy {
namespace {

std::string_view id_of(Why why) {
    switch (why) {
        case Why::Rent: return "rent";
        case Why::Tax: return "tax";
        case Why::Card: return "card";
        case Why::Bid: return "bid";
        case Why::Toll: return "toll";
        case Why::Deal: return "deal";
    }
    return "";
}

std::string_view id_of(OverHow how) {
    switch (how) {
        case OverHow::NotOver: return "-";
        case OverHow::Last: return "last";
        case OverHow::Marker: return "marker";
    }
    return "";
}

std::string_view yes_or_no(bool is_so) { return is_so ? "yes" : "no"; }

}  // namespace

std::string_view id_of(Transit transit) {
    switch (transit) {
        case Transit::No: return "no";
        case Transit::Train: return "train";
        case Transit::Centre: return "centre";
    }
    return "";
}

std::string to_line(const board::Board& board, const Event& event) {
    using Line = std::string;
    using namespace told;
    const auto tell = [&](std::string_view name) { return board::EventLine{board, name}; };
    // clang-format off
    return match(
        event,
        board::LinesOfAll{board},
        [&](FirstRoll e) -> Line { return tell("first-roll").seat(e.seat).count("dice", e.die); },
        [&](Rolled e) -> Line { return tell("rolled").seat(e.seat).dice(e.dice).text("double", yes_or_no(e.dice.is_double())); },
        [&](TollPaid e) -> Line { return tell("toll").seat(e.seat).square(e.square).amount(e.sum); },
        [&](Looped e) -> Line { return tell("looped").seat(e.seat).square(e.square); },
        [&](Saved e) -> Line { return tell("saved").seat(e.seat).square(e.square); },
        [&](SafeCards e) -> Line { return tell("safe-card").seat(e.seat).count("count", e.count); },
        [&](OfferLeft e) -> Line { return tell("passed").seat(e.seat); },
        [&](Paid e) -> Line { return tell("paid").between(e.from, e.to).amount(e.sum).text("for", id_of(e.why)); },
        [&](told::Staked e) -> Line { return tell("staked").seat(e.seat).amount(e.sum).count("cards", e.cards).count("die", e.die).text("won", yes_or_no(e.die >= lowest_winning_die)); },
        [&](BankBought e) -> Line { return tell("bank-bought").seat(e.seat).square(e.square); },
        [&](Took e) -> Line { return tell("took").seat(e.seat).count("from", number(e.from)).square(e.square); },
        [&](Boarded e) -> Line { return tell("boarded").seat(e.seat).square(e.square); },
        [&](Jumped e) -> Line { return tell("jumped").seat(e.seat).square(e.square).amount(e.sum); },
        [&](const TermNamed& e) -> Line { return tell("term").count("deal", e.deal).between(e.from, e.to).text("what", as_word(to_text(board, Side::Mine, e.what))); },
        [&](const TermDue& e) -> Line { return tell("due").count("deal", e.deal).between(e.from, e.to).text("what", as_word(to_text(board, Side::Mine, e.what))); },
        [&](const Recalled& e) -> Line { return tell("recalled").count("deal", e.deal).between(e.from, e.to).text("words", as_word({e.promise.words.begin(), e.promise.words.end()})); },
        [&](DealtWith e) -> Line { return tell("dealt-with").count("deal", e.deal).between(e.from, e.to); },
        [&](DealOver e) -> Line { return tell("deal-over").count("deal", e.deal); },
        [&](MarkerMoved e) -> Line { return tell("marker").square(e.square); },
        [&](GameOver e) -> Line { return tell("over").text("winner", board::seats_listed(e.winners)).text("how", id_of(e.how)); });
    // clang-format on
}

namespace {

template <std::size_t... Nth>
std::vector<std::string> forms_told(const board::Board& board,
                                    std::index_sequence<Nth...> /*all*/) {
    return {to_line(board, std::variant_alternative_t<Nth, Event>{})...};
}

}  // namespace

std::vector<std::string> event_forms(const board::Board& board) {
    return forms_told(board, std::make_index_sequence<std::variant_size_v<Event>>{});
}

}  // namespace parlor::moneyloopy
