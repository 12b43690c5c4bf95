// Sentences: the events of Moneyloopy as text for people.
#include "rules/board/sentences.hpp"
#include "base/match.hpp"
#include "base/text.hpp"
#include "rules/moneyloopy/estate/rent.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/moneyloopy.hpp"
#include "rules/moneyloopy/view.hpp"

namespace parlor::moneyloopy {
namespace {

std::string cards(int count) {
    return std::to_string(count) + (count == 1 ? " safe card" : " safe cards");
}

std::string_view what_for(Why why) {
    switch (why) {
        case Why::Rent: return "";  // the event `rent` reported it
        case Why::Tax: return " tax";
        case Why::Card: return " for a safe card";
        case Why::Toll: return " toll";
        case Why::Deal: return " by their deal";
        case Why::Bid: return "";
    }
    return "";
}

using Names = std::vector<std::string>;

struct Players {
    Names names;  // by seat, from seat 1
    Seats out;
    std::optional<Money> rent;  // of the deed, where a rent is told
};

class Teller {
public:
    Teller(const Edition& edition, Players players)
        : edition_{edition}, players_{std::move(players)} {}

    [[nodiscard]] Sentence says(Seat who, std::string does) const {
        return {name(who), std::move(does)};
    }
    [[nodiscard]] Sentence began() const {
        return {listed(players_.names), "sit down to Moneyloopy"};
    }
    [[nodiscard]] Sentence moved(const told::Moved& it) const {
        if (edition_.places[it.to] != Place::Tollbooth)
            return says(it.seat, "goes to " + at(it.to));
        return says(it.seat, "goes to the " + tollbooth(booth_at(board(), it.to)));
    }
    [[nodiscard]] Sentence has_cards(const told::SafeCards& it) const {
        return says(it.seat,
                    it.count == 0 ? "has no safe card left" : "now has " + cards(it.count));
    }
    [[nodiscard]] Sentence owes_rent(const told::RentDue& it) const {
        const bool is_by_deal = players_.rent and *players_.rent != it.sum;
        return says(
            it.from,
            "owes " + name(it.to) + " " + (it.sum == 0_cash ? "no" : dollars(it.sum)) + " rent" +
                (is_by_deal ? " instead of " + dollars(*players_.rent) + ", by a deal" : ""));
    }
    [[nodiscard]] Sentence paid(const told::Paid& it) const {
        // The toll and the bid have their own events.
        if (it.why == Why::Toll or it.why == Why::Bid) return {};
        const bool is_whole_rent = it.why == Why::Rent and not players_.out.contains(it.from);
        if (is_whole_rent) return says(it.from, "pays it");
        const std::string whom = it.to == bank ? "" : name(it.to) + " ";
        return says(it.from, "pays " + whom + dollars(it.sum) + std::string{what_for(it.why)});
    }
    [[nodiscard]] Sentence staked(const told::Staked& it) const {
        std::vector<std::string> stakes;
        if (it.sum > 0_cash) stakes.push_back(dollars(it.sum));
        if (it.cards > 0) stakes.push_back(cards(it.cards));
        const bool wins = it.die >= lowest_winning_die;
        return says(it.seat,
                    "stakes " + listed(stakes) + ", rolls " + std::to_string(it.die) + " and " +
                        (wins ? "wins" : "loses"));
    }
    [[nodiscard]] Sentence jumped(const told::Jumped& it) const {
        const std::string money = it.sum > 0_cash ? " and gets " + dollars(it.sum) : "";
        return says(it.seat, "jumps to " + at(it.square) + money);
    }
    [[nodiscard]] Sentence eliminated(const told::Eliminated& it) const {
        return says(it.seat, it.by == bank ? "is bankrupt" : "is ruined by " + name(it.by));
    }
    [[nodiscard]] Sentence would(const told::TermNamed& it) const {
        const std::string how = it.deal == 0 ? "would " : "agrees to ";
        return says(it.from, how + phrase(it));
    }
    // All that is offered is told with its first term.
    [[nodiscard]] Sentence named(const told::TermNamed& it) const {
        if (it.deal != 0) return agreed(it);
        return it.offer ? offered(*it.offer, it.debt) : Sentence{};
    }
    // Money and properties that are given, and deals that are ended, are told as it is done.
    [[nodiscard]] Sentence agreed(const told::TermNamed& it) const {
        if (std::holds_alternative<EndDeal>(it.what)) return {};
        const auto* const given = std::get_if<Give>(&it.what);
        if (given == nullptr) return would(it);
        if (given->cards == 0) return {};
        return says(it.from, "gives " + name(it.to) + " " + cards(given->cards));
    }
    [[nodiscard]] Sentence offered(const Proposal& offer, const std::optional<Debt>& debt) const {
        return says(offer.from, "offers " + name(offer.to) + " a deal: " + terms(offer, debt));
    }
    [[nodiscard]] std::string terms(const Proposal& offer, const std::optional<Debt>& debt) const {
        std::string terms;
        for (const Term& term : offer.terms) {
            const Sentence told = would({0, term.from, term.to, term.what, debt, {}});
            terms += (terms.empty() ? "" : "; ") + told.who + " " + told.does;
        }
        return terms;
    }
    [[nodiscard]] Sentence due(const told::TermDue& it) const {
        const std::string by = " by deal " + std::to_string(it.deal);
        const std::string whom = name(it.to) + " ";
        if (const auto* const payment = std::get_if<PayAt>(&it.what))
            return says(it.from, "is to pay " + whom + words_for(*payment) + by);
        if (const auto* const gift = std::get_if<GiveAt>(&it.what))
            return says(it.from,
                        "is to give " + whom + things({}, gift->properties, gift->cards) + by);
        return says(it.from, "is to give " + whom + "a safe card" + by);
    }
    [[nodiscard]] Sentence recalled(const told::Recalled& it) const {
        return says(it.from,
                    "has promised " + name(it.to) + ": \"" +
                        std::string{it.promise.words.begin(), it.promise.words.end()} + "\"");
    }
    [[nodiscard]] Sentence over(const told::GameOver& it) const {
        if (it.how == OverHow::Last) return says(it.winners.first(), "is the last one in and wins");
        Names names;
        for (const Seat seat : it.winners) names.push_back(name(seat));
        return {listed(names), it.winners.has_one() ? "wins by wealth" : "share the win"};
    }

    [[nodiscard]] const std::string& name(Seat seat) const {
        static const std::string the_bank = "the bank";
        return seat == bank ? the_bank : players_.names[static_cast<std::size_t>(number(seat)) - 1];
    }
    [[nodiscard]] const std::string& at(Square square) const { return board().name_of(square); }

private:
    [[nodiscard]] const board::Board& board() const { return edition_.board; }
    [[nodiscard]] static std::string tollbooth(Booth booth) {
        return dollars(toll_of(booth)) + " tollbooth";
    }
    [[nodiscard]] std::string things(Money money, board::Squares properties, int count) const {
        std::vector<std::string> all;
        if (money > 0_cash) all.push_back(dollars(money));
        for (const Square property : properties) all.push_back(at(property));
        if (count > 0) all.push_back(cards(count));
        return listed(all);
    }
    [[nodiscard]] std::string when(Square square) const {
        return " when the turn marker is at " + name_for_marker(board(), square);
    }
    [[nodiscard]] std::string until(Square square) const {
        if (square == open_ended) return "";
        return " until the turn marker is at " + name_for_marker(board(), square);
    }
    [[nodiscard]] std::string words_for(const PayAt& it) const {
        return dollars(it.sum) +
               (it.rent_of == board::go ? "" : " for the rent of " + at(it.rent_of));
    }
    // Of a debt that is put off.
    [[nodiscard]] static std::string as(std::optional<Money> sum, const std::optional<Debt>& debt) {
        return sum and not(debt and debt->sum == *sum) ? ", as " + dollars(*sum) : "";
    }
    [[nodiscard]] std::string share_of_rent(const RentAt& rent) const {
        const bool is_free = rent.percent == 0;
        const std::string share =
            is_free ? "no rent " : std::to_string(rent.percent) + "% of the rent ";
        switch (rent.scope) {
            case Scope::All: return share + (is_free ? "anywhere" : "everywhere");
            case Scope::Hotels: return share + "where there is a hotel";
            case Scope::One: return share + "on " + at(rent.square);
        }
        return "";
    }

    // A deal that the rules will refuse may name a debt that there is not.
    [[nodiscard]] static std::string words_for(const std::optional<Debt>& debt) {
        if (not debt) return "the debt";
        return (debt->why == Why::Rent ? "the rent of " : "the debt of ") + dollars(debt->sum);
    }

    // What a term obliges its player to do, after `to`.
    [[nodiscard]] std::string phrase(const told::TermNamed& term) const {
        using Phrase = std::string;
        const std::string& whom = name(term.to);
        // clang-format off
        return match(
            term.what,
            [&](const Give& it) -> Phrase { return "give " + whom + " " + things(it.money, it.properties, it.cards); },
            [&](const PayAt& it) -> Phrase { return "pay " + whom + " " + words_for(it) + when(it.at); },
            [&](const GiveAt& it) -> Phrase { return "give " + whom + " " + things({}, it.properties, it.cards) + when(it.at); },
            [&](const RentAt& it) -> Phrase { return "pay " + whom + " " + share_of_rent(it) + until(it.until); },
            [&](Forgive) -> Phrase { return "forgive " + whom + " " + words_for(term.debt); },
            [&](const PutOff& it) -> Phrase { return "put off " + words_for(term.debt) + " that " + whom + " owes" + until(it.at) + as(it.sum, term.debt); },
            [&](BuyCards it) -> Phrase { return "buy safe cards for " + whom + until(it.until); },
            [&](NeverToll it) -> Phrase { return "never use the " + tollbooth(it.booth) + until(it.until); },
            [&](EndDeal it) -> Phrase { return "end deal " + std::to_string(it.deal); },
            [&](const Promise& it) -> Phrase { return "keep a promise: \"" + Phrase{it.words.begin(), it.words.end()} + "\"" + until(it.until); });
        // clang-format on
    }

    const Edition& edition_;
    Players players_;
};

Sentence sentence_of(const Teller& teller, const Event& event) {
    using namespace told;
    const auto says = [&](Seat who, std::string does) { return teller.says(who, std::move(does)); };
    const auto at = [&](Square square) { return teller.at(square); };
    // clang-format off
    return match(
        event,
        board::SentencesOfAll{teller},
        [&](const Sat& e) { return says(e.seat, words_for(e)); },
        [&](Began) { return teller.began(); },
        [&](FirstRoll e) { return says(e.seat, "rolls " + std::to_string(e.die) + " for the first turn"); },
        [&](Rolled e) { return says(e.seat, "rolls " + board::dice_words(e.dice)); },
        [&](Moved e) { return teller.moved(e); },
        [&](TollPaid e) { return says(e.seat, "pays the " + dollars(e.sum) + " toll"); },
        [&](Looped e) { return says(e.seat, "loops back to GO"); },
        [&](Saved e) { return says(e.seat, "uses a safe card"); },
        [&](SafeCards e) { return teller.has_cards(e); },
        [&](Passed e) { return says(e.seat, "passes"); },
        [](OfferLeft) { return Sentence{}; },
        [&](RentDue e) { return teller.owes_rent(e); },
        [&](Paid e) { return teller.paid(e); },
        [&](Owes e) { return says(e.from, "owes " + teller.name(e.to) + " " + dollars(e.sum)); },
        [&](told::Staked e) { return teller.staked(e); },
        [&](BankBought e) { return says(e.seat, "sells " + at(e.square) + " to the bank for " + dollars(bank_buys_for)); },
        [&](Took e) { return says(e.seat, "takes " + at(e.square) + " from " + teller.name(e.from)); },
        [&](Boarded e) { return says(e.seat, "takes the train at " + at(e.square)); },
        [&](Jumped e) { return teller.jumped(e); },
        [&](const TermNamed& e) { return teller.named(e); },
        [](const TermDue& e) { return Sentence{"Deal " + std::to_string(e.deal), "comes due"}; },
        [&](const Recalled& e) { return teller.recalled(e); },
        [&](DealtWith e) { return says(e.to, "accepts deal " + std::to_string(e.deal) + " with " + teller.name(e.from)); },
        [&](DealOver e) { return e.at_once ? Sentence{} : Sentence{"Deal " + std::to_string(e.deal), "is over"}; },
        [&](MarkerMoved e) { return Sentence{"The turn marker", "moves to " + at(e.square)}; },
        [&](Eliminated e) { return teller.eliminated(e); },
        [&](GameOver e) { return teller.over(e); });
    // clang-format on
}

Players players_in(const View& view) {
    Players players;
    for (const SeatView& seat : view.seats) {
        players.names.push_back(seat.name);
        if (seat.out) players.out.insert(seat.seat);
    }
    return players;
}

// `, by which Bob agrees to pay Ann $50 when the turn marker is at Chance; ...`
std::string terms_of_deal(const View& view, const Teller& teller, int deal) {
    std::string terms;
    for (const auto& [number, term] : view.terms) {
        if (number != deal) continue;
        const Sentence told = teller.would({deal, term.from, term.to, term.what, {}, {}});
        terms += (terms.empty() ? ", by which " : "; ") + told.who + " " + told.does;
    }
    return terms;
}

// `the rent of Boardwalk, put off by deal 2`.
std::string what_for(const View& view, const Debt& debt) {
    const auto rent_of = [&](Square square) {
        return "the rent of " + view.board().name_of(square);
    };
    switch (debt.why) {
        case Why::Rent: return rent_of(view.seat(debt.from).at);
        case Why::Tax: return "the income tax";
        case Why::Deal:
            return (debt.rent_of == board::go ? "due" : rent_of(debt.rent_of) + ", put off") +
                   " by deal " + std::to_string(debt.deal);
        case Why::Toll: return "a toll";
        case Why::Bid: return "a bid";
        case Why::Card: return "a card";
    }
    return "";
}

}  // namespace

Sentence Moneyloopy::sentence(const Setup& setup, const Position& position, const Event& event) {
    Players players;
    for (const board::Sitter& sitter : setup.sitters) {
        players.names.push_back(sitter.name);
        const auto seat = Seat(players.names.size());
        if (position.players[seat].out) players.out.insert(seat);
    }
    if (const auto* const due = std::get_if<board::told::RentDue>(&event);
        due and owner_of(position, due->square) == due->to)
        players.rent = rent_of(position, due->square);
    return sentence_of({*setup.edition, std::move(players)}, event);
}

Sentence sentence_for(const View& view, const Event& event) {
    Players players = players_in(view);
    if (const auto* const due = std::get_if<board::told::RentDue>(&event);
        due and view.squares[due->square].owner == due->to)
        players.rent = view.squares[due->square].rent;
    return sentence_of({*view.edition, std::move(players)}, event);
}

Sentence in_words(const View& view, const Term& term, int deal) {
    const Teller teller{*view.edition, players_in(view)};
    Sentence told = teller.would({deal, term.from, term.to, term.what, view.demanded, {}});
    if (const auto* const end = std::get_if<EndDeal>(&term.what))
        told.does += terms_of_deal(view, teller, end->deal);
    return told;
}

Sentence in_words(const View& view, const told::TermNamed& agreed) {
    return Teller{*view.edition, players_in(view)}.would(agreed);
}

Sentence in_words(const View& view, const Proposal& proposal) {
    return Teller{*view.edition, players_in(view)}.offered(proposal, view.demanded);
}

std::string terms_in_words(const View& view, const Proposal& proposal) {
    return Teller{*view.edition, players_in(view)}.terms(proposal, view.demanded);
}

std::string what_is_owed(const View& view) {
    const Debt& debt = *view.demanded;
    const std::string whom = debt.to == bank ? "the bank" : view.seat(debt.to).name;
    return whom + " " + dollars(debt.sum) + ", " + what_for(view, debt);
}

std::string what_is_interrupted(const View& view) {
    const auto at = [&](Square square) { return view.board().name_of(square); };
    if (view.demanded)
        return view.seat(view.demanded->from).name + " owes " + what_is_owed(view) + ".";
    if (const auto* const toll = std::get_if<AtToll>(&view.phase))
        return view.seat(view.turn).name + " has reached " + at(toll->booth) +
               ", where the toll is " + dollars(toll_of(booth_at(view.board(), toll->booth))) + ".";
    if (std::holds_alternative<ToBuy>(view.phase) and not view.auction)
        return view.seat(view.turn).name + " may buy " + at(view.seat(view.turn).at) + " for " +
               dollars(property_price) + ".";
    return "";
}

Sentence in_words(const View& view, const told::TermDue& due) {
    return Teller{*view.edition, players_in(view)}.due(due);
}

std::string name_for_marker(const board::Board& board, Square square) {
    const std::string& name = board.name_of(square);
    int squares = 0;
    for (int i = 0; i < board.size; ++i) squares += board.name_of(Square(i)) == name ? 1 : 0;
    return squares == 1 ? name : name + " in round " + std::to_string(number(square) + 1);
}

}  // namespace parlor::moneyloopy
