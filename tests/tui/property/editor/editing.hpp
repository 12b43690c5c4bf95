// Editing: the mode editor without a room, for tests: keys in, canvas out, and its wishes are
// answered from memory instead of files.
#pragma once

#include <string>
#include <vector>

#include "app/editions.hpp"
#include "app/screened.hpp"
#include "base/match.hpp"
#include "library/data_folder.hpp"
#include "tui/board/backdrop.hpp"
#include "tui/property/editor/editor_screen.hpp"

namespace parlor::tui {

struct Editing {
    library::DataFolders folders = library::data_folders();
    std::vector<OwnMode> own;
    EditorUi ui;
    std::vector<editor::Version> files;  // as they were saved, in order
    bool is_left = false;

    explicit Editing(std::vector<OwnMode> modes = {}) : own{std::move(modes)} {
        ui = begin_editor(
            {{{"classic", "Classic"}, {"city", "City"}, {"blitz", "Blitz"}, {"reverse", "Reverse"}},
             own,
             {"uk", "us", "turkey", "bilkent"}});
    }
    // A new mode with this name from one of ours, by its digit, on its board.
    explicit Editing(const std::string& digit, const std::string& name) : Editing{} {
        keys(digit);
        type(name);
        keys("Enter Enter");
    }

    void press(Key key) { grant(tui::press(ui, key)); }
    void keys(const std::string& names) {
        for (const Key key : keys_named(names)) press(key);
    }
    void type(const std::string& words) {
        for (const char letter : words) press(key_of(static_cast<unsigned char>(letter)));
    }
    [[nodiscard]] Canvas canvas() const {
        static const Canvas behind = backdrop(empty_board(edition().board));
        Canvas canvas = behind;
        draw_editor(canvas, ui);
        return canvas;
    }
    [[nodiscard]] bool says(const std::string& words) const {
        for (const std::string& line : lines_of(canvas(), GlyphSet::Unicode))
            if (line.find(words) != std::string::npos) return true;
        return false;
    }
    void shows(const std::string& name) const { check_golden(name, canvas()); }
    [[nodiscard]] const board::Spot& spot(int square) const {
        return ui.draft.now.board.at(Square(square));
    }

private:
    [[nodiscard]] board::Board board(const std::string& mode, const std::string& id = {}) const {
        const property::Mode read = *folders.mode(mode);
        return (*folders.edition(read, id.empty() ? read.board : id))->board;
    }
    void save(const property::Mode& mode, const board::Board& board) {
        files.push_back({mode, board});
        own.push_back({"ants", mode.name});
        take_saved(ui, "ants", own);
    }
    void grant(const EditorWish& wish) {
        match(
            wish,
            [](wish::Nothing) {},
            [&](const wish::ReadBase& base) {
                take_base(ui, *folders.mode(base.mode), board(base.mode));
            },
            [&](const wish::ReadBoard& read) { take_board(ui, board("classic", read.board)); },
            [&](const wish::ReadOwn&) {
                property::Mode mode = *folders.mode("classic");
                mode.id = "ants";
                mode.name = "Ants";
                take_own(ui, mode, board("classic"), true);
            },
            [&](const wish::RenameOwn& renamed) {
                own.front().name = renamed.name;
                take_listed(ui, own);
            },
            [&](const wish::DeleteOwn&) {
                own.erase(own.begin());
                take_listed(ui, own);
            },
            [&](const wish::SaveOwn& saved) {
                if (own.empty())
                    save(saved.mode, saved.board);
                else
                    ask_over(ui, saved.mode.name);
            },
            [&](const wish::ReplaceOwn& saved) { save(saved.mode, saved.board); },
            [&](wish::Leave) { is_left = true; });
    }
};

}  // namespace parlor::tui
