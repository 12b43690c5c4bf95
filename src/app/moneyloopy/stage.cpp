#include "app/moneyloopy/stage.hpp"

#include "sessions/moneyloopy/history.hpp"
#include "tui/moneyloopy/picture_page.hpp"
#include "tui/moneyloopy/table_screen.hpp"

namespace parlor::tui {

namespace ml = rules::moneyloopy;

// The view of the seat that decides, but with all purses open: a replay hides nothing.
ml::View LoopyStage::seen(const Session& game) {
    return opened(game, game.position(), game.decider().value_or(bank));
}

ml::View LoopyStage::picture(const Session& game, const ml::Game& position) {
    return opened(game, position, bank);
}

ml::View LoopyStage::opened(const Session& game, ml::Game position, Seat viewer) {
    position.rules.purses = ml::Purses::Open;
    ml::View view = ml::view_for(game.setup(), position, viewer);
    names_.put_into(view, glyphs_);
    return view;
}

desk::PagePtr LoopyStage::pictures(const Session& game) {
    return loopy::picture_page({wealth_by_round(game)});
}

Story LoopyStage::story(const Session& game) {
    return history_of(game, names_.told(game.setup(), glyphs_), std::nullopt);
}

Canvas LoopyStage::draw_table(const View& view) const { return loopy::draw(view, ui_); }

Canvas LoopyStage::draw_ring(const View& view, std::optional<Square> here, Size size) const {
    return loopy::draw_ring(view, here, ui_.recent, size);
}

}  // namespace parlor::tui
