// Known acts: the outcomes of acts of chance that are known in advance, because a saved game
// foresees them or because they were taken back.
//
// Source: table-language.md, "Chance", `.undo`.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace parlor::table {

// Acts are counted from 0, in the order of the game.
template <class Action>
class KnownActs {
public:
    void foresee(std::vector<Action> acts) { foreseen_ = std::move(acts); }
    [[nodiscard]] const std::vector<Action>& foreseen() const { return foreseen_; }

    void take_back(std::size_t n, const Action& act) {
        if (taken_back_.size() <= n) taken_back_.resize(n + 1);
        taken_back_[n] = act;
    }
    // Whether an act from the n-th on was taken back.
    [[nodiscard]] bool any_taken_back_from(std::size_t n) const { return taken_back_.size() > n; }

    // An act that was taken back comes before one that was foreseen.
    [[nodiscard]] std::optional<Action> at(std::size_t n) const {
        if (n < taken_back_.size() and taken_back_[n]) return taken_back_[n];
        if (n < foreseen_.size()) return foreseen_[n];
        return std::nullopt;
    }

private:
    std::vector<Action> foreseen_;
    std::vector<std::optional<Action>> taken_back_;
};

}  // namespace parlor::table
