#include "dominoes/review/match_up.hpp"

#include <algorithm>
#include <functional>
#include <tuple>

#include "dominoes/review/figures.hpp"

namespace parlor::dominoes {
namespace {

using Players = std::array<const Outcome::Player*, 2>;

Rival rival_of(const Outcome::Player& player) {
    return player.level ? Rival{"", player.level} : Rival{player.name, std::nullopt};
}

// People before computers, so that it does not matter who had which seat.
Players in_order(const Outcome& outcome) {
    Players players{&outcome.players[0], &outcome.players[1]};
    std::ranges::stable_sort(players, {}, [](const Outcome::Player* player) {
        const Rival rival = rival_of(*player);
        return std::tuple{rival.level, rival.name};
    });
    return players;
}

std::optional<MatchTerms> terms_of(const Outcome& outcome) {
    const auto hand = find_figure(outcome.figures, figure::hand);
    const auto target = find_figure(outcome.figures, figure::target);
    return hand and target ? std::optional{MatchTerms{*hand, *target}} : std::nullopt;
}

bool tells_sources(const Outcome::Player* player) {
    return std::ranges::all_of(
        std::array{figure::counts, figure::dominoes, figure::blocks},
        [&](std::string_view name) { return find_figure(player->figures, name).has_value(); });
}

void add_sources(RivalTally& tally, const Figures& figures) {
    tally.counts += *find_figure(figures, figure::counts);
    tally.dominoes += *find_figure(figures, figure::dominoes);
    tally.blocks += *find_figure(figures, figure::blocks);
}

void count(MatchTally& tally, const Outcome& outcome, const Players& players) {
    const bool has_sources = std::ranges::all_of(players, tells_sources);
    ++tally.games;
    tally.hands += outcome.length;
    if (has_sources) {
        ++tally.games_with_sources;
        tally.hands_with_sources += outcome.length;
    }
    for (std::size_t i = 0; i < players.size(); ++i) {
        RivalTally& rival = tally.rivals[i];
        rival.won += players[i]->place == 1 ? 1 : 0;
        rival.points += players[i]->score;
        if (has_sources) add_sources(rival, players[i]->figures);
    }
}

// The element with this value; a new one when there is none yet.
template <class Element, class Value>
Element& element_of(std::vector<Element>& elements, const Value& value, Value Element::*member) {
    const auto found = std::ranges::find(elements, value, member);
    if (found != elements.end()) return *found;
    elements.emplace_back().*member = value;
    return elements.back();
}

void add(std::vector<MatchUp>& match_ups, const Outcome& outcome) {
    const Players players = in_order(outcome);
    MatchUp& match_up = element_of(
        match_ups, std::array{rival_of(*players[0]), rival_of(*players[1])}, &MatchUp::rivals);
    count(match_up.all, outcome, players);
    auto& on_terms = element_of(match_up.by_terms, terms_of(outcome), &MatchUp::OnTerms::terms);
    count(on_terms.tally, outcome, players);
}

}  // namespace

std::vector<MatchUp> match_ups_of(std::span<const Outcome> finished) {
    std::vector<MatchUp> match_ups;
    for (const Outcome& outcome : finished)
        if (outcome.players.size() == 2 and std::ranges::none_of(outcome.players, is_given_up))
            add(match_ups, outcome);
    const auto games_of = [](const auto& each) { return each.games; };
    std::ranges::stable_sort(
        match_ups, std::greater{}, [&](const MatchUp& each) { return games_of(each.all); });
    for (MatchUp& each : match_ups)
        std::ranges::stable_sort(each.by_terms, std::greater{}, [&](const MatchUp::OnTerms& one) {
            return games_of(one.tally);
        });
    return match_ups;
}

}  // namespace parlor::dominoes
