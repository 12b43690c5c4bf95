// PropertyStage: replays the property game.
#pragma once

#include "app/property/property_table.hpp"
#include "app/table/table_stage.hpp"
#include "rules/property/reverse_squares.hpp"
#include "tui/board/shown_names.hpp"
#include "tui/property/table_screen.hpp"

namespace parlor::tui {

class PropertyStage final : public TableStage<PropertyTable> {
public:
    using TableStage::TableStage;

private:
    [[nodiscard]] rules::View seen(const Session& game) override;
    [[nodiscard]] rules::View picture(const Session& game, const rules::Game& position) override;
    [[nodiscard]] desk::PagePtr pictures(const Session& game) override;
    [[nodiscard]] Story story(const Session& game) override;
    [[nodiscard]] Canvas draw_table(const rules::View& view) const override;
    [[nodiscard]] Canvas draw_ring(const rules::View& view,
                                   std::optional<Square> here,
                                   Size size) const override;

    // With square names as the terminal shows them.
    [[nodiscard]] rules::Property::Setup told_setup(const Session& game);

    ShownNames<rules::Edition> names_;
};

}  // namespace parlor::tui
