#include "sessions/carried.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "library/board_text.hpp"
#include "library/card_text.hpp"
#include "library/data_folder.hpp"
#include "library/mode_text.hpp"

namespace parlor {
namespace {

using board::Board;
using board::CarriedFile;
using library::Comments;
using library::DataFolders;

CarriedFile carried(const property::Mode& mode) {
    return {"mode", mode.id, mode_text(mode, Comments::Without)};
}

CarriedFile carried(const Board& board) {
    return {"board", board.id, board_text(board, Comments::Without)};
}

CarriedFile carried(const std::string& id, const property::Decks& decks, const Board& board) {
    return {"cards", id, card_text(decks, board, Comments::Without)};
}

// The file of the same kind and name in the folders, if it can be read.
std::optional<CarriedFile> same_in(const DataFolders& folders,
                                   const CarriedFile& file,
                                   const Board& board) {
    if (file.kind == "mode") {
        const auto mode = folders.mode(file.id);
        return mode ? std::optional{carried(*mode)} : std::nullopt;
    }
    if (file.kind == "board") {
        const auto found = folders.board(file.id);
        return found ? std::optional{carried(*found)} : std::nullopt;
    }
    const auto decks = folders.cards(file.id, board);
    return decks ? std::optional{carried(file.id, *decks, board)} : std::nullopt;
}

bool is_in(const DataFolders& folders, const CarriedFile& file, const Board& board) {
    const auto same = same_in(folders, file, board);
    return same and same->text == file.text;
}

std::vector<CarriedFile> own_among(std::vector<CarriedFile> files, const Board& board) {
    const DataFolders folders = library::program_folders();
    std::erase_if(files, [&](const CarriedFile& file) { return is_in(folders, file, board); });
    return files;
}

std::vector<std::string> ids_in(const DataFolders& folders, std::string_view kind) {
    if (kind == "mode") return folders.modes();
    return kind == "board" ? folders.boards() : folders.cards();
}

bool is_there(const DataFolders& folders, const CarriedFile& file) {
    const auto ids = ids_in(folders, file.kind);
    return std::ranges::find(ids, file.id) != ids.end();
}

std::string name_of(const CarriedFile& file) {
    return "the " + (file.kind == "cards" ? "set of cards" : file.kind) + " " + file.id;
}

}  // namespace

std::vector<CarriedFile> carried_files(const Board& board) {
    return own_among({carried(board)}, board);
}

std::vector<CarriedFile> carried_files(const property::Mode& mode,
                                       const property::Edition& edition) {
    const auto& [board, decks, visits] = edition;
    return own_among({carried(mode), carried(board), carried(mode.cards, decks, board)}, board);
}

std::optional<std::string> changes_since(const std::vector<CarriedFile>& files,
                                         const Board& board) {
    const DataFolders folders = library::data_folders();
    std::vector<std::string> gone, changed, told;
    for (const CarriedFile& file : files)
        if (not is_in(folders, file, board))
            (is_there(folders, file) ? changed : gone).push_back(name_of(file));
    if (not gone.empty())
        told.push_back(listed(gone) + (gone.size() == 1 ? " is not here" : " are not here"));
    if (not changed.empty())
        told.push_back(listed(changed) + (changed.size() == 1 ? " has changed" : " have changed"));
    if (told.empty()) return std::nullopt;
    return listed(told) + "; this game continues with its own copy";
}

}  // namespace parlor
