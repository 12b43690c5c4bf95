// Member: somebody at a table as one of its company: what they see of it, whom they do not want to
// hear, and what they do there, at a screen or in plain mode.
//
// Source:  T-2.5, T-2.6, T-2.10, T-2.11, T-3.6, T-3.10.
// Errors:  a line for the member; an error changes nothing.
// Choices: what is wished is checked when it is done: rights and people may have changed since it was
//          asked about.
#pragma once

#include <optional>
#include <vector>

#include "house/kept_table.hpp"
#include "house/scenes/scene.hpp"
#include "tui/sharing/company.hpp"

namespace parlor::house {

class Member {
public:
    // Both outlive the member.
    Member(KeptTable& table, const User& user) : table_{&table}, user_{&user} {}

    [[nodiscard]] tui::CompanyNow now() const;
    [[nodiscard]] bool hears(const Company::Said& said) const;
    [[nodiscard]] bool is_asked() const;  // for an answer to a vote
    [[nodiscard]] bool only_watches() const { return table_->players_of(*user_).empty(); }
    // Whether they can have a copy of the game, and have none since they came (T-2.10).
    [[nodiscard]] bool offers_copy() const { return table_->may_copy(*user_) and not has_copy_; }

    // What comes of it, or why it was refused.
    [[nodiscard]] Result<Wish> grant(const tui::CompanyWish& wish);

private:
    [[nodiscard]] tui::CompanySeat seat_at(std::size_t seat) const;
    [[nodiscard]] bool is_muted(const User& user) const;
    [[nodiscard]] Result<User> user_at(std::size_t seat) const;
    [[nodiscard]] Result<Wish> mute(std::size_t seat);
    [[nodiscard]] Result<Wish> close(library::TableRecord::Closed how) const;
    [[nodiscard]] Result<Wish> put_out(std::size_t seat) const;
    [[nodiscard]] Result<Wish> let_back(std::size_t seat) const;
    [[nodiscard]] Result<Wish> mute_watchers(bool muted) const;
    [[nodiscard]] Result<Wish> keep_copy();

    KeptTable* table_;
    const User* user_;
    std::vector<User> muted_;
    bool has_copy_ = false;  // of the game, since they came
};

}  // namespace parlor::house
