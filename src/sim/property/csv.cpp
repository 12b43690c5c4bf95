#include "sim/property/csv.hpp"

#include <numeric>
#include <utility>

namespace parlor::sim {
namespace {

constexpr std::size_t portion = 1 << 16;  // bytes of a write

constexpr std::array columns{Counted::Turns,
                             Counted::Decisions,
                             Counted::Bought,
                             Counted::Auctions,
                             Counted::Bids,
                             Counted::Proposed,
                             Counted::Accepted,
                             Counted::Houses,
                             Counted::Eliminated};

std::string word_for(Ended ended) {
    switch (ended) {
        case Ended::LastPlayer: return "last";
        case Ended::Score: return "score";
        case Ended::Clock: return "clock";
        case Ended::Round: return "round";
        case Ended::Wealth: return "wealth";
        case Ended::TurnsUp: return "turns";
        case Ended::DecisionsUp: return "decisions";
        case Ended::RefusedByRules: return "refused";
    }
    return "";
}

std::int64_t all_rents(const PropertyCounts& counts) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < board::group_count; ++i) sum += counts.rents[board::Group(i)];
    return sum;
}

}  // namespace

std::string csv_header(const PropertyPlan& plan) {
    std::string seats, wealth;
    for (std::size_t seat = 1; seat <= plan.players.size(); ++seat) {
        seats += ",seat_" + std::to_string(seat);
        wealth += ",wealth_" + std::to_string(seat);
    }
    return "game,seed" + seats +
           ",winner_seat,winner,ended,turns,decisions,bought,auctions,bids,proposed,accepted,"
           "houses,eliminated,rent" +
           wealth + "\n";
}

std::string csv_row(const PropertyPlan& plan, const PlayedGame& game) {
    const auto kinds = kinds_among(plan.players);
    const auto kind_at = [&](Seat seat) { return to_text(kinds[game.kind_at(seat)]); };
    std::string seats, wealth, counts;
    for (std::size_t i = 1; i <= plan.players.size(); ++i) {
        seats += "," + kind_at(Seat(i));
        wealth += "," + std::to_string(game.wealth[Seat(i)].amount);
    }
    for (const Counted what : columns) counts += "," + std::to_string(game.counts.times[what]);
    std::string winner_seat, winner;
    for (const Seat seat : game.winners) {
        winner_seat.append(winner_seat.empty() ? "" : "+").append(std::to_string(number(seat)));
        winner.append(winner.empty() ? "" : "+").append(kind_at(seat));
    }
    return std::to_string(game.number + 1) + "," + std::to_string(game.seed) + seats + "," +
           winner_seat + "," + winner + "," + word_for(game.ended) + counts + "," +
           std::to_string(all_rents(game.counts)) + wealth + "\n";
}

CsvFile::CsvFile(disk::Disk& disk, std::string path, const PropertyPlan& plan)
    : disk_{&disk},
      path_{std::move(path)},
      plan_{plan},
      ready_{csv_header(plan)},
      next_{plan.first} {
    const auto opened = disk.open(path_, disk::Disk::OpenMode::ExistingOrNew);
    file_ = opened.file;
    error_ = opened.error ? opened.error : disk.cut(file_, 0);
}

CsvFile::~CsvFile() {
    if (file_ >= 0) disk_->close(file_);
}

std::optional<Error> CsvFile::add(const PlayedGame& game) {
    std::string row = csv_row(plan_, game);
    const std::lock_guard lock{guard_};
    waiting_.emplace(game.number, std::move(row));
    while (not waiting_.empty() and waiting_.begin()->first == next_) {
        ready_ += waiting_.begin()->second;
        waiting_.erase(waiting_.begin());
        ++next_;
    }
    if (ready_.size() >= portion) write_out();
    return failure();
}

std::optional<Error> CsvFile::finish() {
    write_out();
    return failure();
}

void CsvFile::write_out() {
    if (not error_) error_ = disk_->write(file_, end_, ready_);
    end_ += static_cast<std::int64_t>(ready_.size());
    ready_.clear();
}

std::optional<Error> CsvFile::failure() const {
    if (not error_) return std::nullopt;
    return Error{path_ + ": cannot be written: " + error_.message()};
}

}  // namespace parlor::sim
