#include "app/property/recall.hpp"

#include <algorithm>

namespace parlor::tui {

void recall(const table::Session<rules::Property>& game,
            const rules::View& view,
            std::uint64_t count,
            Recent& recent) {
    const auto kept = game.told_since(0);
    const auto later = std::min<std::uint64_t>(kept.size(), game.told_count() - count);
    for (const rules::Event& event : kept.first(kept.size() - later))
        recent.add(rules::sentence_for(view, event));
}

}  // namespace parlor::tui
