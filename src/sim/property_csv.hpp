// The table of a series: a line for each game, in their order, values with commas between them.
//
//   game,seed,seat_1,seat_2,...   1 on; of the dealer; who sits there: `cpu:1`, `random`
//   winner_seat,winner,ended      the winner is one of them, or both are empty; ended is last,
//                                 score, turns, decisions or refused (property_table.hpp)
//   turns,decisions,bought,auctions,bids,proposed,accepted,houses,eliminated
//   rent,wealth_1,wealth_2,...    in dollars: paid by all; what everybody is worth at the end
#pragma once

#include <map>
#include <mutex>
#include <string>

#include "base/result.hpp"
#include "disk/disk.hpp"
#include "sim/property_table.hpp"

namespace parlor::sim {

// Both end with LF.
[[nodiscard]] std::string csv_header(const PropertyPlan& plan);
[[nodiscard]] std::string csv_row(const PropertyPlan& plan, const PlayedGame& game);

// Takes rows from several threads, and writes each when all before it are there.
class CsvFile {
public:
    // Makes the file, or empties it.
    // Errors: in words, of this and all that follows: at the next row, or at the end.
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
    std::mutex guard_;  // of all below
    std::error_code error_;
    std::int64_t end_ = 0;
    std::string ready_;                   // to be written
    int next_ = 0;                        // game whose row is to come
    std::map<int, std::string> waiting_;  // for the rows before them
};

}  // namespace parlor::sim
