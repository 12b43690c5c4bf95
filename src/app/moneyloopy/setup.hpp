// LoopySetup: set-up of Moneyloopy, on pages and in sentences.
//
// Source:   U-9.6.
// Not here: the drawing of its pages (tui/moneyloopy/setup/).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/room.hpp"
#include "app/table/pointed_board.hpp"
#include "app/table/setup_pages.hpp"
#include "library/data_folder.hpp"
#include "plain/setup/settings.hpp"
#include "tui/moneyloopy/setup/setup_screen.hpp"

namespace parlor::tui {

class LoopySetup final : public SetupPages, private plain::GameSettings {
public:
    // Offers the boards in the folders, and selects the last choices. `edition` is used until a
    // board is chosen.
    LoopySetup(RoomNeeds needs,
               library::DataFolders folders,
               std::shared_ptr<const moneyloopy::Edition> edition);

    [[nodiscard]] Next press(Key key) override;
    [[nodiscard]] Canvas canvas() const override;
    [[nodiscard]] std::optional<Canvas> right_half(Size /*size*/) const override {
        return std::nullopt;
    }
    [[nodiscard]] std::optional<Letters> text_field() const override {
        return moneyloopy_table::text_field(setup_);
    }
    [[nodiscard]] bool has_refused() const override { return not setup_.refusal.empty(); }
    [[nodiscard]] std::size_t dialogs() const override { return setup_.notices.size(); }
    void tick(int milliseconds) override { picture_.tick(milliseconds, folders_); }
    [[nodiscard]] std::optional<int> next_tick() const override { return picture_.due(); }
    void tell(Notice notice) override { setup_.notices.push_back(std::move(notice)); }
    void remember_choices() override;
    [[nodiscard]] std::vector<Notice> choose_at_once() override;
    void begin_anew(Back back) override;
    [[nodiscard]] plain::GameSettings* settings() override { return this; }
    [[nodiscard]] std::unique_ptr<table::GameTable> open(std::uint64_t seed) const override;
    [[nodiscard]] int guests() const override { return guests_among(setup_.players); }
    [[nodiscard]] std::optional<Entrant> at_keyboard() const override { return std::nullopt; }

private:
    [[nodiscard]] Next begin();
    [[nodiscard]] std::optional<Error> read_board(const std::string& id);
    void tell_trouble(const std::optional<Error>& trouble);

    // In sentences (spoken_settings.cpp).
    [[nodiscard]] std::vector<plain::Setting> all() const override;
    [[nodiscard]] std::optional<Error> choose(std::string_view name,
                                              const std::string& value) override;
    [[nodiscard]] std::string read_back() const override;

    RoomNeeds needs_;
    library::DataFolders folders_;
    std::shared_ptr<const moneyloopy::Edition> edition_;
    moneyloopy_table::SetupUi setup_;
    PointedBoard picture_;
};

}  // namespace parlor::tui
