// The mode, board and cards that the lines before `begin` ask for. Each is read from the header,
// where that carries its file, and else from the data folders.
//
// Source: table-language.md, "Before begin", "Files"; U-8.4.
// Errors: all errors in a carried file, with their lines; else the line that names the file. A
//         carried file with another name than the one that is asked for is an error.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "library/data_folder.hpp"
#include "library/report.hpp"
#include "table/setup.hpp"

namespace parlor {

class AskedFiles {
public:
    // Both outlive the object.
    AskedFiles(const table::SetupAsked& asked, const library::DataFolders& folders)
        : asked_{asked}, folders_{folders} {}

    // Nothing when it cannot be read.
    [[nodiscard]] std::optional<rules::Mode> mode();
    [[nodiscard]] std::optional<rules::Board> board(const std::string& unless_named);
    [[nodiscard]] std::optional<rules::Decks> cards(const std::string& id,
                                                    const rules::Board& board);

    // For a game that has no such file.
    void refuse(const std::string& game, library::DataKind kind);

    // Those found so far, in the order of their lines.
    [[nodiscard]] std::vector<table::LineError> errors() const;

private:
    const table::FileAsked* carried(library::DataKind kind, const std::string& id);
    void tell(const table::FileAsked& file, const library::Report& report);
    [[nodiscard]] Result<rules::Board> board_here(const std::string& id) const;
    [[nodiscard]] int line_of_board() const;
    template <class Value>
    std::optional<Value> taken(Result<Value> value, int line);

    const table::SetupAsked& asked_;
    const library::DataFolders& folders_;
    std::vector<table::LineError> errors_;
};

}  // namespace parlor
