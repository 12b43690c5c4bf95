// Broken data files: valid files with one change, for tests of the parsers' errors.
#pragma once

#include <fstream>
#include <iterator>
#include <string>

#include "library/board_file.hpp"
#include "library/card_file.hpp"
#include "library/mode_file.hpp"
#include "where.hpp"

namespace parlor::library {

// `file` is like `boards/uk.toml`.
inline std::string data(const std::string& file) {
    std::ifstream stream{std::string{data_folder} + "/" + file};
    return {std::istreambuf_iterator<char>{stream}, {}};
}

// Replaces the first occurrence of `from`, which must exist.
inline std::string changed(std::string text, const std::string& from, const std::string& to) {
    return text.replace(text.find(from), from.size(), to);
}

inline board::Board uk() { return *read_board(data("boards/uk.toml"), "uk.toml"); }
inline board::Board us() { return *read_board(data("boards/us.toml"), "us.toml"); }

inline std::string said(const Result<board::Board>& board) {
    return board ? "fine" : board.error().what;
}
inline std::string said(const Result<property::Decks>& decks) {
    return decks ? "fine" : decks.error().what;
}
inline std::string said(const Result<property::Mode>& mode) {
    return mode ? "fine" : mode.error().what;
}

}  // namespace parlor::library
