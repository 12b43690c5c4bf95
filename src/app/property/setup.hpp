// PropertySetup: set-up of the property game, with saved settings and the mode editor; and the same
// choices in sentences.
//
// Not here: the drawing of its pages (tui/property/setup/).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/property/mode_editor.hpp"
#include "app/room.hpp"
#include "app/table/pointed_board.hpp"
#include "app/table/setup_pages.hpp"
#include "library/data_folder.hpp"
#include "plain/setup/settings.hpp"
#include "rules/property/property.hpp"
#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

class PropertySetup final : public SetupPages, private plain::GameSettings {
public:
    // Offers the modes and boards in the folders, and selects the last choices. `mode` is used when
    // the last mode cannot be read, and `edition` is on its board.
    PropertySetup(RoomNeeds needs,
                  library::DataFolders folders,
                  property::Mode mode,
                  std::shared_ptr<const property::Edition> edition);

    [[nodiscard]] Next press(Key key) override;
    [[nodiscard]] Canvas canvas() const override;
    [[nodiscard]] std::optional<Canvas> right_half(Size size) const override;
    [[nodiscard]] std::optional<Letters> text_field() const override;
    [[nodiscard]] bool has_refused() const override;
    [[nodiscard]] std::size_t dialogs() const override;
    void tick(int milliseconds) override;
    [[nodiscard]] std::optional<int> next_tick() const override;
    void tell(Notice notice) override { setup_.notices.push_back(std::move(notice)); }
    void remember_choices() override;
    [[nodiscard]] std::vector<Notice> choose_at_once() override;
    void begin_anew(Back back) override;
    [[nodiscard]] plain::GameSettings* settings() override { return this; }
    [[nodiscard]] std::unique_ptr<table::GameTable> open(std::uint64_t seed) const override;
    [[nodiscard]] int guests() const override { return guests_among(setup_.players); }
    [[nodiscard]] std::optional<Entrant> at_keyboard() const override;

private:
    void grant(const SetupWish& wished, Next& next);
    [[nodiscard]] Next begin();
    void read_edition();
    void list_files();  // again
    void press_editor(Key key);
    [[nodiscard]] std::optional<Error> read_mode(const std::string& id);
    [[nodiscard]] std::optional<Error> read_board(const std::string& id);
    void tell_trouble(const char* title, const std::optional<Error>& trouble);
    [[nodiscard]] property::Property::Setup chosen() const;

    // In sentences (spoken_settings.cpp).
    [[nodiscard]] std::vector<plain::Setting> all() const override;
    [[nodiscard]] std::optional<Error> choose(std::string_view name,
                                              const std::string& value) override;
    [[nodiscard]] std::optional<Error> save_as(const std::string& name);
    [[nodiscard]] std::string read_back() const override;
    [[nodiscard]] std::optional<Error> why_not() override;

    // Saved settings (settings.cpp).
    void open_settings(const std::string& name);
    [[nodiscard]] std::optional<Error> read_settings(const std::string& name);
    void save_settings(const std::string& name);
    void replace_settings(const std::string& name);
    [[nodiscard]] std::optional<Error> write_settings(const std::string& name);
    void rename_settings(const std::string& name);
    void delete_settings();

    RoomNeeds needs_;
    library::DataFolders folders_;
    property::Mode mode_;
    std::shared_ptr<const property::Edition> edition_;
    SetupUi setup_;
    PointedBoard picture_;
    std::optional<ModeEditor> editor_;  // while it is open, from the page of boards
};

}  // namespace parlor::tui
