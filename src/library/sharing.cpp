#include "library/sharing.hpp"

#include <algorithm>
#include <array>

#include "disk/file_name.hpp"
#include "disk/text_file.hpp"
#include "library/board_file.hpp"
#include "library/card_file.hpp"
#include "library/mode_file.hpp"
#include "library/mode_id.hpp"

namespace parlor::library {
namespace {

const BundledFile* file_of(const Bundle& bundle, DataKind kind) {
    const auto found = std::ranges::find(bundle, kind, &BundledFile::kind);
    return found == bundle.end() ? nullptr : &*found;
}

// Copies the mistakes of a file, with the lines of the bundle.
void take(const Report& from, const BundledFile& file, Report& report) {
    const auto there = [&](Place place) { return Place{place.line + file.line - 1, place.column}; };
    for (const auto& [place, field, what] : from.mistakes())
        report.wrong(there(place), field, what);
    for (const auto& [place, field, what] : from.doubts())
        report.doubtful(there(place), field, what);
}

// The checks of a bundle, which share the report.
struct Check {
    const Bundle& bundle;
    const DataFolders& folders;
    Report& report;

    [[nodiscard]] std::optional<property::Mode> mode() const {
        const BundledFile* const file = file_of(bundle, DataKind::Mode);
        if (file == nullptr) {
            report.wrong({}, "", "there is no mode in it; must have a line like \"== mode NAME\"");
            return std::nullopt;
        }
        Report found{file->id};
        auto mode = read_mode(file->text, file->id, found);
        take(found, *file, report);
        return mode;
    }

    // The board in the bundle, otherwise the mode's board from here.
    [[nodiscard]] std::optional<board::Board> board(
        const std::optional<property::Mode>& mode) const {
        const BundledFile* const file = file_of(bundle, DataKind::Board);
        if (file == nullptr) return mode ? board_here(*mode) : std::nullopt;
        Report found{file->id};
        auto board = read_board(file->text, file->id, found);
        take(found, *file, report);
        if (mode) check_named(*file, "board", mode->board);
        return board;
    }

    [[nodiscard]] std::optional<board::Board> board_here(const property::Mode& mode) const {
        if (auto board = folders.board(mode.board)) return *std::move(board);
        absent("board", mode.board);
        return std::nullopt;
    }

    void cards(const std::optional<property::Mode>& mode, const board::Board& board) const {
        const BundledFile* const file = file_of(bundle, DataKind::Cards);
        if (file == nullptr) {
            if (mode) cards_here(*mode, board);
            return;
        }
        Report found{file->id};
        (void)read_cards(file->text, board, found);
        take(found, *file, report);
        if (mode) check_named(*file, "cards", mode->cards);
    }

    void cards_here(const property::Mode& mode, const board::Board& board) const {
        const auto here = folders.text(DataKind::Cards, mode.cards);
        if (not here) return absent("cards", mode.cards);
        if (const auto decks = read_cards(here->text, here->file, board); not decks)
            report.wrong(of_mode(), "cards", decks.error().what);
    }

    void check_named(const BundledFile& file, std::string_view field, const std::string& id) const {
        if (file.id == id) return;
        report.wrong(
            {.line = file.line - 1},
            "",
            "the mode has the " + std::string{field} + " \"" + id + "\"; must be the same name");
    }

    // Reports something that the mode needs and that is neither in the bundle nor here.
    void absent(std::string_view field, const std::string& id) const {
        report.wrong(of_mode(), field, "there is no \"" + id + "\" here, nor in this file");
    }

    [[nodiscard]] Place of_mode() const { return {.line = file_of(bundle, DataKind::Mode)->line}; }
};

}  // namespace

Result<std::string> exported(std::string_view id, const DataFolders& folders) {
    const auto text = folders.text(DataKind::Mode, id);
    if (not text) return text.error();
    const auto mode = read_mode(text->text, text->file);
    if (not mode) return mode.error();
    Bundle bundle{{DataKind::Mode, mode->id, with_own_line_ends(text->text)}};
    for (const auto& [kind, its_id] :
         {std::pair{DataKind::Board, mode->board}, std::pair{DataKind::Cards, mode->cards}}) {
        if (is_of_the_parlor(its_id)) continue;
        const auto file = folders.text(kind, its_id);
        if (not file) return file.error();
        bundle.push_back({kind, its_id, with_own_line_ends(file->text)});
    }
    std::string shared = bundle_text(bundle);
    Report report{std::string{id}};
    if (not read_shared(shared, folders, report)) return report.error();
    return shared;
}

std::optional<Bundle> read_shared(std::string_view text,
                                  const DataFolders& folders,
                                  Report& report) {
    auto bundle = read_bundle(text, report);
    if (not bundle) return std::nullopt;
    const Check check{*bundle, folders, report};
    const auto mode = check.mode();
    if (const auto board = check.board(mode)) check.cards(mode, *board);
    if (not report.fine()) return std::nullopt;
    return bundle;
}

const BundledFile& mode_in(const Bundle& bundle) { return *file_of(bundle, DataKind::Mode); }

std::optional<Error> is_taken(const Bundle& bundle, const DataFolders& folders) {
    const BundledFile& mode = mode_in(bundle);
    if (const auto read = read_mode(mode.text, mode.id))
        if (const auto wrong = disk::wrong_for_shells(read->name))
            return Error{'"' + read->name + "\": " + wrong->what};
    for (const BundledFile& file : bundle) {
        if (is_of_the_parlor(file.id))
            return Error{'"' + file.id + "\" is the parlor's own; must have another name"};
        const auto here = folders.text(file.kind, file.id);
        if (here and with_own_line_ends(here->text) != file.text)
            return Error{here->file +
                         " is here already, and is another; rename it, or the new one"};
    }
    return std::nullopt;
}

std::optional<Error> import_into(disk::Disk& disk,
                                 const std::filesystem::path& own_folder,
                                 const Bundle& bundle) {
    for (const DataKind kind : {DataKind::Cards, DataKind::Board, DataKind::Mode}) {
        const BundledFile* const file = file_of(bundle, kind);
        if (file == nullptr) continue;
        const auto path = own_folder / folder_of(kind) / (file->id + ".toml");
        if (auto error = disk::replace_text(disk, path, file->text)) return error;
    }
    return std::nullopt;
}

}  // namespace parlor::library
