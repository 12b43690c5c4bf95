// How much of the long tests is run: all of it in the preset `long`, one in ten in the others.
#pragma once

namespace parlor {

// How many of so many random games, keys or sizes.
constexpr int sampled(int all) { return all / PARLOR_SAMPLE; }

}  // namespace parlor
