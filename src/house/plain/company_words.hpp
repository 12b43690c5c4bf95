// CompanyWords: what a guest in plain mode says to the others at a table, and does there beside the
// game: a word for each deed of the company, for the same people as at screens.
//
// Source:  P-1.13, P-1.15, T-2.4 to T-2.7, T-2.10, T-2.11, T-3.6, T-3.10.
// Errors:  as sentences.
// Choices: what ends something for somebody needs its word in full, and a yes.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "house/scenes/member.hpp"
#include "plain/words.hpp"

namespace parlor::house {

class CompanyWords {
public:
    // Both outlive the object.
    CompanyWords(KeptTable& table, const User& user)
        : table_{&table}, user_{&user}, member_{table, user} {}
    CompanyWords(const CompanyWords&) = delete;
    CompanyWords& operator=(const CompanyWords&) = delete;

    // Which are about this object.
    [[nodiscard]] std::vector<plain::Question> commands();

    // What is asked before something is done; empty when nothing is.
    [[nodiscard]] std::string question() const { return asked_ ? asked_->question : ""; }
    [[nodiscard]] std::string answer(bool yes);
    // What the last words ask of the house; once.
    [[nodiscard]] Wish take_wish() { return std::exchange(wish_, GoOn{}); }

    [[nodiscard]] const Member& member() const { return member_; }

private:
    using Deed = tui::CompanyDeed;
    using Says = plain::Sentences (CompanyWords::*)(const std::string& rest);

    [[nodiscard]] plain::Question command(const char* word,
                                          const char* about,
                                          Says says,
                                          std::optional<Deed> deed = std::nullopt);
    [[nodiscard]] plain::Sentences say(const std::string& rest);
    [[nodiscard]] plain::Sentences tell_talk(const std::string& rest);
    [[nodiscard]] plain::Sentences tell_company(const std::string& rest);
    [[nodiscard]] plain::Sentences mute(const std::string& rest);
    [[nodiscard]] plain::Sentences mute_watchers();
    [[nodiscard]] plain::Sentences keep_copy(const std::string& rest);
    [[nodiscard]] plain::Sentences play_again(const std::string& rest);
    [[nodiscard]] plain::Sentences pause(const std::string& rest);
    [[nodiscard]] plain::Sentences end_pause(const std::string& rest);
    [[nodiscard]] plain::Sentences let_sit(const std::string& rest);
    [[nodiscard]] plain::Sentences give_up(const std::string& rest);
    [[nodiscard]] plain::Sentences close(const std::string& rest);
    [[nodiscard]] plain::Sentences put_out(const std::string& rest);
    [[nodiscard]] plain::Sentences let_back(const std::string& rest);

    [[nodiscard]] Result<std::size_t> seat_for(Deed deed, const std::string& name) const;
    [[nodiscard]] std::vector<std::string> names() const;  // of the players
    [[nodiscard]] plain::Sentences ask(std::string question, tui::CompanyWish if_yes);
    [[nodiscard]] plain::Sentences do_now(const tui::CompanyWish& wish, plain::Sentences then);
    [[nodiscard]] plain::Sentences asked_others() const;

    struct Asked {
        std::string question;
        tui::CompanyWish if_yes;
    };

    KeptTable* table_;
    const User* user_;
    Member member_;
    std::optional<Asked> asked_;
    Wish wish_;
};

}  // namespace parlor::house
