#include "sample.hpp"

#include <algorithm>

namespace parlor {

int sampled(int all, int least) { return std::max(all / PARLOR_SAMPLE, least); }

}  // namespace parlor
