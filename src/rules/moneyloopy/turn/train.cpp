#include "rules/moneyloopy/turn/train.hpp"

#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/turn/landing.hpp"
#include "rules/moneyloopy/turn/payment.hpp"

namespace parlor::moneyloopy {
namespace {

bool is_station(Place place) { return place == Place::Station or place == Place::ShortLine; }

}  // namespace

Answer may_board(const Game& game) {
    const bool is_here =
        std::holds_alternative<ToChoose>(game.phase) and is_station(place_under(game, game.turn));
    return is_here ? played : Answer{Refusal::NotOffered};
}

void board_train(Draft& draft) {
    const bool to_centre = place_under(draft.game, draft.game.turn) == Place::ShortLine;
    draft.mover().transit = to_centre ? Transit::Centre : Transit::Train;
    draft.game.phase = ToEnd{};
    draft.tell(told::Boarded{draft.game.turn, draft.mover().at});
}

Answer may_arrive(const Game& game) {
    const bool is_on_train = game.players[game.turn].transit == Transit::Train;
    return is_on_train ? played : Answer{Refusal::NoTrain};
}

void arrive(Draft& draft) {
    Player& player = draft.mover();
    const Square from = player.at;
    player.at = next_station(draft.edition(), from);
    player.transit = Transit::No;
    draft.game.phase = ToEnd{};
    draft.tell(told::Moved{draft.game.turn, from, player.at});
}

Answer may_jump(const Game& game) {
    const bool is_in_centre = game.players[game.turn].transit == Transit::Centre;
    return is_in_centre ? played : Answer{Refusal::NotInTheCentre};
}

void jump(Draft& draft, Square square) {
    const Money sum = jump_money(square);
    const bool is_booth = draft.edition().tollbooths.contains(square);
    draft.mover().transit = Transit::No;
    give_to(draft, draft.game.turn, sum);
    if (is_booth)
        draft.game.phase = AtToll{.booth = square, .arrival = Arrival::Jumping};
    else
        draft.mover().at = square;
    draft.tell(told::Jumped{draft.game.turn, square, sum});
    if (not is_booth) land(draft);
}

}  // namespace parlor::moneyloopy
