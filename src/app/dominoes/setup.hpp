// DominoSetup: the options window before a game of dominoes, the saved games whose deals can be
// repeated, and the farewell after the last game; and the same choices in sentences.
//
// Source:   D-8.3, D-8.4, D-9.1.
// Not here: the drawing of its windows (tui/dominoes/).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/dominoes/evening.hpp"
#include "app/room.hpp"
#include "app/table/setup_pages.hpp"
#include "plain/setup/settings.hpp"
#include "tui/books/book.hpp"
#include "tui/dominoes/setup/names_window.hpp"
#include "tui/dominoes/setup/people_window.hpp"

namespace parlor::tui {

class DominoSetup final : public SetupPages, private plain::GameSettings {
public:
    DominoSetup(RoomNeeds needs, std::shared_ptr<Evening> evening);

    [[nodiscard]] Next press(Key key) override;
    [[nodiscard]] Canvas canvas() const override;
    [[nodiscard]] std::optional<Canvas> right_half(Size /*size*/) const override {
        return std::nullopt;
    }
    [[nodiscard]] std::optional<Letters> text_field() const override;
    [[nodiscard]] bool has_refused() const override {
        return at_ == At::People and not people_.refusal.empty();
    }
    [[nodiscard]] std::size_t dialogs() const override;
    void tell(Notice notice) override;
    void remember_choices() override {}  // only S does
    [[nodiscard]] std::vector<Notice> choose_at_once() override { return {}; }
    void begin_anew(Back back) override;
    [[nodiscard]] plain::GameSettings* settings() override { return this; }
    [[nodiscard]] bool bids_farewell() override;
    [[nodiscard]] std::unique_ptr<table::GameTable> open(std::uint64_t seed) const override;
    [[nodiscard]] int guests() const override { return options().guests.value_or(0); }
    [[nodiscard]] std::optional<Entrant> at_keyboard() const override { return std::nullopt; }

private:
    enum class At : std::uint8_t { Options, ToRepeat, People, Farewell, Book };

    [[nodiscard]] domino_table::OptionsUi& options() const { return evening_->options; }
    [[nodiscard]] Next press_options(Key key);
    [[nodiscard]] Next start();
    [[nodiscard]] Next press_people(Key key);
    [[nodiscard]] bool has_two_people() const;  // at this terminal
    void save_options();
    void check_record();
    void look_for_games();
    void press_names(Key key);
    [[nodiscard]] std::optional<Error> repeat_game(const std::string& name);
    void choose_opponent(const std::string& value);
    [[nodiscard]] std::optional<Error> choose_names(const std::string& list);
    void press_book(Key key);
    [[nodiscard]] Next leave();

    // In sentences (spoken_settings.cpp).
    [[nodiscard]] std::vector<plain::Setting> all() const override;
    [[nodiscard]] std::optional<Error> choose(std::string_view name,
                                              const std::string& value) override;
    [[nodiscard]] std::string read_back() const override;

    RoomNeeds needs_;
    std::shared_ptr<Evening> evening_;
    At at_ = At::Options;
    domino_table::NamesUi names_;
    domino_table::PeopleUi people_;
    BookUi book_;                           // how to play
    std::optional<Notice> help_with_book_;  // closes before the next key turns a page
};

}  // namespace parlor::tui
