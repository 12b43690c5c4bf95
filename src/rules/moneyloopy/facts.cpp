#include "rules/moneyloopy/facts.hpp"

#include "rules/board/words.hpp"
#include "rules/moneyloopy/decisions.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/turn/debt.hpp"
#include "rules/moneyloopy/words/term_words.hpp"
#include "rules/moneyloopy/words/words.hpp"

namespace parlor::moneyloopy {
namespace {

using std::to_string;

std::string to_string(Money sum) { return to_string(sum.amount); }
std::string to_string(Seat seat) { return to_string(number(seat)); }
std::string yes_or_no(bool is_so) { return is_so ? "yes" : "no"; }

void table_facts(const Game& game, std::vector<Fact>& facts) {
    const auto [seat, kind] = game.decision;
    facts.emplace_back("round", to_string(round_of(game)));
    facts.emplace_back("turn", to_string(game.turn));
    facts.emplace_back("decision.seat", kind == DecisionKind::None ? "-" : to_string(seat));
    facts.emplace_back("decision.kind", id_of(kind));
    facts.emplace_back("marker", game.board().id_of(marker_of(game)));
}

Money demanded_of(const Game& game, Seat seat) {
    const Debt* const debt = debt_decided(game);
    return debt != nullptr and debt->from == seat ? debt->sum : 0_cash;
}

void seat_facts(const Game& game, Seat seat, const std::string& name, std::vector<Fact>& facts) {
    const Player& player = game.players[seat];
    const auto add = [&](const char* key, std::string value) {
        facts.emplace_back("seat." + to_string(seat) + "." + key, std::move(value));
    };
    add("name", name);
    add("money", to_string(game.money[seat]));
    add("equity", to_string(equity_of(game, seat)));
    add("wealth", to_string(wealth_of(game, seat)));
    add("score", to_string(wealth_of(game, seat)));
    add("square", game.board().id_of(player.at));
    add("safe-cards", to_string(player.safe_cards));
    add("transit", std::string{id_of(player.transit)});
    add("debt", to_string(demanded_of(game, seat)));
    add("out", yes_or_no(player.out));
}

void square_facts(const Game& game, Square square, std::vector<Fact>& facts) {
    const std::string prefix = "square." + game.board().id_of(square) + ".";
    facts.emplace_back(prefix + "owner", to_string(owner_of(game, square)));
    facts.emplace_back(prefix + "houses", to_string(game.houses[square]));
}

void auction_facts(const Game& game, std::vector<Fact>& facts) {
    const board::Auction none{};
    const board::Auction& auction = game.auction ? *game.auction : none;
    facts.emplace_back("auction.square", game.auction ? game.board().id_of(auction.square) : "-");
    facts.emplace_back("auction.bid", to_string(auction.bid));
    facts.emplace_back("auction.seat", to_string(auction.bidder));
}

void deal_facts(const Game& game, const DealMade& deal, std::vector<Fact>& facts) {
    const std::string prefix = "deal." + to_string(deal.number) + ".";
    facts.emplace_back(prefix + "from", to_string(deal.from));
    facts.emplace_back(prefix + "to", to_string(deal.to));
    int nth = 0;
    for (const auto& [number, term] : game.terms)
        if (number == deal.number)
            facts.emplace_back(
                prefix + "term." + to_string(++nth),
                to_string(term.from) + " " + to_text(game.board(), Side::Mine, term.what));
}

}  // namespace

std::vector<Fact> facts_of(const Setup& setup, const Game& game) {
    std::vector<Fact> facts{{"game", "moneyloopy"}, {"board", game.board().id}};
    table_facts(game, facts);
    for (const Seat seat : everybody(game))
        seat_facts(game, seat, sitter_at(setup, seat).name, facts);
    for (const Square square : game.edition->properties) square_facts(game, square, facts);
    auction_facts(game, facts);
    for (const DealMade& deal : game.deals) deal_facts(game, deal, facts);
    const bool is_over = game.over != OverHow::NotOver;
    facts.emplace_back("over", yes_or_no(is_over));
    facts.emplace_back("winner", is_over ? board::seats_listed(game.winners) : "-");
    return facts;
}

}  // namespace parlor::moneyloopy
