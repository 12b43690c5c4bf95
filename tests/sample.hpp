// The share of the long tests that runs: all in the preset `long`, a tenth in the others.
#pragma once

namespace parlor {

// The number of random games, keys or sizes to test, out of `all`.
constexpr int sampled(int all) { return all / PARLOR_SAMPLE; }

}  // namespace parlor
