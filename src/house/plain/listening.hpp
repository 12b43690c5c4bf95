// Listening: where a guest plays, or watches, the game of a table in plain mode.
//
// Source:  P-1.15, T-2.4 to T-2.6, T-2.10, T-3.6.
// Choices: what people ask each other comes instead of the game's prompt, until it is answered, and
//          so does what they are asked before they end something for somebody.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "house/kept_table.hpp"
#include "house/plain/company_words.hpp"
#include "house/scenes/scene.hpp"
#include "house/shared_table.hpp"

namespace parlor::house {

class Listening final : public Scene {
public:
    // With these players; without any, the guest watches. The table, the user and the terminal
    // outlive the scene.
    Listening(KeptTable& table,
              std::shared_ptr<SharedTable> game,
              const User& user,
              SetOf<Entrant> players,
              Terminal& terminal);
    ~Listening() override;

    [[nodiscard]] Wish hear(const std::string& line, wire::Showing seen) override;
    void tell(const std::string& title, const std::string& words) override;
    [[nodiscard]] std::vector<wire::FromHost> news() override;

private:
    [[nodiscard]] bool takes_answer(const std::string& line);
    void answer(bool yes);
    void say(std::string sentence);
    void tell_talk();
    void tell_who_is_away();
    void tell_changes();
    [[nodiscard]] std::string question() const;

    KeptTable* table_;
    const User* user_;
    std::shared_ptr<SharedTable> game_;
    CompanyWords words_;
    SharedTable::Listener* listener_;
    std::uint64_t heard_;            // the last line of talk
    SetOf<Entrant> away_;            // as the guest knows it
    bool was_paused_ = false;        // the same
    bool were_watchers_muted_;       // the same
    bool was_offered_copy_ = false;  // of the game
};

}  // namespace parlor::house
