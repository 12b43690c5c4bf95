// Pointing: going through the possible plays with arrows.
//
// Source:  D-9.2; docs/playing.md, "Dominoes".
// Choices: Left and Right go through the tiles of the hand that fit, in the order of its player; Up
//          and Down through the places of that tile. The first arrow points at the first tile.
#pragma once

#include "canvas/key.hpp"
#include "tui/dominoes/picture.hpp"
#include "tui/dominoes/table/turn.hpp"

namespace parlor::tui::domino_table {

// The play that an arrow points at, if it can still be made.
[[nodiscard]] std::optional<dominoes::Play> pointed(const Picture& picture, const Turn& turn);

// The tiles that fit. Requires eyes.
[[nodiscard]] dominoes::Tiles tiles_that_fit(const Picture& picture);

// The places where the tile of this play can go.
[[nodiscard]] dominoes::EndSet places(const Picture& picture, const dominoes::Play& play);

// The play to which an arrow leads from another. Requires that there is a play.
[[nodiscard]] dominoes::Play play_after(const Picture& picture,
                                        const std::optional<dominoes::Play>& from,
                                        Key arrow);

// The next or the previous of these ends; the first one, without an end.
[[nodiscard]] dominoes::End end_after(dominoes::EndSet ends,
                                      std::optional<dominoes::End> from,
                                      Key arrow);

}  // namespace parlor::tui::domino_table
