// The tabletop of Moneyloopy.
#pragma once

#include "rules/moneyloopy/view.hpp"
#include "tui/desk/tabletop.hpp"

namespace parlor::tui::loopy {

class LoopyTabletop final : public desk::Tabletop {
public:
    [[nodiscard]] desk::PagePtr page_of_decision(const desk::View& view) const override;
    [[nodiscard]] desk::PagePtr pause_page() const override;
    [[nodiscard]] const Rulebook& rulebook() const override;
    [[nodiscard]] ShownBoard board(const desk::View& view) const override;
    void draw_rows(Canvas& canvas, const desk::View& view) const override;
};

inline const LoopyTabletop loopy_tabletop{};

[[nodiscard]] ShownBoard shown_board(const rules::moneyloopy::View& view);

// Hides the money that only one player may see.
void hide_from_onlookers(rules::moneyloopy::View& view);

}  // namespace parlor::tui::loopy
