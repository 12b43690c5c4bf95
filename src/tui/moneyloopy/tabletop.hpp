// The tabletop of Moneyloopy.
#pragma once

#include "rules/moneyloopy/view.hpp"
#include "tui/desk/tabletop.hpp"

namespace parlor::tui::loopy {

class LoopyTabletop final : public desk::Tabletop {
public:
    [[nodiscard]] desk::PagePtr pause_page() const override;
    [[nodiscard]] ShownBoard board(const desk::View& view) const override;
    void draw_rows(Canvas& canvas, const desk::View& view) const override;
};

inline const LoopyTabletop loopy_tabletop{};

[[nodiscard]] ShownBoard shown_board(const rules::moneyloopy::View& view);

}  // namespace parlor::tui::loopy
