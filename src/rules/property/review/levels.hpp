// How well each seat is taken to play in reviews and hints: computers as they do, people as masters.
//
// Source: docs/playing.md, "Review".
#pragma once

#include "rules/property/setup.hpp"

namespace parlor::property {

using Levels = Per<Seat, board::Level, max_seats + 1>;  // 0 is unused

[[nodiscard]] Levels levels_at(const Setup& setup, const OpenGame& game);

}  // namespace parlor::property
