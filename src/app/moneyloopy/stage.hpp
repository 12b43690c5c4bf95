// LoopyStage: replays Moneyloopy, with everybody's money.
#pragma once

#include "app/moneyloopy/loopy_table.hpp"
#include "app/table/table_stage.hpp"
#include "rules/moneyloopy/booth_names.hpp"
#include "tui/board/shown_names.hpp"

namespace parlor::tui {

class LoopyStage final : public TableStage<LoopyTable> {
public:
    using TableStage::TableStage;

private:
    using View = rules::moneyloopy::View;

    [[nodiscard]] View seen(const Session& game) override;
    [[nodiscard]] View picture(const Session& game,
                               const rules::moneyloopy::Game& position) override;
    [[nodiscard]] desk::PagePtr pictures(const Session& game) override;
    [[nodiscard]] Story story(const Session& game) override;
    [[nodiscard]] Canvas draw_table(const View& view) const override;
    [[nodiscard]] Canvas draw_ring(const View& view,
                                   std::optional<Square> here,
                                   Size size) const override;

    [[nodiscard]] View opened(const Session& game, rules::moneyloopy::Game position, Seat viewer);

    ShownNames<rules::moneyloopy::Edition> names_;
};

}  // namespace parlor::tui
