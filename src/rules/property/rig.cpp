// Rigging: sets the facts of a position one by one (`.set`).
#include "rules/board/rigging.hpp"
#include "rules/property/estate/worth.hpp"
#include "rules/property/facts.hpp"
#include "rules/property/turn/deck.hpp"
#include "rules/property/words/things.hpp"

namespace parlor::property {
namespace {

using Complaint = board::RigComplaint;
using Values = board::Words;
inline constexpr Complaint fine = std::nullopt;

std::vector<std::string> split_at_commas(Values values) {
    std::vector<std::string> words;
    for (std::string_view rest : values) {
        while (true) {
            const auto comma = rest.find(',');
            words.emplace_back(rest.substr(0, comma));
            if (comma == std::string_view::npos) break;
            rest.remove_prefix(comma + 1);
        }
    }
    return words;
}

std::string no_deck(board::Deck deck) {
    return "there is no " + std::string{id_of(deck)} + " deck in this game (M-4.4)";
}

// Moves the named cards to the top, in this order.
Complaint rig_deck(Game& game, board::Deck deck, Values values) {
    if (game.rules.drawing == Drawing::AfterAShuffle)
        return "a deck is shuffled before each card (M-2.4)";
    if (not is_in_play(game.rules, deck)) return no_deck(deck);
    const Seat holder = game.free_card_holder[deck];
    const Decks& decks = game.edition->decks;
    ShortList<CardNo, most_cards> order;
    SetOf<CardNo> named;
    for (const auto& word : split_at_commas(values)) {
        const auto card = decks.find(deck, word);
        if (not card) return "there is no card \"" + word + "\" in this deck";
        if (named.contains(*card)) return "\"" + word + "\" is named twice";
        const bool is_free_card = std::holds_alternative<GaolFree>(decks.card(deck, *card).effect);
        if (is_free_card and holder != bank)
            return "\"" + word + "\" is held by seat " + std::to_string(number(holder));
        named.insert(*card);
        order.push_back(*card);
    }
    auto& to_come = game.piles[deck].to_come;
    for (const CardNo card : to_come)
        if (not named.contains(card)) order.push_back(card);
    to_come = order;
    return fine;
}

void give_free_card(Game& game, board::Deck deck, Seat seat, bool holds) {
    Seat& holder = game.free_card_holder[deck];
    if (holder == seat and not holds) holder = bank;
    if (not holds) return;
    holder = seat;
    auto& to_come = game.piles[deck].to_come;
    for (std::size_t i = to_come.size(); i-- > 0;) {
        const Card& card = game.edition->decks.card(deck, to_come[i]);
        if (std::holds_alternative<GaolFree>(card.effect)) to_come.erase(i);
    }
}

Complaint rig_free_cards(Game& game, Seat seat, Values values) {
    const std::string_view which = values.size() == 1 ? std::string_view{values[0]} : "";
    if (which != "none" and which != "chest" and which != "chance" and which != "both")
        return board::expected("none, chest, chance or both");
    if (which != "none" and which != "chance" and not is_in_play(game.rules, board::Deck::Chest))
        return no_deck(board::Deck::Chest);
    give_free_card(game, board::Deck::Chest, seat, which == "chest" or which == "both");
    give_free_card(game, board::Deck::Chance, seat, which == "chance" or which == "both");
    return fine;
}

// Where money is limited, the bank has what players and pot do not have.
void balance_bank(Game& game) {
    if (game.rules.money_supply != MoneySupply::Limited) return;
    game.bank_money = limited_money_supply - game.pot;
    for (int seat = 1; seat <= game.seats; ++seat)
        game.bank_money -= game.players[Seat(seat)].money;
}

void count_pieces(Game& game) {
    const Pieces pieces = pieces_at_start(game.rules, game.board());
    game.bank_houses = pieces.houses;
    game.bank_hotels = pieces.hotels;
    for (const Square square : game.board().deeds) {
        const int steps = game.houses[square];
        (steps == board::hotel ? game.bank_hotels : game.bank_houses) -=
            steps == board::hotel ? 1 : steps;
    }
    for (int seat = 1; seat <= game.seats; ++seat)
        game.bank_houses += game.players[Seat(seat)].phantom;
}

Complaint rig_money(Game& game, Money& purse, Values values) {
    const auto sum = board::number_in(values, 0, board::most_money.amount);
    if (not sum) return board::expected("0 to 32767");
    purse = Money{*sum};
    balance_bank(game);
    return fine;
}

Complaint rig_place(Game& game, Seat seat, Values values) {
    const auto square = values.size() == 1 ? game.board().find(values[0]) : std::nullopt;
    if (not square) return board::expected("a square of this board");
    game.players[seat].at = *square;
    return fine;
}

Complaint rig_gaol(Game& game, Seat seat, Values values) {
    const auto turn = board::number_in(values, 0, turns_in_gaol);
    if (not turn) return board::expected("0 to 3");
    game.players[seat].gaol_turn = *turn;
    if (game.decision.seat == seat and std::holds_alternative<ToRoll>(game.phase) and
        (game.decision.kind == DecisionKind::Roll or game.decision.kind == DecisionKind::Gaol))
        game.decision.kind = *turn > 0 ? DecisionKind::Gaol : DecisionKind::Roll;
    return fine;
}

Complaint rig_seat(Game& game, std::string_view who, std::string_view what, Values values) {
    const std::string word{who};
    const auto found = board::number_in({&word, 1}, 1, game.seats);
    if (not found) return "there is no seat " + word;
    const auto seat = Seat(*found);
    if (game.players[seat].out) return "seat " + word + " is out of the game";
    if (what == "money") return rig_money(game, game.players[seat].money, values);
    if (what == "square") return rig_place(game, seat, values);
    if (what == "gaol") return rig_gaol(game, seat, values);
    if (what == "free-cards") return rig_free_cards(game, seat, values);
    return "of a seat only money, square, gaol and free-cards can be set";
}

Complaint rig_owner(Game& game, Square square, Values values) {
    const auto owner = board::number_in(values, 0, game.seats);
    if (not owner) return board::expected("0 (the bank) or a seat of this game");
    if (game.players[Seat(*owner)].out) return "seat " + values[0] + " is out of the game";
    game.deeds[owner_of(game, square)].erase(square);
    game.deeds[Seat(*owner)].insert(square);
    return fine;
}

Complaint rig_houses(Game& game, Square square, Values values) {
    const auto steps = board::number_in(values, 0, board::hotel);
    if (not steps) return board::expected("0 to 5; 5 is a hotel");
    game.houses[square] = static_cast<std::uint8_t>(*steps);
    count_pieces(game);
    return fine;
}

Complaint rig_mortgage(Game& game, Square square, Values values) {
    const std::string_view is_so = values.size() == 1 ? std::string_view{values[0]} : "";
    if (is_so == "yes")
        game.mortgaged.insert(square);
    else if (is_so == "no")
        game.mortgaged.erase(square);
    else
        return board::expected("yes or no");
    return fine;
}

Complaint rig_square(Game& game, std::string_view id, std::string_view what, Values values) {
    const auto square = game.board().find(id);
    if (not square or not game.board().deeds.contains(*square))
        return "there is no deed \"" + std::string{id} + "\" on this board";
    if (what == "owner") return rig_owner(game, *square, values);
    if (what == "houses") return rig_houses(game, *square, values);
    if (what == "mortgaged") return rig_mortgage(game, *square, values);
    return "of a square only owner, houses and mortgaged can be set";
}

}  // namespace

Complaint rig(Game& game, std::string_view key, Values values) {
    if (game.over != OverHow::NotOver) return "the game is over";
    const auto parts = board::parts_of(key);
    if (key == "pot") return rig_money(game, game.pot, values);
    if (parts.size() == 2 and parts[0] == "deck")
        if (const auto deck = board::find_deck(parts[1])) return rig_deck(game, *deck, values);
    if (parts.size() == 3 and parts[0] == "seat") return rig_seat(game, parts[1], parts[2], values);
    if (parts.size() == 3 and parts[0] == "square")
        return rig_square(game, parts[1], parts[2], values);
    return "there is no fact \"" + std::string{key} + "\" that can be set";
}

}  // namespace parlor::property
