// The texts of the books, as Markdown: "How to play" in docs/rules/classic.md and then in
// docs/rules/modes.md, "How to play" in docs/rules/moneyloopy.md and in docs/rules/dominoes.md, and
// "About" in docs/credits.md.
//
// They are compiled in: cmake/BookTexts.cmake generates book_texts.cpp from these files, in the
// build folder, whenever one of them changes.
#pragma once

namespace parlor::tui {

extern const char how_to_play_property[];
extern const char how_to_play_moneyloopy[];
extern const char how_to_play_dominoes[];
extern const char about_the_parlor[];

}  // namespace parlor::tui
