// The tabletop of the property game.
#pragma once

#include "tui/desk/tabletop.hpp"

namespace parlor::tui {

class PropertyTabletop final : public desk::Tabletop {
public:
    [[nodiscard]] desk::PagePtr pause_page() const override;
    [[nodiscard]] ShownBoard board(const desk::View& view) const override;
    void draw_rows(Canvas& canvas, const desk::View& view) const override;
};

inline const PropertyTabletop property_tabletop{};

}  // namespace parlor::tui
