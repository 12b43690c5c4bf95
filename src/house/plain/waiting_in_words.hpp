// WaitingInWords: where guests in plain mode meet before the game of a table begins, and take seats.
//
// Source:  P-1.15, T-1.12, T-2.3, T-2.6, T-3.11.
// Choices: colours and tokens are the table's choice. A table whose last seat is taken begins.
#pragma once

#include <string>
#include <vector>

#include "house/kept_table.hpp"
#include "house/plain/sentences.hpp"
#include "house/scenes/scene.hpp"

namespace parlor::house {

class WaitingInWords final : public Scene {
public:
    // The table, the user and the terminal outlive the scene.
    WaitingInWords(KeptTable& table,
                   const std::string& run_by,
                   const User& user,
                   Terminal& terminal);

    [[nodiscard]] Wish hear(const std::string& line, wire::Showing seen) override;
    void tell(const std::string& title, const std::string& words) override;
    [[nodiscard]] std::vector<wire::FromHost> news() override;

private:
    [[nodiscard]] Wish answer(const std::string& word);
    [[nodiscard]] std::string question() const;
    void sit(const std::string& name);
    void heed(const std::optional<Error>& refusal);
    void tell_seats();
    [[nodiscard]] std::string seat_in_words(std::size_t seat) const;
    [[nodiscard]] std::vector<std::string> seats_in_words() const;
    [[nodiscard]] std::vector<std::string> open() const;  // words of the prompt

    KeptTable* table_;
    const User* user_;
    Sentences sentences_;
    std::vector<std::string> seats_;  // as the guest knows them
    bool is_closing_ = false;         // unless the answer is no
};

}  // namespace parlor::house
