#include "app/property/mode_editor.hpp"

#include <utility>

#include "base/match.hpp"
#include "library/mode_id.hpp"
#include "tui/board/backdrop.hpp"

namespace parlor::tui {
namespace {

using library::DataFolders;

std::vector<OwnMode> own_listed(const Terms& terms) {
    std::vector<OwnMode> own;
    const auto files = own_modes(terms);
    if (not files) return own;
    for (const library::ListedMode& each : files->list(library::data_folders()))
        own.push_back({each.id, each.name, each.mistake ? each.mistake->what : ""});
    return own;
}

std::vector<ModeName> ours_listed() {
    const DataFolders folders = without_own(library::data_folders());
    std::vector<ModeName> ours;
    for (const std::string& id : folders.modes())
        if (const auto mode = folders.mode(id)) ours.push_back({id, mode->name});
    return as_offered(std::move(ours));
}

EditorLists lists(const Terms& terms) {
    return {ours_listed(), own_listed(terms), library::data_folders().boards()};
}

}  // namespace

Result<library::OwnModes> own_modes(const Terms& terms) {
    if (terms.own_folder == OwnFolder::Closed)
        return Error{"a script has the keys, and it cannot use your files"};
    auto files = library::own_modes();
    if (files) files->most_modes = terms.most_modes;
    return files;
}

ModeEditor::ModeEditor(const Terms& terms,
                       std::string mode,
                       std::string board,
                       std::shared_ptr<const property::Edition> edition)
    : terms_{&terms},
      edition_{std::move(edition)},
      ui_{begin_editor(lists(terms), std::move(mode), std::move(board))} {}

void ModeEditor::press(Key key) { grant(tui::press(ui_, key)); }

Canvas ModeEditor::canvas() const {
    Canvas canvas = backdrop(empty_board(edition_->board));
    draw_editor(canvas, ui_);
    return canvas;
}

void ModeEditor::grant(const EditorWish& wish) {
    match(
        wish,
        [](wish::Nothing) {},
        [&](const wish::ReadBase& base) { read_base(base.mode); },
        [&](const wish::ReadBoard& read) { read_board(read.board); },
        [&](const wish::ReadOwn& own) { read_own(own.id); },
        [&](const wish::RenameOwn& own) { rename(own.id, own.name); },
        [&](const wish::DeleteOwn& own) { remove(own.id); },
        [&](const wish::SaveOwn& own) { save(own.mode, own.board); },
        [&](const wish::ReplaceOwn& own) {
            replace(*library::id_for(own.mode.name), own.mode, own.board);
        },
        [&](wish::Leave) { is_left_ = true; });
}

// The parlor's own mode, even if a file of the player hides it. What our files say about mode and
// board is not so of the draft.
void ModeEditor::read_base(const std::string& mode) {
    const DataFolders folders = without_own(library::data_folders());
    auto base = folders.mode(mode);
    if (not base) return tell("NO MODE", base.error());
    auto board = folders.board(base->board);
    if (not board) return tell("NO BOARD", board.error());
    base->about.clear();
    board->about.clear();
    take_base(ui_, *base, *board);
}

void ModeEditor::read_board(const std::string& board) {
    auto read = library::data_folders().board(board);
    if (not read) return tell("NO BOARD", read.error());
    read->about.clear();
    take_board(ui_, *read);
}

void ModeEditor::read_own(const std::string& id) {
    const auto files = own_modes(*terms_);
    const auto own = files ? files->read(id, library::data_folders()) : files.error();
    if (not own) return tell("NO MODE", own.error());
    take_own(ui_, own->mode, own->board, files->is_by_hand(id));
}

void ModeEditor::rename(const std::string& id, const std::string& name) {
    const auto files = own_modes(*terms_);
    const auto renamed = files ? files->rename(id, name, library::data_folders()) : files.error();
    if (not renamed) return tell("NOT RENAMED", renamed.error());
    take_listed(ui_, own_listed(*terms_));
}

void ModeEditor::remove(const std::string& id) {
    const auto files = own_modes(*terms_);
    if (const auto error = files ? files->remove(id) : files.error())
        return tell("NOT DELETED", *error);
    take_listed(ui_, own_listed(*terms_));
}

// Replaces the mode that is being edited without a question.
void ModeEditor::save(const property::Mode& mode, const board::Board& board) {
    const auto id = library::id_for(mode.name);
    if (not id) return tell("NOT SAVED", id.error());
    const auto files = own_modes(*terms_);
    if (files and *id != ui_.own and files->holds(*id)) return ask_over(ui_, mode.name);
    replace(*id, mode, board);
}

void ModeEditor::replace(const std::string& id, property::Mode mode, board::Board board) {
    mode.id = mode.board = board.id = id;
    const auto files = own_modes(*terms_);
    const auto error = files ? files->save(id, {std::move(mode), std::move(board)}) : files.error();
    if (error) return tell("NOT SAVED", *error);
    take_saved(ui_, id, own_listed(*terms_));
}

}  // namespace parlor::tui
