// SharedTable::Listener: a guest in plain mode at the table: the conversation.
//
// Source:  P-1.15, T-1.1, T-3.2, T-3.11, T-3.13.
// Choices: a hint is worked out in a copy of the game, and is dropped when its decision is over.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/long_work.hpp"
#include "house/plain/sentences.hpp"
#include "house/shared_table.hpp"
#include "plain/conversation.hpp"

namespace parlor::house {

class SharedTable::Listener {
public:
    // The place, the box and the terminal outlive the listener.
    Listener(table::Place& place,
             const tui::GameBox& box,
             Terms terms,
             SetOf<Entrant> players,
             Terminal& terminal,
             std::vector<plain::Question> commands,
             std::function<bool()> is_paused);
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    void hear(const std::string& line, Milliseconds took);  // the decision that is open
    void catch_up();
    void tell(std::string sentence) { sentences_.tell(std::move(sentence)); }

    // The prompt, whether or not it has changed.
    void ask_again() { is_answered_ = false; }

    [[nodiscard]] bool has_left() const { return has_left_; }
    [[nodiscard]] SetOf<Entrant> players() const { return players_; }
    [[nodiscard]] Terminal& terminal() { return *terminal_; }
    [[nodiscard]] bool is_question(const std::string& word) const {
        return conversation_.is_question(word);
    }
    [[nodiscard]] tui::LongWork take_work() { return std::exchange(work_, nullptr); }
    // With this question instead of the game's, unless it is empty.
    [[nodiscard]] std::vector<wire::FromHost> news(const std::string& question);

private:
    struct Hint {  // that is being worked out
        Position asked_at;
        std::optional<Result<std::string>> advice = std::nullopt, why = std::nullopt;
    };

    void take(plain::Answer answer);
    void work_out_hint();
    void tell_hint();

    table::Place* place_;
    SetOf<Entrant> players_;
    Terminal* terminal_;
    Options options_;  // in the conversation
    plain::Conversation conversation_;
    Sentences sentences_;
    std::string prompt_;        // of the game
    bool is_answered_ = false;  // with a prompt, whatever it is
    bool has_left_ = false;
    std::shared_ptr<Hint> hint_;
    tui::LongWork work_;
};

}  // namespace parlor::house
