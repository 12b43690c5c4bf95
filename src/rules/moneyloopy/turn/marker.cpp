#include "rules/moneyloopy/turn/marker.hpp"

#include "rules/moneyloopy/deal/bonds.hpp"
#include "rules/moneyloopy/turn/ending.hpp"

namespace parlor::moneyloopy {

void move_marker(Draft& draft) {
    Game& game = draft.game;
    ++game.rounds;
    game.phase = AtMarker{};
    draft.tell(told::MarkerMoved{marker_of(game)});
    if (game.rounds == board_size) return finish(draft, wealthiest(game), OverHow::Marker);
    end_terms_at(draft, marker_of(game));
}

}  // namespace parlor::moneyloopy
