#include "library/own_modes.hpp"

#include <algorithm>
#include <utility>

#include "disk/lock.hpp"
#include "disk/text_file.hpp"
#include "disk/unfinished.hpp"
#include "library/board_file.hpp"
#include "library/board_text.hpp"
#include "library/mode_file.hpp"
#include "library/mode_id.hpp"
#include "library/mode_text.hpp"
#include "library/toml/fields.hpp"

namespace parlor::library {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view modes = "modes", boards = "boards";

bool is_there(const fs::path& path) {
    std::error_code none;
    return fs::exists(path, none);
}

// The number of modes or boards, complete or half written.
std::size_t files_in(const fs::path& folder) {
    return ids_in(folder).size() + disk::count_unfinished(folder);
}

ListedMode listed_mode(const std::string& id, const DataFolders& folders) {
    const auto mode = folders.mode(id);
    if (not mode) return {id, id, mode.error()};
    const auto edition = folders.edition(*mode);
    if (not edition) return {id, id, edition.error()};
    return {id, mode->name};
}

struct Replaced {
    fs::path path;
    bool by_hand;
    std::string text;
};

// Whether the file differs from how we would write it; false when it does not exist.
template <class Value>
bool is_other(const fs::path& path,
              Result<Value> (*read)(std::string_view, const std::string&),
              std::string (*written)(const Value&, Comments)) {
    if (not is_there(path)) return false;
    const auto text = disk::read_text(path);
    if (not text) return true;
    const auto value = read(*text, path.string());
    return not value or written(*value, Comments::With) != *text;
}

bool is_mode_by_hand(const fs::path& path) { return is_other(path, read_mode, mode_text); }
bool is_board_by_hand(const fs::path& path) { return is_other(path, read_board, board_text); }

// A mode that cannot be read uses each board that it names.
bool uses(const std::string& mode_file, std::string_view board) {
    const auto text = disk::read_text(mode_file);
    if (not text) return true;
    if (const auto mode = read_mode(*text, mode_file)) return mode->board == board;
    const auto is_named_in = [&](char quote) {
        return text->find(quote + std::string{board} + quote) != std::string::npos;
    };
    return is_named_in('"') or is_named_in('\'');
}

}  // namespace

fs::path OwnModes::file(std::string_view shelf, std::string_view id) const {
    return folder / shelf / (std::string{id} + ".toml");
}

std::vector<std::string> OwnModes::ids() const {
    auto ids = ids_in(folder / modes);
    std::ranges::sort(ids);
    return ids;
}

std::vector<ListedMode> OwnModes::list(const DataFolders& folders) const {
    std::vector<ListedMode> all;
    for (const std::string& id : ids()) all.push_back(listed_mode(id, folders));
    return all;
}

bool OwnModes::holds(std::string_view id) const {
    return is_there(file(modes, id)) or is_there(file(boards, id));
}

bool OwnModes::is_by_hand(std::string_view id) const {
    return is_mode_by_hand(file(modes, id)) or is_board_by_hand(file(boards, id));
}

Result<OwnMode> OwnModes::read(std::string_view id, const DataFolders& folders) const {
    auto mode = folders.mode(id);
    if (not mode) return mode.error();
    auto edition = folders.edition(*mode);
    if (not edition) return edition.error();
    return OwnMode{*std::move(mode), (*edition)->board};
}

std::optional<Error> OwnModes::is_full(std::string_view id) const {
    if (not most_modes or holds(id)) return std::nullopt;
    if (std::max(files_in(folder / modes), files_in(folder / boards)) < *most_modes)
        return std::nullopt;
    return Error{"there are " + std::to_string(*most_modes) + " modes already, and may be no more"};
}

std::optional<Error> OwnModes::keep_by_hand(const fs::path& path) const {
    const auto text = disk::read_text(path);
    if (not text) return text.error();
    return disk::replace_text(*disk, path.string() + '~', *text);
}

// No other parlor counts and adds modes at the same time.
std::optional<Error> OwnModes::save(const std::string& id, OwnMode own) const {
    if (not is_id(id) or is_of_the_parlor(id))
        return Error{"no mode of yours can be \"" + id + '"'};
    own.mode.board = id;
    if (not most_modes) return write(id, own);
    return disk::while_held(*disk, folder / modes, [&] {
        auto error = is_full(id);
        return error ? error : write(id, own);
    });
}

std::optional<Error> OwnModes::write(const std::string& id, const OwnMode& own) const {
    const fs::path board = file(boards, id), mode = file(modes, id);
    for (const auto& [path, by_hand, text] :
         {Replaced{board, is_board_by_hand(board), board_text(own.board, Comments::With)},
          Replaced{mode, is_mode_by_hand(mode), mode_text(own.mode, Comments::With)}}) {
        std::optional<Error> error;
        if (by_hand) error = keep_by_hand(path);
        if (not error) error = disk::replace_text(*disk, path, text);
        if (error) return error;
    }
    return std::nullopt;
}

Result<std::string> OwnModes::rename(const std::string& id,
                                     const std::string& name,
                                     const DataFolders& folders) const {
    const auto to = id_for(name);
    if (not to) return to.error();
    if (*to != id and holds(*to)) return Error{"there is a mode or a board " + *to + " already"};
    auto own = read(id, folders);
    if (not own) return own.error();
    if (own->board.name == own->mode.name) own->board.name = name;
    own->mode.name = name;
    OwnModes beside = *this;
    beside.most_modes.reset();  // the number of modes stays the same
    if (auto error = beside.save(*to, *std::move(own))) return *error;
    if (*to == id) return *to;
    std::optional<Error> error;
    if (is_mode_by_hand(file(modes, id))) error = keep_by_hand(file(modes, id));
    if (not error and is_board_by_hand(file(boards, id))) error = keep_by_hand(file(boards, id));
    if (not error) error = remove(id);
    if (error) return *error;
    return *to;
}

bool OwnModes::has_user(std::string_view board, std::string_view except) const {
    return std::ranges::any_of(ids(), [&](const std::string& id) {
        return id != except and uses(file(modes, id).string(), board);
    });
}

std::optional<Error> OwnModes::remove_file(const fs::path& path) const {
    auto error = disk->remove(path);
    if (not error) error = disk->sync_folder(path.parent_path());
    if (not error) return std::nullopt;
    return Error{path.string() + ": cannot be deleted: " + error.message()};
}

std::optional<Error> OwnModes::remove(std::string_view id) const {
    if (not is_id(id)) return Error{"there is no such mode"};
    if (auto error = remove_file(file(modes, id))) return error;
    const fs::path board = file(boards, id);
    if (not is_there(board) or has_user(id, id)) return std::nullopt;
    return remove_file(board);
}

Result<OwnModes> own_modes() {
    const auto own = own_folder();
    if (not own) return Error{"there is no home folder to keep modes in (HOME is not set)"};
    return OwnModes{*own};
}

}  // namespace parlor::library
