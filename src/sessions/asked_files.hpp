// The mode, board and cards that the lines before `begin` ask for. Each comes from the header, if
// the header carries its file, else from the data folders.
//
// Source: table-language.md, "Before begin", "Files"; U-8.4.
// Errors: all errors in a carried file, with their lines; else an error in the line that names the
//         file. A carried file whose name differs from the requested name is an error.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "library/data_folder.hpp"
#include "library/report.hpp"
#include "table/game/setup.hpp"

namespace parlor {

class AskedFiles {
public:
    // Both arguments outlive the object.
    AskedFiles(const table::SetupAsked& asked, const library::DataFolders& folders)
        : asked_{asked}, folders_{folders} {}

    // These return nothing when the file cannot be read.
    [[nodiscard]] std::optional<property::Mode> mode();
    [[nodiscard]] std::optional<board::Board> board(const std::string& unless_named);
    [[nodiscard]] std::optional<property::Decks> cards(const std::string& id,
                                                       const board::Board& board);

    // For a game that has no files of this kind.
    void refuse(const std::string& game, library::DataKind kind);
    void refuse_board(std::string why);

    // Whether all files read so far are the program's own.
    [[nodiscard]] bool come_with_program() const { return come_with_program_; }

    // The errors found so far, in the order of their lines.
    [[nodiscard]] std::vector<table::LineError> errors() const;

private:
    const table::FileAsked* carried(library::DataKind kind, const std::string& id);
    void tell(const table::FileAsked& file, const library::Report& report);
    [[nodiscard]] Result<board::Board> board_here(const std::string& id) const;
    [[nodiscard]] int line_of_board() const;
    template <class Value>
    std::optional<Value> taken(Result<Value> value, int line);

    const table::SetupAsked& asked_;
    const library::DataFolders& folders_;
    std::vector<table::LineError> errors_;
    bool come_with_program_ = true;
};

}  // namespace parlor
