#include "sessions/property/judging.hpp"

#include <iomanip>
#include <sstream>

#include "rules/property/play.hpp"
#include "rules/property/review/alternatives.hpp"
#include "rules/property/review/luck.hpp"
#include "rules/property/words/words.hpp"
#include "sessions/property/table.hpp"
#include "table/game/dealer.hpp"

namespace parlor {
namespace {

using namespace property;

std::string_view name_of(Effort effort) { return effort == Effort::Quick ? "quick" : "usual"; }

bool is_chance(double number) { return number >= 0 and number <= 1; }

bool is_possible(const Game& before, const Judgement& judgement) {
    Game after = before;
    return judgement.moves > 0 and is_chance(judgement.chance_of_best) and
           is_chance(judgement.chance_of_played) and is_chance(judgement.error) and
           play(after, judgement.best, Tell{}) == played;
}

}  // namespace

Judgement PropertyJudging::judge(const Decision& decision) const {
    table::Act act = table::Dealer{seed}.choice(static_cast<std::uint64_t>(decision.moves));
    const Levels levels = levels_at(setup, decision.before);
    const auto moves = alternatives_to(decision.played, decision.before, levels, Draw{act});
    if (moves.size() < 2) return {.best = decision.played, .moves = 1};
    return property::judge(
        decision.before, moves, levels, effort, seed + decision.entry * 0x9e3779b97U);
}

std::string PropertyJudging::words_of(const Judgement& judgement) const {
    std::ostringstream words;
    words << judgement.moves << std::fixed << std::setprecision(6) << ' '
          << judgement.chance_of_best << ' ' << judgement.chance_of_played << ' ' << judgement.error
          << ' ' << to_line(*setup.edition, judgement.best);
    return words.str();
}

std::optional<Judgement> PropertyJudging::read(const Decision& decision,
                                               const std::string& words) const {
    std::istringstream parts{words};
    Judgement judgement;
    parts >> judgement.moves >> judgement.chance_of_best >> judgement.chance_of_played >>
        judgement.error;
    if (not parts) return std::nullopt;
    std::vector<std::string> line;
    for (std::string word; parts >> word;) line.push_back(word);
    if (line.empty()) return std::nullopt;
    const auto best = parse_action(*setup.edition, line);
    if (not best) return std::nullopt;
    judgement.best = *best;
    return is_possible(decision.before, judgement) ? std::optional{judgement} : std::nullopt;
}

Judging<PropertyJudging> judging_of(table::GameTable& property,
                                    Effort effort,
                                    const std::optional<std::filesystem::path>& folder) {
    const auto& session = *property_session(property);
    return {
        {session.setup(), session.seed(), effort},
        reviewables_in(session),
        folder ? std::optional{file_of_review(property, *folder, name_of(effort))} : std::nullopt};
}

std::vector<Shares> luck_of(std::span<const Stroke> strokes, std::uint64_t seed) {
    std::vector<Shares> all;
    for (const Stroke& stroke : strokes) {
        table::Act act = table::Dealer{seed}.choice(stroke.entry);
        all.push_back(luck_between(stroke.before, stroke.after, Draw{act}));
    }
    return all;
}

Shares RoundJudging::judge(const Decision& round) const {
    return chances_in(round.game, effort, seed + round.entry);
}

std::string RoundJudging::words_of(const Shares& shares) {
    std::ostringstream words;
    words << std::fixed << std::setprecision(6);
    for (std::size_t seat = 1; seat <= max_seats; ++seat)
        words << (seat > 1 ? " " : "") << shares[Seat(seat)];
    return words.str();
}

std::optional<Shares> RoundJudging::read(const Decision& /*round*/, const std::string& words) {
    std::istringstream parts{words};
    Shares shares;
    for (std::size_t seat = 1; seat <= max_seats; ++seat)
        if (not(parts >> shares[Seat(seat)]) or not is_chance(shares[Seat(seat)]))
            return std::nullopt;
    return shares;
}

Judging<RoundJudging> judging_of_rounds(table::GameTable& property,
                                        Effort effort,
                                        const std::optional<std::filesystem::path>& folder) {
    const auto& session = *property_session(property);
    std::vector<RoundJudging::Decision> rounds;
    for (const Game& game : rounds_in(session)) rounds.push_back({rounds.size(), game});
    const std::string how = std::string{name_of(effort)} + " rounds";
    return {{session.seed(), effort},
            std::move(rounds),
            folder ? std::optional{file_of_review(property, *folder, how)} : std::nullopt};
}

}  // namespace parlor
