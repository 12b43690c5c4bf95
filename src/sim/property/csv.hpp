// The CSV file of a series: a line for each game, in the order of the games.
//
//   game,seed,seat_1,seat_2,...   from 1; the dealer's seed; the player: `cpu:1`, `random`
//   winner_seat,winner,ended      both empty without a winner, with + between several (C-9.7);
//                                 ended is last, score, clock, round, wealth, turns, decisions or
//                                 refused (table.hpp)
//   turns,decisions,bought,auctions,bids,proposed,accepted,houses,eliminated
//   rent,wealth_1,wealth_2,...    in dollars: all rent paid; each player's wealth at the end
#pragma once

#include <map>
#include <mutex>
#include <string>

#include "base/result.hpp"
#include "disk/disk.hpp"
#include "sim/property/table.hpp"

namespace parlor::sim {

// Both texts end with LF.
[[nodiscard]] std::string csv_header(const PropertyPlan& plan);
[[nodiscard]] std::string csv_row(const PropertyPlan& plan, const PlayedGame& game);

// Accepts rows from several threads, and writes them in the order of the games.
class CsvFile {
public:
    // Creates or truncates the file. The next `add` or `finish` returns the error, if any, as text.
    CsvFile(disk::Disk& disk, std::string path, const PropertyPlan& plan);
    ~CsvFile();
    CsvFile(const CsvFile&) = delete;
    CsvFile& operator=(const CsvFile&) = delete;

    [[nodiscard]] std::optional<Error> add(const PlayedGame& game);
    [[nodiscard]] std::optional<Error> finish();

private:
    void write_out();
    [[nodiscard]] std::optional<Error> failure() const;

    disk::Disk* disk_;
    std::string path_;
    const PropertyPlan& plan_;
    int file_ = -1;
    std::mutex guard_;  // guards all members below
    std::error_code error_;
    std::int64_t end_ = 0;
    std::string ready_;                   // rows to write
    int next_;                            // the game whose row is next
    std::map<int, std::string> waiting_;  // rows of later games
};

}  // namespace parlor::sim
