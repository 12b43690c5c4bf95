// The command `check`: the mistakes of boards, cards and modes in files.
//
// Source: U-8.5.
#include <algorithm>
#include <filesystem>

#include "base/text.hpp"
#include "disk/text_file.hpp"
#include "library/check.hpp"
#include "shell/lines.hpp"
#include "shell/shell.hpp"
#include "table/trouble.hpp"

namespace parlor::shell {
namespace {

using library::Mistake;

constexpr int only_doubts = 1, mistakes = 2;

Result<std::string> text_of(const std::string& file) {
    std::error_code none;
    if (not std::filesystem::is_regular_file(file, none))
        return Error{file + ": there is no file of this name"};
    return disk::read_text(file);
}

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

// Prints what is wrong; returns the exit status.
int check(const std::string& file, const library::DataFolders& folders) {
    const auto text = text_of(file);
    if (not text) {
        complain(text.error().what);
        return static_cast<int>(table::Status::NoFile);
    }
    const library::Report report = library::check_file(*text, file, folders);
    const int printed = tell(lines_of(file, *text, report.mistakes(), "") +
                             lines_of(file, *text, report.doubts(), "warning: "));
    if (printed != 0) return printed;
    if (not report.fine()) return mistakes;
    return report.doubts().empty() ? 0 : only_doubts;
}

}  // namespace

int check(const cli::Check& order) {
    const auto folders = library::data_folders();
    int worst = 0;
    for (const std::string& file : order.files) worst = std::max(worst, check(file, folders));
    return worst;
}

}  // namespace parlor::shell
