#include "shell/found.hpp"

#include <algorithm>
#include <vector>

#include "library/check.hpp"
#include "unicode/printable.hpp"

namespace parlor::shell {
namespace {

using library::Mistake;

std::string lines_of(const std::string& file,
                     const std::string& text_of_file,
                     std::vector<Mistake> found,
                     const std::string& kind) {
    std::ranges::stable_sort(found, {}, [](const Mistake& each) { return each.place.line; });
    std::string text;
    for (const auto& [place, field, what] : found) {
        text += printable(file) + ":" + std::to_string(place.line) + ":";
        text += std::to_string(library::column_in(text_of_file, place)) + ": " + kind;
        if (not field.empty()) text += field + ": ";
        text += what + "\n";
    }
    return text;
}

}  // namespace

std::string found_in(const std::string& file,
                     const std::string& text,
                     const library::Report& report) {
    return lines_of(file, text, report.mistakes(), "") +
           lines_of(file, text, report.doubts(), "warning: ");
}

}  // namespace parlor::shell
