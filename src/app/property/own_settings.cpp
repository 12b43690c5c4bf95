#include "app/property/own_settings.hpp"

#include <algorithm>

#include "tui/setup/list_page.hpp"

namespace parlor::tui {

Result<library::OwnFiles> own_settings(const Terms& terms) {
    auto files = own_files(terms, library::saved_settings);
    if (files) files->most_files = std::min(files->most_files.value_or(most_in_list), most_in_list);
    return files;
}

std::vector<std::string> settings_in(const Terms& terms) {
    const auto files = own_settings(terms);
    return files ? files->names() : std::vector<std::string>{};
}

}  // namespace parlor::tui
