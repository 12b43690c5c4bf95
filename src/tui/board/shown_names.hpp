// The names of squares as a terminal shows them: in capitals, and the short name, in ASCII, of a
// square whose name has letters that the terminal lacks.
//
// Source: M-1.5, M-1.7.
#pragma once

#include <memory>

#include "canvas/glyphs.hpp"
#include "rules/board/board.hpp"

namespace parlor::tui {

void show_names(board::Board& board, GlyphSet set);

// For a game round a board, whose editions have a board, and name_squares(board, rules), which
// gives squares the names that the game has for them.
template <class Edition>
class ShownNames {
public:
    // Gives a view, or a setup for what is told in sentences, an edition with these names, which
    // this object keeps until another edition is seen.
    template <class View>
    void put_into(View& view, GlyphSet set) {
        if (view.edition != nullptr) view.edition = shown(*view.edition, view.rules, set).get();
    }
    template <class Setup>
    [[nodiscard]] Setup told(Setup setup, GlyphSet set) {
        if (setup.edition != nullptr) setup.edition = shown(*setup.edition, setup.rules, set);
        return setup;
    }

private:
    template <class Ruleset>
    const std::shared_ptr<const Edition>& shown(const Edition& edition,
                                                const Ruleset& rules,
                                                GlyphSet set) {
        if (of_ == &edition and set_ == set) return shown_;
        of_ = &edition;
        set_ = set;
        auto shown = std::make_shared<Edition>(edition);
        name_squares(shown->board, rules);
        show_names(shown->board, set);
        return shown_ = std::move(shown);
    }

    const Edition* of_ = nullptr;
    GlyphSet set_ = GlyphSet::Unicode;
    std::shared_ptr<const Edition> shown_;
};

}  // namespace parlor::tui
