// A domino game with judgements as a review stores them, so that a test of reviews takes no time
// and does not depend on Mack's thinking.
#pragma once

#include "sessions/dominoes/judging.hpp"
#include "sessions/dominoes/table.hpp"

namespace parlor {

// Mack at level 1 against Mack at level 0.
inline std::unique_ptr<table::GameTable> macks_game(int target) {
    dominoes::Dominoes::Setup setup{
        .rules = {.hand = 7, .target = {target}}, .names = {}, .computers = {}};
    setup.names[dominoes::first_seat] = "MACK";
    setup.names[dominoes::second_seat] = "MAXIMILIAN";
    setup.computers[dominoes::first_seat] = dominoes::Level::One;
    setup.computers[dominoes::second_seat] = dominoes::Level::Zero;
    auto table = open_dominoes(std::move(setup), 5);
    table->play_on(std::nullopt);
    return table;
}

// What a review of a game of dominoes keeps in its file.
struct KeptJudgements {
    KeptLines lines;
    DominoJudging how{.seed = 0};

    explicit KeptJudgements(std::optional<std::filesystem::path> path) : lines{std::move(path)} {}
    [[nodiscard]] std::optional<dominoes::Judgement> find(
        const dominoes::Decision& decision) const {
        const auto words = lines.find(decision.entry);
        return words ? how.read(decision, *words) : std::nullopt;
    }
    // As it will be read.
    dominoes::Judgement keep(const dominoes::Decision& decision,
                             const dominoes::Judgement& judgement) {
        lines.keep(decision.entry, how.words_of(judgement));
        return *how.read(decision, how.words_of(judgement));
    }
};

// Of each dozen plays the first costs nothing, and each later one costs 1.04 games in 100 more. The
// last of the possible plays counts as the best.
inline void keep_judgements(table::GameTable& game, const std::filesystem::path& folder) {
    constexpr int dozen = 12;
    KeptJudgements kept{file_of_review(game, folder)};
    int plays = 0;
    for (const dominoes::Decision& each : decisions_in(*domino_session(game))) {
        const double cost = 0.0104 * (plays++ % dozen);
        (void)kept.keep(each,
                        {each.view.choices.plays[each.view.choices.plays.size() - 1],
                         0.5,
                         0.5 - cost,
                         100 * cost});
    }
}

}  // namespace parlor
