#include "app/own_files.hpp"

namespace parlor::tui {

Result<library::OwnFiles> own_files(const Terms& terms,
                                    Result<library::OwnFiles> (*files_of_kind)()) {
    if (terms.own_folder == OwnFolder::Closed)
        return Error{"a script has the keys, and it cannot use your files"};
    auto files = files_of_kind();
    if (files) files->most_files = terms.most_files;
    return files;
}

}  // namespace parlor::tui
