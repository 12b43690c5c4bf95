#include "shell/property/series.hpp"

#include <algorithm>
#include <optional>

#include "disk/folders.hpp"
#include "sessions/property/table.hpp"
#include "shell/lines.hpp"
#include "shell/series/merged.hpp"
#include "shell/series/progress.hpp"
#include "shell/series/series_setup.hpp"
#include "shell/series/series_words.hpp"
#include "shell/series/sim.hpp"
#include "shell/shell.hpp"
#include "sim/file_words.hpp"
#include "sim/property/csv.hpp"
#include "sim/property/journals.hpp"
#include "sim/property/report.hpp"

namespace parlor::shell {
namespace {

Result<sim::PropertyPlan> plan_of(const cli::Sim& order) {
    const auto players = players_of(order, "cpu:1,cpu:1,cpu:0,cpu:0");
    if (not players) return players.error();
    const auto setup = setup_of(order, *players, open_property, property_session);
    if (not setup) return setup.error();
    const std::string& board = setup->edition->board.id;
    return sim::PropertyPlan{
        .game_id = setup->game_id,
        .edition = setup->edition,
        .rules = setup->rules,
        .files = setup->files,
        .players = *players,
        .first = order.first - 1,
        .games = order.games,
        .seed = order.seed,
        .threads = std::min(order.threads, order.games),
        .keeps_moves = not order.journals.empty(),
        .words = words_of(order, *players, board, sim::file_words(setup->files))};
}

// Saves each game as a CSV row, a journal, both or neither.
class Kept {
public:
    Kept(const cli::Sim& order, const sim::PropertyPlan& plan)
        : plan_{plan}, folder_{order.journals} {
        if (not order.csv.empty()) csv_.emplace(disk::real_disk(), order.csv, plan);
    }

    std::optional<Error> keep(const sim::PlayedGame& game, const sim::Moves& moves) {
        std::optional<Error> failure;
        if (csv_) failure = csv_->add(game);
        if (not failure and not folder_.empty())
            failure = keep_journal(disk::real_disk(), folder_, plan_, game, moves);
        return failure;
    }

    std::optional<Error> make_folder() {
        if (folder_.empty()) return std::nullopt;
        const auto error = disk::make_folders(disk::real_disk(), folder_);
        if (not error) return std::nullopt;
        return Error{folder_.string() + ": cannot be made: " + error.message()};
    }

    std::optional<Error> finish() { return csv_ ? csv_->finish() : std::nullopt; }

private:
    const sim::PropertyPlan& plan_;
    std::filesystem::path folder_;  // empty: no journals
    std::optional<sim::CsvFile> csv_;
};

}  // namespace

int simulate_property(const cli::Sim& order) {
    const auto plan = plan_of(order);
    if (not plan) return end_wrong(plan.error().what);
    Kept kept{order, *plan};
    if (const auto error = kept.make_folder()) return end_without_file(*error);
    const Progress progress{order.games};
    const auto series = sim::play_series(
        *plan,
        [&](const auto& game, const auto& moves) { return kept.keep(game, moves); },
        [&](int games) { progress.show(games); });
    progress.clear();
    if (not series) return end_without_file(series.error());
    if (const auto error = kept.finish()) return end_without_file(*error);
    if (order.tells_part) return tell(to_text(part_of(*plan, *series)));
    return tell(results_text(*plan, *series) + times_text(*plan, *series));
}

Result<std::string> merge_property(const cli::Sim& order, std::span<const sim::Part> parts) {
    return merged_report<sim::PropertySeries>(plan_of(order), parts);
}

}  // namespace parlor::shell
