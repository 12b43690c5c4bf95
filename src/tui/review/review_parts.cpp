#include "tui/review/review_parts.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

constexpr Style quiet{Ink::MidGrey, Ink::Black}, bright{Ink::White, Ink::Black};
constexpr int left = chart_inside.left + 1;

// By how many places the key moves; nothing for any other key.
std::optional<int> step_of(Key key, int a_page) {
    constexpr int all = 1'000'000;
    const std::array steps{std::pair{Key::ArrowUp, -1},
                           std::pair{Key::ArrowDown, 1},
                           std::pair{Key::PageUp, -a_page},
                           std::pair{Key::PageDown, a_page},
                           std::pair{Key::Home, -all},
                           std::pair{Key::End, all}};
    const auto* const found =
        std::ranges::find(steps, key, [](const auto& each) { return each.first; });
    return found == steps.end() ? std::nullopt : std::optional{found->second};
}

}  // namespace

std::string_view sign_of(Grade grade) {
    switch (grade) {
        case Grade::Fine: return "";
        case Grade::Doubtful: return "?!";
        case Grade::Bad: return "?";
        case Grade::VeryBad: return "??";
    }
    return "";
}

void draw_judging(Canvas& canvas, std::string_view who, int judged, int all) {
    constexpr int columns = 36, row = 8;
    const int filled = columns * judged / std::max(1, all);
    canvas.fill({row, left, row, left + columns - 1}, U'░', quiet);
    if (filled > 0) canvas.fill({row, left, row, left + filled - 1}, U'█', bright);
    canvas.write({row - 2, left}, who, on_black);
    canvas.write({row + 2, left}, std::to_string(judged) + " OF " + std::to_string(all), bright);
    canvas.write({row + 4, left}, "STOP AT ANY TIME: THE NEXT REVIEW", on_black);
    canvas.write({row + 5, left}, "CARRIES ON FROM HERE", on_black);
}

std::optional<std::size_t> moved_in_list(Key key,
                                         std::size_t chosen,
                                         std::size_t size,
                                         std::size_t on_page) {
    const auto by = step_of(key, static_cast<int>(on_page));
    if (not by or size == 0) return std::nullopt;
    const int last = static_cast<int>(size) - 1;
    return static_cast<std::size_t>(std::clamp(static_cast<int>(chosen) + *by, 0, last));
}

Style draw_list_row(Canvas& canvas, int row, bool is_chosen) {
    constexpr int inside = chart_inside.right - chart_inside.left + 1;
    const Style style = is_chosen ? on_white : on_black;
    bar(canvas, {row, chart_inside.left}, inside, "", style);
    if (is_chosen) canvas.point_at({row, chart_inside.left});
    return style;
}

Size size_next_to_list(Size window) {
    return {std::max(window.rows, Canvas::rows), window.cols - Canvas::cols};
}

Canvas next_to_list(const Canvas& list, const Canvas& position) {
    const Size size = position.size();
    Canvas both{{size.rows, Canvas::cols + size.cols}};
    const At corner{(size.rows - Canvas::rows) / 2, 0};
    both.insert(corner, list);
    both.insert({0, Canvas::cols}, position);
    both.point_at({list.cursor().row + corner.row, list.cursor().col});
    return both;
}

}  // namespace parlor::tui
