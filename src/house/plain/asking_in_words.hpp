// AskingInWords: where a guest in plain mode gives the word of a table that has one.
//
// Source: P-1.15, T-2.9.
#pragma once

#include <string>
#include <utility>

#include "house/kept_table.hpp"
#include "house/plain/sentences.hpp"
#include "house/scenes/scene.hpp"

namespace parlor::house {

class AskingInWords final : public Scene {
public:
    // The table, the user and the terminal outlive the scene. `then` is what the guest wishes.
    AskingInWords(KeptTable& table, const User& user, Terminal& terminal, Wish then)
        : table_{&table}, user_{&user}, then_{std::move(then)}, sentences_{terminal} {
        ask();
    }

    [[nodiscard]] Wish hear(const std::string& line, wire::Showing seen) override;
    [[nodiscard]] std::vector<wire::FromHost> news() override { return sentences_.news(); }

private:
    void ask() { sentences_.ask("What is the word of " + table_->title() + "? Or leave."); }

    KeptTable* table_;
    const User* user_;
    Wish then_;
    Sentences sentences_;
};

}  // namespace parlor::house
