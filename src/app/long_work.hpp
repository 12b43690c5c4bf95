// LongWork: work for which nothing else may wait where several apps share a table, such as a hint. It
// may run on another thread, and knows nothing of the app; what it returns then gives the app the
// outcome.
//
// Source: T-3.11, T-4.2.
#pragma once

#include <functional>

namespace parlor::tui {

using LongWork = std::function<std::function<void()>()>;  // null: there is none

}  // namespace parlor::tui
