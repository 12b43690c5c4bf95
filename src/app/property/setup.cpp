#include "app/property/setup.hpp"

#include <algorithm>
#include <utility>

#include "app/property/own_settings.hpp"
#include "base/match.hpp"
#include "sessions/carried.hpp"
#include "sessions/property/table.hpp"
#include "tui/board/backdrop.hpp"
#include "tui/property/setup/board_page.hpp"
#include "tui/property/setup/steps.hpp"
#include "tui/setup/guests.hpp"
#include "tui/setup/seats.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {
namespace {

constexpr int seats_at_once = 4;  // one person against three computers, if the mode allows (U-5.7)

property::Mode last_mode(const library::DataFolders& folders,
                         const Options& options,
                         property::Mode otherwise) {
    if (options.property.mode.empty()) return otherwise;
    const auto mode = folders.mode(options.property.mode);
    return mode ? *mode : otherwise;
}

// A mode with a broken file appears with its id.
std::vector<ModeName> modes_in(const library::DataFolders& folders) {
    std::vector<ModeName> modes;
    for (const std::string& id : folders.modes()) {
        const auto mode = folders.mode(id);
        modes.push_back(
            {id, mode ? mode->name : id, open_if(mode.ok()), mode ? mode->about : std::string{}});
    }
    return modes;
}

std::vector<std::string> broken_boards_in(const library::DataFolders& folders) {
    std::vector<std::string> broken = folders.boards();
    std::erase_if(broken, [&](const std::string& id) { return folders.board(id).ok(); });
    return broken;
}

}  // namespace

PropertySetup::PropertySetup(RoomNeeds needs,
                             library::DataFolders folders,
                             property::Mode mode,
                             std::shared_ptr<const property::Edition> edition)
    : needs_{needs},
      folders_{std::move(folders)},
      mode_{last_mode(folders_, needs.options, std::move(mode))},
      edition_{std::move(edition)},
      setup_{begin_setup(
          needs.options, mode_, modes_in(folders_), folders_.boards(), settings_in(needs.terms))},
      picture_{needs.terms, edition_->board} {
    setup_.broken_boards = broken_boards_in(folders_);
    setup_.players.glyphs = needs.terms.glyphs;
    if (needs.terms.table == Table::Shared) setup::share(setup_.players);
    read_edition();
}

void PropertySetup::tell_trouble(const char* title, const std::optional<Error>& trouble) {
    if (trouble) tell(trouble_notice(title, trouble->what));
}

// Of the chosen board, or where that cannot be read, of the mode's own.
void PropertySetup::read_edition() {
    auto edition = folders_.edition(mode_, setup_.board);
    if (not edition) {
        tell_trouble("NO BOARD", edition.error());
        edition = folders_.edition(mode_);
    }
    if (edition) edition_ = std::move(*edition);
    setup_.board = edition_->board.id;
    picture_.show(edition_->board);
}

// Lists the files again, as they may have changed.
void PropertySetup::list_files() {
    folders_ = library::data_folders();
    setup_.modes = as_offered(modes_in(folders_));
    setup_.boards = as_offered(folders_.boards());
    setup_.broken_boards = broken_boards_in(folders_);
}

bool PropertySetup::has_refused() const {
    return not(editor_ ? editor_->refusal() : setup_.refusal).empty();
}

std::size_t PropertySetup::dialogs() const {
    return editor_ ? editor_->dialogs() : setup_.notices.size();
}

SetupPages::Next PropertySetup::press(Key key) {
    Next next = Next::Stay;
    if (editor_) {
        press_editor(key);
        return next;
    }
    grant(tui::press(setup_, edition_->board, key), next);
    picture_.point_at(board_shown(setup_, edition_->board), folders_);
    return next;
}

void PropertySetup::grant(const SetupWish& wished, Next& next) {
    match(
        wished,
        [](GoOn) {},
        [&](GoBack) { next = Next::Leave; },
        [&](const ReadMode& wish) { tell_trouble("NO MODE", read_mode(wish.id)); },
        [&](const ReadBoard& wish) { tell_trouble("NO BOARD", read_board(wish.id)); },
        [&](EditMode) { editor_.emplace(needs_.terms, setup_.mode, setup_.board, edition_); },
        [&](BeginNow) { next = begin(); },
        [&](const ReadSettings& wish) { open_settings(wish.name); },
        [&](const SaveSettings& wish) { save_settings(wish.name); },
        [&](const ReplaceSettings& wish) { replace_settings(wish.name); },
        [&](const RenameSettings& wish) { rename_settings(wish.name); },
        [&](DeleteSettings) { delete_settings(); });
}

// With the choice that is shown, too, if that can be read.
SetupPages::Next PropertySetup::begin() {
    Next next = Next::Stay;
    grant(choice_shown(setup_, edition_->board), next);
    if (not setup_.notices.empty()) return next;
    return may_begin(setup_, edition_->board) ? Next::Begin : next;
}

// A mode that was saved becomes the chosen mode.
void PropertySetup::press_editor(Key key) {
    editor_->press(key);
    if (not editor_->is_left()) return;
    const std::string saved = editor_->saved();
    editor_.reset();
    list_files();
    if (saved.empty()) return;
    const auto mode = folders_.mode(saved);
    auto edition = mode ? folders_.edition(*mode) : mode.error();
    if (not edition) return tell(trouble_notice("NO MODE", edition.error().what));
    mode_ = *mode;
    edition_ = std::move(*edition);
    take_edited(setup_, mode_);
    picture_.show(edition_->board);
}

std::optional<Error> PropertySetup::read_mode(const std::string& id) {
    const auto mode = folders_.mode(id);
    if (not mode) return mode.error();
    mode_ = *mode;
    take_mode(setup_, mode_);
    read_edition();
    return std::nullopt;
}

std::optional<Error> PropertySetup::read_board(const std::string& id) {
    auto edition = folders_.edition(mode_, id);
    if (not edition) return edition.error();
    edition_ = std::move(*edition);
    take_board(setup_, id);
    return std::nullopt;
}

void PropertySetup::tick(int milliseconds) { picture_.tick(milliseconds, folders_); }

std::optional<int> PropertySetup::next_tick() const {
    return editor_ ? std::nullopt : picture_.due();
}

std::optional<Letters> PropertySetup::text_field() const {
    return editor_ ? editor_->text_field() : tui::text_field(setup_);
}

std::optional<Canvas> PropertySetup::right_half(Size size) const {
    return editor_ ? editor_->right_half(size) : std::nullopt;
}

Canvas PropertySetup::canvas() const {
    if (editor_) return editor_->canvas();
    Canvas canvas = shows_board(setup_) ? Canvas{} : backdrop(empty_board(edition_->board));
    draw_setup(canvas, setup_, edition_->board, picture_.shown());
    return canvas;
}

// Reports no error, because nobody asked for saving.
void PropertySetup::remember_choices() {
    const auto computers = last_computers(setup_.players);
    const Options::Property chosen{.mode = setup_.mode,
                                   .board = setup_.board,
                                   .level = computers.level,
                                   .levels = computers.levels,
                                   .computers = computers.computers};
    if (chosen == needs_.options.property) return;
    needs_.options.property = chosen;
    (void)needs_.outside.keep(needs_.options);
}

// If the last mode cannot be read, the game is the classic one; if the last board cannot be read,
// the mode's own board is used.
std::vector<Notice> PropertySetup::choose_at_once() {
    std::vector<Notice> troubles = std::exchange(setup_.notices, {});
    const std::string& last = needs_.options.property.mode;
    if (not last.empty() and last != mode_.id)
        troubles.insert(troubles.begin(),
                        trouble_notice("NO MODE", folders_.mode(last).error().what));
    const int seats = std::clamp(seats_at_once, mode_.fewest_seats, mode_.most_seats);
    setup::seat_against_computers(setup_.players, static_cast<std::size_t>(seats));
    return troubles;
}

void PropertySetup::begin_anew(Back /*back*/) { (void)turn_to(setup_, SetupStep::All); }

property::Property::Setup PropertySetup::chosen() const {
    return {.game_id = mode_.id,
            .edition = edition_,
            .rules = setup_.rules,
            .sitters = setup::told_apart(setup_.players.sitters)};
}

std::unique_ptr<table::GameTable> PropertySetup::open(std::uint64_t seed) const {
    property::Property::Setup setup = chosen();
    setup.files = carried_files(mode_, *edition_);
    return open_property(std::move(setup), seed);
}

std::optional<Entrant> PropertySetup::at_keyboard() const {
    const std::size_t people = people_here(setup_.players);
    return people > 0 ? std::optional{Entrant(people - 1)} : std::nullopt;
}

}  // namespace parlor::tui
