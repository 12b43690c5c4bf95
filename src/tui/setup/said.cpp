#include "tui/setup/said.hpp"

namespace parlor::tui::setup {

bool closes_notice(Said& said) {
    said.refusal.clear();
    if (said.notices.empty()) return false;
    said.notices.erase(said.notices.begin());
    return true;
}

void draw(Canvas& canvas, const Said& said) {
    draw_remark(canvas, said.refusal);
    if (not said.notices.empty()) draw_notice(canvas, said.notices.front());
}

}  // namespace parlor::tui::setup
