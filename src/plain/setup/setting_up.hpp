// SettingUp: a game is set up in sentences: with what was chosen last, setting by setting in any
// line, or with a question for each setting.
//
// Source:  P-1.6, P-1.8.
// Choices: the game is read back after each line that changes it, so nothing counts before it was
//          read back. `questions` asks for everything, one thing at a time; `same` keeps a setting,
//          and `enough` all that are left.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "plain/room.hpp"
#include "plain/setup/settings.hpp"
#include "plain/verbs.hpp"

namespace parlor::plain {

class SettingUp final : public Room {
public:
    // The settings outlive it. `said` may have settings at once.
    explicit SettingUp(GameSettings& settings, std::string said = "")
        : settings_{settings}, said_{std::move(said)} {}

    [[nodiscard]] Answer begin() override;
    [[nodiscard]] Answer hear(const std::string& line) override;

    // Whether the game is to begin, once the room is left.
    [[nodiscard]] bool is_agreed() const { return is_agreed_; }

private:
    enum class Asks : std::uint8_t { One, All };

    // What is asked: a setting, alone or with all that follow it.
    struct Question {
        std::size_t setting;
        Asks asks;
    };

    [[nodiscard]] Answer hear_answer(const std::string& line);
    [[nodiscard]] Answer hear_change(const std::string& line);
    [[nodiscard]] Answer ask_next();
    [[nodiscard]] Answer pose() const;
    [[nodiscard]] Answer agree();
    [[nodiscard]] Answer cancel();
    [[nodiscard]] Answer say_settings() const;
    [[nodiscard]] Answer help(const std::string& rest) const;
    [[nodiscard]] Answer read_back(Sentences before = {}) const;
    [[nodiscard]] Answer ask(Sentences before = {}) const;
    [[nodiscard]] Sentences change_all(const std::string& line);
    [[nodiscard]] std::optional<Error> change(const std::string& part);

    GameSettings& settings_;
    std::string said_;
    std::optional<Question> question_;
    bool is_agreed_ = false;
};

}  // namespace parlor::plain
