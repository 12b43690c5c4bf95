#include "sessions/dominoes/kept_judgements.hpp"

#include <algorithm>
#include <iomanip>
#include <sstream>

#include "disk/disk.hpp"
#include "disk/line_file.hpp"
#include "dominoes/words/words.hpp"
#include "table/journal/sealed_line.hpp"

namespace parlor {
namespace {

using namespace dominoes;

std::string words_of(std::size_t entry, const Judgement& judgement) {
    std::ostringstream words;
    words << entry << ' ' << to_text(judgement.best.laid) << ' '
          << (judgement.best.end ? number(*judgement.best.end) : 0) << std::fixed
          << std::setprecision(6) << ' ' << judgement.chance_of_best << ' '
          << judgement.chance_of_played << ' ' << judgement.points;
    return words.str();
}

struct Known {
    std::size_t entry = 0;
    Judgement judgement;
};

std::optional<Known> known_in(const std::string& text) {
    std::istringstream words{text};
    Known known;
    std::string tile, end;
    Judgement& judgement = known.judgement;
    words >> known.entry >> tile >> end >> judgement.chance_of_best >> judgement.chance_of_played >>
        judgement.points;
    if (not words) return std::nullopt;
    std::vector<std::string> play{"play", tile};
    if (end != "0") play.push_back(end);
    const auto action = parse_action(play);
    if (not action) return std::nullopt;
    judgement.best = std::get<Play>(*action);
    return known;
}

bool is_chance(double number) { return number >= 0 and number <= 1; }

bool is_possible(const Decision& decision, const Judgement& judgement) {
    const auto& plays = decision.view.choices.plays;
    return std::ranges::find(plays, judgement.best) != plays.end() and
           is_chance(judgement.chance_of_best) and is_chance(judgement.chance_of_played);
}

}  // namespace

KeptJudgements::KeptJudgements(std::optional<std::filesystem::path> path) : path_{std::move(path)} {
    if (not path_) return;
    name_ = path_->filename().string();
    const auto text = disk::read_lines(*path_);
    if (not text) return;
    std::istringstream lines{*text};
    for (std::string line; std::getline(lines, line) and not lines.eof();) {
        const auto words = table::unsealed_line(name_, line);
        auto known = words ? known_in(std::string{*words}) : std::nullopt;
        if (known) known_[known->entry] = known->judgement;
    }
}

std::optional<Judgement> KeptJudgements::find(const Decision& decision) const {
    const auto found = known_.find(decision.entry);
    if (found == known_.end() or not is_possible(decision, found->second)) return std::nullopt;
    return found->second;
}

Judgement KeptJudgements::keep(const Decision& decision, const Judgement& judgement) {
    const std::string words = words_of(decision.entry, judgement);
    const std::string line = table::sealed_line(name_, words) + "\n";
    const std::scoped_lock lock{writing_};
    if (path_ and disk::append_lines(disk::real_disk(), *path_, line)) path_.reset();
    return known_in(words)->judgement;
}

}  // namespace parlor
