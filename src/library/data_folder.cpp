#include "library/data_folder.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "disk/links.hpp"
#include "disk/text_file.hpp"
#include "library/board_file.hpp"
#include "library/card_file.hpp"
#include "library/mode_file.hpp"
#include "library/toml/document.hpp"
#include "library/toml/fields.hpp"

namespace parlor::library {
namespace {

namespace fs = std::filesystem;

struct Shelf {
    std::string_view folder, one;  // `boards`, `board`
};
constexpr Shelf board_shelf{"boards", "board"};
constexpr Shelf card_shelf{"cards", "set of cards"};
constexpr Shelf mode_shelf{"modes", "mode"};

const Shelf& shelf_of(DataKind kind) {
    switch (kind) {
        case DataKind::Mode: return mode_shelf;
        case DataKind::Board: return board_shelf;
        case DataKind::Cards: break;
    }
    return card_shelf;
}

std::vector<std::string> ids_on(const Shelf& shelf, const DataFolders& folders) {
    std::vector<std::string> ids;
    for (const fs::path& place : folders.places)
        for (std::string& id : ids_in(place / shelf.folder)) ids.push_back(std::move(id));
    for (const BuiltInFile& file : folders.built_in)
        if (file.folder == shelf.folder) ids.emplace_back(file.id);
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

Error absent(const Shelf& shelf, std::string_view id, const std::vector<std::string>& ids) {
    std::string what = "there is no " + std::string{shelf.one} + " \"" + std::string{id} + '"';
    if (ids.empty()) {
        return {what + ", nor any other; PARLOR_DATA must name the folder that has " +
                std::string{shelf.folder} + " in it"};
    }
    std::string list;
    for (const std::string& other : ids) list += (list.empty() ? "" : ", ") + other;
    return {what + "; there are: " + list};
}

Result<DataText> read_file(const fs::path& path) {
    auto text = disk::read_text(path);
    if (not text) return text.error();
    return DataText{.file = path.string(), .text = *std::move(text)};
}

std::optional<fs::path> from_environment(const char* name) {
    const char* value = std::getenv(name);
    if (value == nullptr or *value == '\0') return std::nullopt;
    return fs::path{value};
}

std::optional<fs::path> from_the_program(const char* way) {
    std::error_code none;
    const fs::path program = fs::read_symlink("/proc/self/exe", none);
    if (none) return std::nullopt;
    return program.parent_path() / way;
}

DataFolders existing(std::initializer_list<std::optional<fs::path>> candidates) {
    DataFolders folders;
    for (const auto& place : candidates) {
        std::error_code none;
        if (place and fs::is_directory(*place, none)) folders.places.push_back(*place);
    }
    return folders;
}

}  // namespace

std::vector<std::string> ids_in(const fs::path& folder) {
    std::vector<std::string> ids;
    if (disk::refused_link(folder)) return ids;
    std::error_code none;
    for (fs::directory_iterator each{folder, none}, end; not none and each != end;
         each.increment(none))
        if (each->path().extension() == ".toml" and is_id(each->path().stem().string()))
            ids.push_back(each->path().stem().string());
    return ids;
}

std::vector<std::string> DataFolders::boards() const { return ids_on(board_shelf, *this); }
std::vector<std::string> DataFolders::cards() const { return ids_on(card_shelf, *this); }
std::vector<std::string> DataFolders::modes() const { return ids_on(mode_shelf, *this); }

std::optional<fs::path> DataFolders::path(DataKind kind, std::string_view id) const {
    if (not is_id(id)) return std::nullopt;
    for (const fs::path& place : places) {
        fs::path path = place / folder_of(kind) / (std::string{id} + ".toml");
        std::error_code none;
        if (fs::is_regular_file(path, none)) return path;
    }
    return std::nullopt;
}

Result<DataText> DataFolders::text(DataKind kind, std::string_view id) const {
    const Shelf& shelf = shelf_of(kind);
    if (not is_id(id)) {
        return Error{"the name of a " + std::string{shelf.one} +
                     " must be 1 to 40 of a-z, 0-9 and -"};
    }
    if (const auto path = this->path(kind, id)) return read_file(*path);
    for (const BuiltInFile& file : built_in) {
        if (file.folder != shelf.folder or file.id != id) continue;
        const std::string name = "built-in " + std::string{shelf.folder} + '/' + std::string{id};
        return DataText{.file = name + ".toml", .text = std::string{file.text}};
    }
    return absent(shelf, id, ids_on(shelf, *this));
}

Result<property::Mode> DataFolders::mode(std::string_view id) const {
    const auto text = this->text(DataKind::Mode, id);
    if (not text) return text.error();
    return read_mode(text->text, text->file);
}

Result<board::Board> DataFolders::board(std::string_view id) const {
    const auto text = this->text(DataKind::Board, id);
    if (not text) return text.error();
    return read_board(text->text, text->file);
}

Result<property::Decks> DataFolders::cards(std::string_view id, const board::Board& board) const {
    const auto text = this->text(DataKind::Cards, id);
    if (not text) return text.error();
    return read_cards(text->text, text->file, board);
}

Result<std::shared_ptr<const property::Edition>> DataFolders::edition(
    const property::Mode& mode, std::string_view board_id) const {
    auto on = board(board_id.empty() ? mode.board : board_id);
    if (not on) return on.error();
    auto decks = cards(mode.cards, *on);
    if (not decks) return decks.error();
    return edition_of(std::move(*on), std::move(*decks), mode);
}

std::shared_ptr<const property::Edition> edition_of(board::Board board,
                                                    property::Decks decks,
                                                    const property::Mode& mode) {
    const property::Visits visits = visits_on(board, decks, mode.rules.chest_squares);
    return std::make_shared<const property::Edition>(
        property::Edition{.board = std::move(board), .decks = std::move(decks), .visits = visits});
}

std::string_view word_of(DataKind kind) {
    switch (kind) {
        case DataKind::Mode: return "mode";
        case DataKind::Board: return "board";
        case DataKind::Cards: break;
    }
    return "cards";
}

std::string_view folder_of(DataKind kind) { return shelf_of(kind).folder; }

std::optional<fs::path> own_folder() {
    if (const auto data = from_environment("XDG_DATA_HOME"); data and data->is_absolute()) {
        return *data / "parlor";
    }
    if (const auto home = from_environment("HOME")) return *home / ".local/share/parlor";
    return std::nullopt;
}

DataFolders without_own(DataFolders folders) {
    std::erase(folders.places, own_folder());
    return folders;
}

DataFolders data_folders() {
    DataFolders folders = existing({from_environment("PARLOR_DATA"),
                                    own_folder(),
                                    from_the_program(PARLOR_DATA_FROM_PROGRAM),
                                    from_the_program("data")});
    folders.built_in = built_in_files();
    return folders;
}

DataFolders program_folders() {
    DataFolders folders =
        existing({from_the_program(PARLOR_DATA_FROM_PROGRAM), from_the_program("data")});
    folders.built_in = built_in_files();
    const bool is_empty = folders.places.empty() and folders.built_in.empty();
    return is_empty ? existing({from_environment("PARLOR_DATA")}) : folders;
}

}  // namespace parlor::library
