// Any bytes as the file of a mode, and as an exported mode. The loader may refuse them, with
// printable errors. An accepted mode is the same after writing and reading it.
#include "fuzz.hpp"
#include "library/mode_file.hpp"
#include "library/mode_text.hpp"
#include "library/sharing.hpp"

using namespace parlor;
using namespace parlor::fuzz;

namespace {

void read_as_mode(std::string_view text) {
    const auto mode = library::read_mode(text, "fuzz.toml");
    if (not mode) return require_words(mode.error().what);
    require(mode->fewest_seats <= mode->most_seats);
    for (const auto comments : {library::Comments::With, library::Comments::Without}) {
        const std::string written = mode_text(*mode, comments);
        const auto again = library::read_mode(written, "fuzz.toml");
        require(again.ok() and again->rules == mode->rules);
        require(mode_text(*again, comments) == written);
    }
}

void import(std::string_view text) {
    static const library::DataFolders folders{{PARLOR_DATA}};
    library::Report report{"fuzz"};
    const auto bundle = read_shared(text, folders, report);
    for (const auto& mistake : report.mistakes()) require_words(mistake.what);
    require(bundle.has_value() == report.fine());
    if (not bundle) return;
    for (const library::BundledFile& file : *bundle)
        require(file.id.find_first_of("/.") == std::string::npos);
    (void)is_taken(*bundle, folders);
    library::Report again{"fuzz"};
    const auto same = read_shared(bundle_text(*bundle), folders, again);
    require(same.has_value() and bundle_text(*same) == bundle_text(*bundle));
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    const std::string_view text = text_of(bytes, count);
    read_as_mode(text);
    import(library::with_own_line_ends(text));
    return 0;
}
