// The share of the long tests that runs: all in the preset `long`, a twentieth in the others.
#pragma once

namespace parlor {

// The number of random games, keys or sizes to test, out of `all`, but not fewer than `least`.
[[nodiscard]] int sampled(int all, int least = 1);

}  // namespace parlor
