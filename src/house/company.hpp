// Company: the people at a table, as far as they deal with each other: who is there and since when,
// what they say, who has the opener's rights, and what they have to agree on.
//
// Source:  T-2.4 to T-2.7, T-3.6, T-3.10.
// Errors:  one line for the guest who asked; an error changes nothing.
// Choices: whoever asks has agreed. Who watches is asked nothing. Whoever leaves need not agree any
//          more; but the question about another game ends. That of a pause ends with its asker.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "base/user.hpp"
#include "host/service.hpp"
#include "house/moment.hpp"

namespace parlor::house {

inline constexpr std::size_t longest_line_of_talk = 200;  // letters

class Company {
public:
    struct Present {
        host::GuestId guest;
        User user;
        bool watches = false;
        Moment since{0};
    };
    void come(const Present& guest);
    void leave(host::GuestId guest, Moment now);
    [[nodiscard]] const std::vector<Present>& present() const { return present_; }

    // Counts what others at the table may see.
    [[nodiscard]] std::uint64_t changes() const { return changes_; }
    [[nodiscard]] bool has_at_seat(const User& user) const;  // now
    [[nodiscard]] std::size_t watchers() const;

    // For how long the user has been away; nothing while they are there.
    [[nodiscard]] std::optional<Moment> away_for(const User& user, Moment now) const;

    // Who has the opener's rights: the opener, and after ten minutes without, the one of the others
    // who has sat there longest (T-2.6).
    [[nodiscard]] bool rules(const User& user, const User& opener, Moment now) const;

    struct Said {
        std::uint64_t number = 0;  // each is higher than the one before
        std::optional<User> user;  // nobody when the user has no seat any more
        std::string name, text;
    };
    [[nodiscard]] std::optional<Error> say(const User& user,
                                           const std::string& name,
                                           const std::string& text,
                                           Moment now);
    // Instead of all talk so far.
    void recall(std::vector<Said> talk);
    void mute_watchers(bool muted) {
        are_watchers_muted_ = muted;
        ++changes_;
    }
    [[nodiscard]] bool are_watchers_muted() const { return are_watchers_muted_; }
    [[nodiscard]] const std::deque<Said>& talk() const { return talk_; }

    // That a computer of this level sits for somebody who has been away for a minute (T-2.5), that
    // another game is played (T-2.7), or that all clocks stop for a while (T-3.10).
    struct Vote {
        enum class About : std::uint8_t { SittingIn, AnotherGame, Pause };
        User asker;
        About about = About::SittingIn;
        std::optional<User> away = std::nullopt;
        int level = 1;
        std::vector<User> missing = {};  // who have not agreed yet
    };
    [[nodiscard]] std::optional<Error> ask(const User& asker,
                                           const User& away,
                                           int level,
                                           Moment now);
    [[nodiscard]] std::optional<Error> ask_to_play_again(const User& asker) {
        return ask(asker, Vote::About::AnotherGame);
    }
    [[nodiscard]] std::optional<Error> ask_to_pause(const User& asker) {
        return ask(asker, Vote::About::Pause);
    }
    [[nodiscard]] const std::optional<Vote>& asked() const { return asked_; }
    void answer(const User& user, bool agrees, Moment now);
    // What all have agreed to; once.
    [[nodiscard]] std::optional<Vote> take_agreed();

private:
    struct Away {
        User user;
        Moment since{0};
    };
    struct Spoken {
        User user;
        Moment when{0};
    };
    struct Refused {
        User away;
        Moment when{0};
    };

    void add(Said said);

    std::uint64_t changes_ = 0;
    std::vector<Present> present_;
    std::vector<Away> away_;
    std::deque<Said> talk_;
    bool are_watchers_muted_ = false;
    std::uint64_t said_count_ = 0;
    std::deque<Spoken> spoken_;  // in the last ten seconds
    [[nodiscard]] std::optional<Error> ask(const User& asker, Vote::About about);
    void put(Vote vote);

    std::optional<Vote> asked_;
    std::vector<Refused> refused_;
};

}  // namespace parlor::house
