#include "tui/trouble.hpp"

#include <utility>

#include "canvas/letters.hpp"

namespace parlor::tui {

Notice trouble_notice(std::string title, const std::string& words) {
    constexpr int width = 19;
    return {.title = std::move(title),
            .sub = "",
            .lines = wrapped(upper(words), width),
            .tall = true,
            .is_trouble = true};
}

}  // namespace parlor::tui
