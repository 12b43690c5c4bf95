#include "rules/property/facts.hpp"

#include "rules/board/words.hpp"
#include "rules/property/decisions.hpp"
#include "rules/property/estate/worth.hpp"
#include "rules/property/figures/score.hpp"
#include "rules/property/figures/standings.hpp"
#include "rules/property/turn/deck.hpp"

namespace parlor::property {
namespace {

using std::to_string;

std::string to_string(Money sum) { return to_string(sum.amount); }
std::string to_string(Seat seat) { return to_string(number(seat)); }
std::string_view id_of(Departure left) {
    switch (left) {
        case Departure::None: return "no";
        case Departure::Bankrupt: return "bankrupt";
        case Departure::Flagged: return "flagged";
    }
    return "";
}

std::string yes_or_no(bool is_so) { return is_so ? "yes" : "no"; }

template <class Cards>
std::string list_of(const Game& game, board::Deck deck, const Cards& cards) {
    std::string list;
    for (const CardNo card : cards)
        list.append(list.empty() ? "" : ",").append(game.edition->decks.card(deck, card).id);
    return list.empty() ? "-" : list;
}

// The cards to come, from the top; after a shuffle any card of the deck (M-2.4).
std::string cards_to_come(const Game& game, board::Deck deck) {
    if (game.rules.drawing == Drawing::AfterAShuffle)
        return list_of(game, deck, cards_in(game, deck));
    return list_of(game, deck, game.piles[deck].to_come);
}

std::string free_cards(const Game& game, Seat seat) {
    const bool chest = game.free_card_holder[board::Deck::Chest] == seat;
    const bool chance = game.free_card_holder[board::Deck::Chance] == seat;
    if (chest and chance) return "both";
    if (chest) return "chest";
    return chance ? "chance" : "none";
}

void table_facts(const Game& game, std::vector<Fact>& facts) {
    const Decision& decision = game.decision;
    const bool is_limited = game.rules.money_supply == MoneySupply::Limited;
    const bool has_shortages = game.rules.buildings == Buildings::Limited;
    facts.emplace_back("round", to_string(game.round));
    facts.emplace_back("turn", to_string(game.turn));
    facts.emplace_back("decision.seat",
                       decision.kind == DecisionKind::None ? "-" : to_string(decision.seat));
    facts.emplace_back("decision.kind", id_of(decision.kind));
    facts.emplace_back("direction", to_string(sign(game.direction)));
    facts.emplace_back("doubles", to_string(game.doubles));
    facts.emplace_back("deck.chest", cards_to_come(game, board::Deck::Chest));
    facts.emplace_back("deck.chance", cards_to_come(game, board::Deck::Chance));
    facts.emplace_back("bank.houses", has_shortages ? to_string(game.bank_houses) : "-");
    facts.emplace_back("bank.hotels", has_shortages ? to_string(game.bank_hotels) : "-");
    facts.emplace_back("bank.money", is_limited ? to_string(game.bank_money) : "-");
    facts.emplace_back("pot", to_string(game.pot));
}

void seat_facts(const Game& game, Seat seat, const std::string& name, std::vector<Fact>& facts) {
    const Player& player = game.players[seat];
    const auto add = [&](const char* key, std::string value) {
        facts.emplace_back("seat." + to_string(seat) + "." + key, std::move(value));
    };
    add("name", name);
    add("money", to_string(player.money));
    add("equity", to_string(equity_of(game, seat)));
    add("wealth", to_string(final_wealth_of(game, seat)));
    add("score", to_string(score_of(game, seat)));
    add("square", game.board().id_of(player.at));
    add("gaol", to_string(player.gaol_turn));
    add("free-cards", free_cards(game, seat));
    add("debt", to_string(owed_by(game, seat)));
    add("phantom", to_string(player.phantom));
    add("out", yes_or_no(player.out));
    if (game.rules.clocks == Clocks::Each) add("clock", to_string(player.clock.count));
    if (not has_leaderboard(game.rules)) return;
    const auto place = place_of(game, seat);
    add("place", place ? to_string(*place) : "-");
    add("left", std::string{id_of(player.left)});
}

void square_facts(const Game& game, Square square, std::vector<Fact>& facts) {
    const std::string prefix = "square." + game.board().id_of(square) + ".";
    facts.emplace_back(prefix + "owner", to_string(owner_of(game, square)));
    facts.emplace_back(prefix + "houses", to_string(game.houses[square]));
    facts.emplace_back(prefix + "mortgaged", yes_or_no(game.mortgaged.contains(square)));
}

void auction_facts(const Game& game, std::vector<Fact>& facts) {
    const board::Auction none{};
    const board::Auction& auction = game.auction ? *game.auction : none;
    facts.emplace_back("auction.square", game.auction ? game.board().id_of(auction.square) : "-");
    facts.emplace_back("auction.bid", to_string(auction.bid));
    facts.emplace_back("auction.seat", to_string(auction.bidder));
}

}  // namespace

std::vector<Fact> facts_of(const Setup& setup, const Game& game) {
    std::vector<Fact> facts{{"game", setup.game_id}, {"board", game.board().id}};
    table_facts(game, facts);
    for (int seat = 1; seat <= game.seats; ++seat)
        seat_facts(game, Seat(seat), sitter_at(setup, game, Seat(seat)).name, facts);
    for (const Square square : game.board().deeds) square_facts(game, square, facts);
    auction_facts(game, facts);
    const bool is_over = game.over != OverHow::NotOver;
    facts.emplace_back("over", yes_or_no(is_over));
    facts.emplace_back("winner", is_over ? board::seats_listed(game.winners) : "-");
    return facts;
}

}  // namespace parlor::property
