#include "app/property/stage.hpp"

#include "sessions/property/chronicle.hpp"
#include "sessions/property/history.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/ring.hpp"
#include "tui/property/table_screen.hpp"

namespace parlor::tui {

rules::View PropertyStage::seen(const Session& game) {
    rules::View view = rules::view_for(game.setup(), game.position());
    names_.put_into(view, glyphs_);
    return view;
}

rules::View PropertyStage::picture(const Session& game, const rules::Game& position) {
    rules::View view = rules::picture_of(game.setup(), position);
    names_.put_into(view, glyphs_);
    return view;
}

rules::Property::Setup PropertyStage::told_setup(const Session& game) {
    return names_.told(game.setup(), glyphs_);
}

desk::PagePtr PropertyStage::pictures(const Session& game) {
    return charts_page(chronicle_of(game));
}

Story PropertyStage::story(const Session& game) {
    return history_of(game, told_setup(game), std::nullopt);
}

Canvas PropertyStage::draw_table(const rules::View& view) const { return draw(view, ui_); }

Canvas PropertyStage::draw_ring(const rules::View& view,
                                std::optional<Square> here,
                                Size size) const {
    return tui::draw_ring(view, here, ui_.recent, size);
}

}  // namespace parlor::tui
