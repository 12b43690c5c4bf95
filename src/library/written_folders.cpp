#include "library/written_folders.hpp"

#include "library/config_file.hpp"
#include "library/data_folder.hpp"
#include "library/own_files.hpp"

namespace parlor::library {

std::vector<std::filesystem::path> written_folders() {
    std::vector<std::filesystem::path> folders;
    if (const auto own = own_folder())
        for (const DataKind kind : {DataKind::Mode, DataKind::Board, DataKind::Cards})
            folders.push_back(*own / folder_of(kind));
    for (const auto& files : {saved_games(), records(), saved_settings()})
        if (files) folders.push_back(files->folder);
    if (const auto config = config_path()) folders.push_back(config->parent_path());
    return folders;
}

}  // namespace parlor::library
