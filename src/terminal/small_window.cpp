#include "terminal/small_window.hpp"

#include <algorithm>

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

using Lines = std::vector<std::string>;

// The last column stays empty: after a letter in it some terminals go to the next line.
Lines broken(const Lines& sentences, Size size) {
    const int room = std::max(1, size.cols - 1);
    Lines lines;
    for (const std::string& each : sentences)
        for (std::string& line : wrapped(each, room)) lines.push_back(std::move(line));
    return lines;
}

// From all the words to the fewest.
std::vector<Lines> ways_to_say_size(Size size) {
    const std::string here = std::to_string(size.cols) + " x " + std::to_string(size.rows);
    return {{"40 x 24 needed, here " + here, "Ctrl-C leaves"},
            {"40 x 24 needed, Ctrl-C leaves"},
            {"40 x 24, ^C leaves"}};
}

}  // namespace

std::vector<std::string> lines_for_small_window(Size size, std::string_view question) {
    const auto ways =
        question.empty() ? ways_to_say_size(size) : std::vector<Lines>{{std::string{question}}};
    const auto rows = static_cast<std::size_t>(std::max(1, size.rows));
    Lines lines;
    for (const Lines& way : ways) {
        lines = broken(way, size);
        if (lines.size() <= rows) return lines;
    }
    lines.resize(rows);
    return lines;
}

}  // namespace parlor::tui
