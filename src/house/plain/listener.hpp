// SharedTable::Listener: a guest in plain mode at the table: the conversation.
//
// Source:  P-1.15, T-1.1, T-3.2, T-3.13.
// Choices: there are no hints, as the host would have to work them out at once (T-4.2).
#pragma once

#include <string>
#include <vector>

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
             std::vector<plain::Question> commands);
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    void hear(const std::string& line);
    void catch_up();
    void tell(std::string sentence) { sentences_.tell(std::move(sentence)); }

    [[nodiscard]] bool has_left() const { return has_left_; }
    [[nodiscard]] SetOf<Entrant> players() const { return players_; }
    [[nodiscard]] Terminal& terminal() { return *terminal_; }
    // With this question instead of the game's, unless it is empty.
    [[nodiscard]] std::vector<wire::FromHost> news(const std::string& question);

private:
    void take(plain::Answer answer);

    SetOf<Entrant> players_;
    Terminal* terminal_;
    Options options_;  // in the conversation
    plain::Conversation conversation_;
    Sentences sentences_;
    std::string prompt_;        // of the game
    bool is_answered_ = false;  // with a prompt, whatever it is
    bool has_left_ = false;
};

}  // namespace parlor::house
