// The command `check`: the mistakes of boards, cards and modes in files.
//
// Source: U-8.5.
#include <algorithm>
#include <filesystem>

#include "disk/text_file.hpp"
#include "library/check.hpp"
#include "shell/found.hpp"
#include "shell/lines.hpp"
#include "shell/shell.hpp"
#include "table/language/trouble.hpp"

namespace parlor::shell {
namespace {

constexpr int only_doubts = 1, mistakes = 2;

Result<std::string> text_of(const std::string& file) {
    std::error_code none;
    if (not std::filesystem::is_regular_file(file, none))
        return Error{file + ": there is no file of this name"};
    return disk::read_text(file);
}

// Prints the mistakes; returns the exit status.
int check(const std::string& file, const library::DataFolders& folders) {
    const auto text = text_of(file);
    if (not text) {
        complain(text.error().what);
        return static_cast<int>(table::Status::NoFile);
    }
    const library::Report report = library::check_file(*text, file, folders);
    const int printed = tell(found_in(file, *text, report));
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
