#include "tui/property/shown_names.hpp"

#include <algorithm>
#include <utility>

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

bool can_show(GlyphSet set, std::string_view name) {
    return std::ranges::all_of(letters(upper(name)),
                               [&](char32_t letter) { return in_set(letter, set) == letter; });
}

}  // namespace

void ShownNames::show(const rules::Edition& edition, GlyphSet set) {
    if (of_ == &edition and set_ == set) return;
    of_ = &edition;
    set_ = set;
    auto shown = std::make_shared<rules::Edition>(edition);
    for (rules::Title& title : shown->board.titles)
        if (not title.short_name.empty() and not can_show(set, title.name))
            title.name = title.short_name;
    shown_ = std::move(shown);
}

void ShownNames::put_into(rules::View& view, GlyphSet set) {
    if (set == GlyphSet::Unicode or view.edition == nullptr) return;
    show(*view.edition, set);
    view.edition = shown_.get();
}

rules::Property::Setup ShownNames::put_into(rules::Property::Setup setup, GlyphSet set) {
    if (set == GlyphSet::Unicode or setup.edition == nullptr) return setup;
    show(*setup.edition, set);
    setup.edition = shown_;
    return setup;
}

}  // namespace parlor::tui
