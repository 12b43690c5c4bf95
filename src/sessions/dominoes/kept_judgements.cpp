#include "sessions/dominoes/kept_judgements.hpp"

#include <iomanip>
#include <sstream>

#include "base/byte_order_mark.hpp"
#include "disk/disk.hpp"
#include "disk/text_file.hpp"
#include "dominoes/words.hpp"

namespace parlor {
namespace {

using namespace dominoes;

std::string line_of(std::size_t entry, const Judgement& judgement) {
    std::ostringstream line;
    line << entry << ' ' << to_text(judgement.best.laid) << ' '
         << (judgement.best.end ? number(*judgement.best.end) : 0) << std::fixed
         << std::setprecision(6) << ' ' << judgement.chance_of_best << ' '
         << judgement.chance_of_played << ' ' << judgement.points << '\n';
    return line.str();
}

struct Known {
    std::size_t entry = 0;
    Judgement judgement;
};

std::optional<Known> known_in(const std::string& line) {
    std::istringstream words{line};
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

}  // namespace

KeptJudgements::KeptJudgements(std::optional<std::filesystem::path> path) : path_{std::move(path)} {
    if (not path_) return;
    const auto text = disk::read_text(*path_);
    if (not text) return;
    std::istringstream lines{std::string{without_byte_order_mark(*text)}};
    for (std::string line; std::getline(lines, line);)
        if (auto known = known_in(line)) known_[known->entry] = known->judgement;
}

std::optional<Judgement> KeptJudgements::find(std::size_t entry) const {
    const auto found = known_.find(entry);
    return found == known_.end() ? std::nullopt : std::optional{found->second};
}

Judgement KeptJudgements::keep(std::size_t entry, const Judgement& judgement) {
    const std::string line = line_of(entry, judgement);
    const std::scoped_lock lock{writing_};
    if (path_ and disk::append_text(disk::real_disk(), *path_, line)) path_.reset();
    return known_in(line)->judgement;
}

}  // namespace parlor
