// SettingUp: the pages for setting up a game of Moneyloopy, with the part of a room that reads
// boards and begins the game.
#pragma once

#include "app/screened.hpp"
#include "base/match.hpp"
#include "sessions/moneyloopy/boards.hpp"
#include "tui/board/backdrop.hpp"
#include "tui/moneyloopy/setup/setup_screen.hpp"
#include "tui/reason.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui::moneyloopy_table {

struct SettingUp {
    library::DataFolders folders = library::data_folders();
    SetupUi ui;
    std::shared_ptr<const moneyloopy::Edition> edition = *moneyloopy_edition(folders, "us");
    bool is_left = false, has_begun = false;

    explicit SettingUp(const Options& options = {}) : ui{begin_setup(options, boards())} {}

    [[nodiscard]] Boards boards() const {
        return {folders.boards(), boards_unfit_for_moneyloopy(folders)};
    }
    void press(Key key) {
        match(
            moneyloopy_table::press(ui, key),
            [](GoOn) {},
            [&](GoBack) { is_left = true; },
            [&](const ReadBoard& wish) { read_board(wish.id); },
            [&](BeginNow) { begin(); });
    }
    void begin() {
        const SetupWish shown = choice_shown(ui);
        if (const auto* const board = std::get_if<ReadBoard>(&shown)) read_board(board->id);
        has_begun = ui.notices.empty();
    }
    void read_board(const std::string& id) {
        const auto read = moneyloopy_edition(folders, id);
        if (not read) {
            ui.notices.push_back(trouble_notice("NO BOARD", reason_in(read.error().what)));
            return;
        }
        edition = *read;
        take_board(ui, id);
    }
    void keys(const std::string& names) {
        for (const Key key : keys_named(names)) press(key);
    }
    void type(std::string_view text) {
        for (const char letter : text) press(key_of(static_cast<char32_t>(letter)));
    }
    [[nodiscard]] Canvas canvas() const {
        Canvas canvas = shows_board(ui) ? Canvas{} : backdrop(empty_board(edition->board));
        draw_setup(canvas, ui, edition->board);
        return canvas;
    }
    [[nodiscard]] bool says(const std::string& words) const {
        for (const std::string& line : lines_of(canvas(), GlyphSet::Unicode))
            if (line.find(words) != std::string::npos) return true;
        return false;
    }
    void shows(const std::string& name) const { check_golden("loopy-setup-" + name, canvas()); }
    [[nodiscard]] std::vector<std::string> header() const {
        return moneyloopy::Moneyloopy::header(chosen(ui, edition));
    }
};

}  // namespace parlor::tui::moneyloopy_table
