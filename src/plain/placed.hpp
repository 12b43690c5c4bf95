// Places at the end of a game, in sentences.
//
// Source: U-10.5.
#pragma once

#include <string>

namespace parlor::plain {

// `Ann is second with $530: bankrupt in round 3.` Places are 1 to 8.
[[nodiscard]] std::string placed(const std::string& name,
                                 int place,
                                 const std::string& figure,
                                 const std::string& how);

}  // namespace parlor::plain
