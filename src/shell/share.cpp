// The commands `export` and `import`: share a mode of your own, or add somebody else's.
//
// Source: U-8.4.
#include "disk/disk.hpp"
#include "library/sharing.hpp"
#include "shell/found.hpp"
#include "shell/lines.hpp"
#include "shell/shell.hpp"
#include "table/language/trouble.hpp"

namespace parlor::shell {
namespace {

using table::Status;

int end_unwritten(const std::string& what) {
    complain(what);
    return static_cast<int>(Status::NoFile);
}

// `bundle` has already been checked.
int keep(const library::Bundle& bundle, const library::DataFolders& folders) {
    if (const auto taken = library::is_taken(bundle, folders)) return end_wrong(taken->what);
    const auto own = library::own_folder();
    if (not own) return end_unwritten("there is no home folder to keep modes in (HOME is not set)");
    if (const auto error = library::import_into(disk::real_disk(), *own, bundle))
        return end_unwritten(error->what);
    return tell("the mode " + library::mode_in(bundle).id + " can be played now\n");
}

}  // namespace

int export_mode(const cli::Export& order) {
    const auto text = library::exported(order.mode, library::data_folders());
    return text ? tell(*text) : end_wrong(text.error().what);
}

int import_mode(const cli::Import& order) {
    auto given = text_of_game(order.file);
    if (not given) return end_unwritten(given.error().what);
    const std::string text = library::with_own_line_ends(*given);
    const auto folders = library::data_folders();
    library::Report report{order.file};
    const auto bundle = library::read_shared(text, folders, report);
    if (const int printed = tell(found_in(order.file, text, report)); printed != 0) return printed;
    return bundle ? keep(*bundle, folders) : static_cast<int>(Status::Wrong);
}

}  // namespace parlor::shell
