// The names of squares that a terminal can show: if a name has letters that the terminal lacks, its
// short name, in ASCII.
//
// Source: M-1.5.
#pragma once

#include <memory>

#include "canvas/glyphs.hpp"
#include "rules/property/view.hpp"

namespace parlor::tui {

class ShownNames {
public:
    // Gives the view an edition with these names, which this object stores until it gets another
    // edition; with all glyphs there is nothing to do.
    void put_into(rules::View& view, GlyphSet set);

    // The setup with such an edition, for sentences.
    [[nodiscard]] rules::Property::Setup put_into(rules::Property::Setup setup, GlyphSet set);

private:
    void show(const rules::Edition& edition, GlyphSet set);

    const rules::Edition* of_ = nullptr;
    GlyphSet set_ = GlyphSet::Unicode;
    std::shared_ptr<const rules::Edition> shown_;
};

}  // namespace parlor::tui
