// GameRecord: writes the record of a domino game as it is played, into a file or to standard output.
//
// Source:  D-8.1.
// Choices: an error is reported once, and ends the record. After a take-back the record says so, and
//          goes on from the position then.
#pragma once

#include <optional>
#include <string>

#include "app/outside.hpp"
#include "app/terms.hpp"
#include "dominoes/review/record.hpp"
#include "table/game/follower.hpp"
#include "table/game/session.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {

class GameRecord {
public:
    // `file` is a name, or `-` or `PRN` for standard output, printed after the terminal is restored. Both
    // outlive the record.
    GameRecord(const Terms& terms, Outside& outside, std::string file);

    // What is wrong with the file's name, if anything.
    [[nodiscard]] static std::optional<Error> wrong_name(const Terms& terms,
                                                         const std::string& file);

    // Writes what has happened since the last call; returns a message to read, if any.
    [[nodiscard]] std::optional<Notice> follow(const table::Session<dominoes::Dominoes>& session);

private:
    [[nodiscard]] std::optional<Error> write(const std::string& text);

    const Terms* terms_;
    Outside* outside_;
    std::string file_;
    std::optional<dominoes::Record> record_;  // once it has begun
    std::optional<table::Follower<dominoes::Dominoes>> follower_;
    bool is_broken_ = false;
};

}  // namespace parlor::tui
