#include "tui/property/shown_names.hpp"

#include <algorithm>

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

bool can_show(GlyphSet set, std::string_view name) {
    return std::ranges::all_of(letters(upper(name)),
                               [&](char32_t letter) { return in_set(letter, set) == letter; });
}

}  // namespace

void ShownNames::put_into(rules::View& view, GlyphSet set) {
    if (set == GlyphSet::Unicode or view.edition == nullptr) return;
    if (of_ != view.edition or set_ != set) {
        of_ = view.edition;
        set_ = set;
        shown_ = *view.edition;
        for (rules::Title& title : shown_.board.titles)
            if (not title.short_name.empty() and not can_show(set, title.name))
                title.name = title.short_name;
    }
    view.edition = &shown_;
}

}  // namespace parlor::tui
