// OpeningSettings: the choices of a game, and below them those of the table where it is shared.
//
// Source:   P-1.6, P-1.15, T-2.2, T-2.9, T-3.11.
// Not here: tables for named users, which are opened at screens.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "library/table_record.hpp"
#include "plain/setup/settings.hpp"

namespace parlor::house {

class OpeningSettings final : public plain::GameSettings {
public:
    // Both outlive the object.
    OpeningSettings(plain::GameSettings& game, library::TableRecord& record)
        : game_{&game}, record_{&record} {}

    [[nodiscard]] std::vector<plain::Setting> all() const override;
    [[nodiscard]] std::optional<Error> choose(std::string_view name,
                                              const std::string& value) override;
    [[nodiscard]] std::string read_back() const override;
    [[nodiscard]] std::optional<Error> why_not() override { return game_->why_not(); }

private:
    [[nodiscard]] std::optional<Error> choose_title(const std::string& title);
    [[nodiscard]] std::optional<Error> choose_word(const std::string& word);

    plain::GameSettings* game_;
    library::TableRecord* record_;
};

}  // namespace parlor::house
