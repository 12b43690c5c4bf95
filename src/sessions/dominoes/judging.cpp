#include "sessions/dominoes/judging.hpp"

#include <algorithm>
#include <iomanip>
#include <sstream>

#include "dominoes/words/words.hpp"
#include "sessions/dominoes/table.hpp"

namespace parlor {
namespace {

using namespace dominoes;

bool is_chance(double number) { return number >= 0 and number <= 1; }

bool is_possible(const Decision& decision, const Judgement& judgement) {
    const auto& plays = decision.view.choices.plays;
    return std::ranges::find(plays, judgement.best) != plays.end() and
           is_chance(judgement.chance_of_best) and is_chance(judgement.chance_of_played);
}

}  // namespace

std::string DominoJudging::words_of(const Judgement& judgement) const {
    std::ostringstream words;
    words << to_text(judgement.best.laid) << ' '
          << (judgement.best.end ? number(*judgement.best.end) : 0) << std::fixed
          << std::setprecision(6) << ' ' << judgement.chance_of_best << ' '
          << judgement.chance_of_played << ' ' << judgement.points;
    return words.str();
}

std::optional<Judgement> DominoJudging::read(const Decision& decision,
                                             const std::string& words) const {
    std::istringstream parts{words};
    Judgement judgement;
    std::string tile, end;
    parts >> tile >> end >> judgement.chance_of_best >> judgement.chance_of_played >>
        judgement.points;
    if (not parts) return std::nullopt;
    std::vector<std::string> play{"play", tile};
    if (end != "0") play.push_back(end);
    const auto action = parse_action(play);
    if (not action) return std::nullopt;
    judgement.best = std::get<Play>(*action);
    return is_possible(decision, judgement) ? std::optional{judgement} : std::nullopt;
}

Judging<DominoJudging> judging_of(table::GameTable& dominoes,
                                  const std::optional<std::filesystem::path>& folder) {
    const auto& session = *domino_session(dominoes);
    return {{session.seed()},
            decisions_in(session),
            folder ? std::optional{file_of_review(dominoes, *folder)} : std::nullopt};
}

}  // namespace parlor
