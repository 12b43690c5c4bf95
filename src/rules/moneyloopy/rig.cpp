// Rigging: sets the facts of a position one by one (`.set`).
#include <algorithm>
#include <array>

#include "rules/board/purse.hpp"
#include "rules/board/street.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/facts.hpp"
#include "rules/moneyloopy/turn/turn.hpp"
#include "rules/moneyloopy/words/words.hpp"

namespace parlor::moneyloopy {
namespace {

constexpr board::RigComplaint fine = std::nullopt;

board::RigComplaint rig_money(Money& purse, board::Words values) {
    const auto sum = board::number_in(values, last_dollar.amount, board::most_money.amount);
    if (not sum) return board::expected("1 to 32767");
    purse = Money{*sum};
    return fine;
}

board::RigComplaint rig_safe_cards(int& cards, board::Words values) {
    const auto count = board::number_in(values, 0, most_safe_cards);
    if (not count) return board::expected("0 to 32767");
    cards = *count;
    return fine;
}

board::RigComplaint rig_place(const Game& game, Square& at, board::Words values) {
    const auto square = values.size() == 1 ? game.board().find(values[0]) : std::nullopt;
    if (not square) return board::expected("a square of this board");
    at = *square;
    return fine;
}

board::RigComplaint rig_transit(Game& game, Transit& transit, board::Words values) {
    constexpr std::array all{Transit::No, Transit::Train, Transit::Centre};
    const std::string_view word = values.size() == 1 ? std::string_view{values[0]} : "";
    const auto found = std::ranges::find_if(all, [&](Transit each) { return id_of(each) == word; });
    if (found == all.end()) return board::expected("no, train or centre");
    transit = *found;
    if (game.decision.kind == DecisionKind::Roll or game.decision.kind == DecisionKind::Jump)
        game.decision.kind = start_of_turn(game);
    return fine;
}

board::RigComplaint rig_seat(Game& game,
                             std::string_view who,
                             std::string_view what,
                             board::Words values) {
    const std::string word{who};
    const auto seat = board::number_in({&word, 1}, 1, game.seats);
    if (not seat) return "there is no seat " + word;
    Player& player = game.players[Seat(*seat)];
    if (player.out) return "seat " + word + " is out of the game";
    if (what == "money") return rig_money(game.money[Seat(*seat)], values);
    if (what == "square") return rig_place(game, player.at, values);
    if (what == "safe-cards") return rig_safe_cards(player.safe_cards, values);
    if (what == "transit") return rig_transit(game, player.transit, values);
    return "of a seat only money, square, safe-cards and transit can be set";
}

board::RigComplaint rig_owner(Game& game, Square property, board::Words values) {
    const auto owner = board::number_in(values, 0, game.seats);
    if (not owner) return board::expected("0 (the bank) or a seat of this game");
    if (game.players[Seat(*owner)].out) return "seat " + values[0] + " is out of the game";
    game.properties[owner_of(game, property)].erase(property);
    game.properties[Seat(*owner)].insert(property);
    return fine;
}

board::RigComplaint rig_houses(Game& game, Square property, board::Words values) {
    const auto houses = board::number_in(values, 0, board::hotel);
    if (not houses) return board::expected("0 to 5; 5 is a hotel");
    game.houses[property] = static_cast<std::uint8_t>(*houses);
    return fine;
}

board::RigComplaint rig_square(Game& game,
                               std::string_view id,
                               std::string_view what,
                               board::Words values) {
    const auto square = game.board().find(id);
    if (not square or not game.edition->properties.contains(*square))
        return "there is no property \"" + std::string{id} + "\" on this board";
    if (what == "owner") return rig_owner(game, *square, values);
    if (what == "houses") return rig_houses(game, *square, values);
    return "of a square only owner and houses can be set";
}

// The marker is on GO in the first round only.
board::RigComplaint rig_marker(Game& game, board::Words values) {
    const auto square = values.size() == 1 ? game.board().find(values[0]) : std::nullopt;
    if (not square) return board::expected("a square of this board");
    game.rounds = number(*square);
    return fine;
}

}  // namespace

board::RigComplaint rig(Game& game, std::string_view key, board::Words values) {
    if (game.over != OverHow::NotOver) return "the game is over";
    const auto parts = board::parts_of(key);
    if (key == "marker") return rig_marker(game, values);
    if (parts.size() == 3 and parts[0] == "seat") return rig_seat(game, parts[1], parts[2], values);
    if (parts.size() == 3 and parts[0] == "square")
        return rig_square(game, parts[1], parts[2], values);
    return "there is no fact \"" + std::string{key} + "\" that can be set";
}

}  // namespace parlor::moneyloopy
