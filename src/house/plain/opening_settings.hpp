// OpeningSettings: the choices of a game, and below them those of the table where it is shared.
//
// Source:  P-1.6, P-1.15, T-2.2, T-2.9, T-3.11.
// Choices: a table is for named users, or for those who know its word; whatever is said last counts.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/user.hpp"
#include "library/table_record.hpp"
#include "plain/setup/settings.hpp"

namespace parlor::house {

class OpeningSettings final : public plain::GameSettings {
public:
    // Of users, as they are shown: `ann`.
    using UserCalled = std::function<std::optional<User>(const std::string& shown)>;

    // The game and the record outlive the object.
    OpeningSettings(plain::GameSettings& game, library::TableRecord& record, UserCalled user_called)
        : game_{&game}, record_{&record}, user_called_{std::move(user_called)} {}

    [[nodiscard]] std::vector<plain::Setting> all() const override;
    [[nodiscard]] std::optional<Error> choose(std::string_view name,
                                              const std::string& value) override;
    [[nodiscard]] std::string read_back() const override;
    [[nodiscard]] std::optional<Error> why_not() override { return game_->why_not(); }

private:
    [[nodiscard]] std::optional<Error> choose_title(const std::string& title);
    [[nodiscard]] std::optional<Error> choose_word(const std::string& word);
    [[nodiscard]] std::optional<Error> choose_users(const std::string& said);
    [[nodiscard]] std::vector<std::string> users_shown() const;
    [[nodiscard]] std::string for_whom() const;

    plain::GameSettings* game_;
    library::TableRecord* record_;
    UserCalled user_called_;
};

}  // namespace parlor::house
