// OwnData: a temporary data folder for saved games and records, deleted by the destructor.
#pragma once

#include <cstdlib>

#include "table/folder.hpp"

namespace parlor::tui {

struct OwnData : Folder {
    OwnData() { setenv("XDG_DATA_HOME", path.c_str(), 1); }
    ~OwnData() { unsetenv("XDG_DATA_HOME"); }
    OwnData(const OwnData&) = delete;
    OwnData& operator=(const OwnData&) = delete;
};

}  // namespace parlor::tui
