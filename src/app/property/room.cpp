#include "app/property/room.hpp"

#include <utility>

#include "app/property/own_settings.hpp"
#include "base/match.hpp"
#include "tui/board/backdrop.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/setup/board_page.hpp"
#include "tui/property/table_screen.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {

namespace {

rules::Mode last_mode(const library::DataFolders& folders,
                      const Options& options,
                      rules::Mode otherwise) {
    if (options.property.mode.empty()) return otherwise;
    const auto mode = folders.mode(options.property.mode);
    return mode ? *mode : otherwise;
}

// A mode with a broken file appears with its id.
std::vector<ModeName> modes_in(const library::DataFolders& folders) {
    std::vector<ModeName> modes;
    for (const std::string& id : folders.modes()) {
        const auto mode = folders.mode(id);
        modes.push_back({id, mode ? mode->name : id, open_if(mode.ok())});
    }
    return modes;
}

std::vector<std::string> broken_boards_in(const library::DataFolders& folders) {
    std::vector<std::string> broken = folders.boards();
    std::erase_if(broken, [&](const std::string& id) { return folders.board(id).ok(); });
    return broken;
}

}  // namespace

PropertyRoom::PropertyRoom(RoomNeeds needs,
                           library::DataFolders folders,
                           rules::Mode mode,
                           std::shared_ptr<const rules::Edition> edition)
    : TableRoom{needs},
      folders_{std::move(folders)},
      mode_{last_mode(folders_, needs.options, std::move(mode))},
      edition_{std::move(edition)},
      setup_{begin_setup(
          needs.options, mode_, modes_in(folders_), folders_.boards(), settings_in(needs.terms))} {
    setup_.broken_boards = broken_boards_in(folders_);
    setup_.players.glyphs = needs.terms.glyphs;
}

// Lists the files again, as they may have changed.
void PropertyRoom::list_files() {
    folders_ = library::data_folders();
    setup_.modes = as_offered(modes_in(folders_));
    setup_.boards = as_offered(folders_.boards());
    setup_.broken_boards = broken_boards_in(folders_);
}

// Plays the sound of the key, unless its effect has a sound.
void PropertyRoom::press(Key key) {
    const At before = at_;
    const std::size_t dialogs_before = dialogs();
    if (editor_)
        press_editor(key);
    else if (at_ == At::SetUp)
        press_setup(key);
    else
        press_table(key);
    if (not needs_.sounds.is_silent()) return;
    const bool is_refused = not refusal().empty();
    const bool is_read = at_ == before and dialogs() < dialogs_before;
    needs_.sounds.add(is_refused ? SoundEffect::Buzz
                      : is_read  ? SoundEffect::Dong
                                 : SoundEffect::Ding);
}

const std::string& PropertyRoom::refusal() const {
    if (editor_) return editor_->refusal();
    return at_ == At::SetUp ? setup_.refusal : ui_.prompts.refusal;
}

std::size_t PropertyRoom::dialogs() const {
    if (editor_) return editor_->dialogs();
    if (at_ == At::SetUp) return setup_.notices.size();
    return ui_.notices.size() + (ui_.shown<Overview>() ? 1 : 0);
}

void PropertyRoom::press_setup(Key key) {
    match(
        tui::press(setup_, edition_->board, key),
        [](GoOn) {},
        [&](GoBack) { is_left_ = true; },
        [&](const ReadMode& wish) { read_mode(wish.id); },
        [&](const ReadBoard& wish) { read_board(wish.id); },
        [&](EditMode) { editor_.emplace(needs_.terms, setup_.mode, setup_.board, edition_); },
        [&](BeginNow) { begin(); },
        [&](const ReadSettings& wish) { read_settings(wish.name); },
        [&](const SaveSettings& wish) { save_settings(wish.name); },
        [&](const ReplaceSettings& wish) { replace_settings(wish.name); },
        [&](const RenameSettings& wish) { rename_settings(wish.name); },
        [&](DeleteSettings) { delete_settings(); });
}

// A mode that was saved becomes the chosen mode.
void PropertyRoom::press_editor(Key key) {
    editor_->press(key);
    if (not editor_->is_left()) return;
    const std::string saved = editor_->saved();
    editor_.reset();
    list_files();
    if (saved.empty()) return;
    const auto mode = folders_.mode(saved);
    auto edition = mode ? folders_.edition(*mode) : mode.error();
    if (not edition) {
        setup_.notices.push_back(trouble_notice("NO MODE", edition.error().what));
        return;
    }
    mode_ = *mode;
    edition_ = std::move(*edition);
    take_edited(setup_, mode_);
}

void PropertyRoom::read_mode(const std::string& id) {
    const auto mode = folders_.mode(id);
    if (not mode) {
        setup_.notices.push_back(trouble_notice("NO MODE", mode.error().what));
        return;
    }
    mode_ = *mode;
    take_mode(setup_, mode_);
}

void PropertyRoom::read_board(const std::string& id) {
    auto edition = folders_.edition(mode_, id);
    if (not edition) {
        setup_.notices.push_back(trouble_notice("NO BOARD", edition.error().what));
        return;
    }
    edition_ = std::move(*edition);
    take_board(setup_, id);
}

std::optional<Letters> PropertyRoom::text_field() const {
    if (editor_) return editor_->text_field();
    if (at_ == At::SetUp) return tui::text_field(setup_);
    const bool is_sum = person_decides() and ui_.types_sum(view_);
    return is_sum ? std::optional{Letters::Digits} : std::nullopt;
}

std::optional<Canvas> PropertyRoom::right_half(Size size) const {
    return editor_ ? editor_->right_half(size) : TableRoom::right_half(size);
}

Canvas PropertyRoom::canvas() const {
    if (editor_) return editor_->canvas();
    if (at_ == At::Table) return table_canvas();
    Canvas canvas = backdrop(empty_board(edition_->board));
    draw_setup(canvas, setup_, edition_->board);
    return canvas;
}

}  // namespace parlor::tui
