// PropertyRoom: set-up, the first rolls and the table of a property game.
//
// Not here: the drawing of its screens (tui/property/).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/property/mode_editor.hpp"
#include "app/property/property_table.hpp"
#include "app/table/table_room.hpp"
#include "library/data_folder.hpp"
#include "rules/property/game.hpp"
#include "rules/property/reverse_squares.hpp"
#include "rules/property/view.hpp"
#include "sessions/property/table.hpp"
#include "tui/board/shown_names.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

extern template class TableRoom<PropertyTable>;

class PropertyRoom final : public TableRoom<PropertyTable> {
public:
    // Set-up offers the modes and boards in the folders, and selects the last choices. `mode` is
    // used when the last mode cannot be read, and `edition` is on its board.
    PropertyRoom(RoomNeeds needs,
                 library::DataFolders folders,
                 rules::Mode mode,
                 std::shared_ptr<const rules::Edition> edition);

    // One person against computers, without set-up.
    void begin_at_once();

    void press(Key key) override;
    [[nodiscard]] std::optional<Letters> text_field() const override;
    [[nodiscard]] Canvas canvas() const override;
    [[nodiscard]] std::optional<Canvas> right_half(Size size) const override;
    [[nodiscard]] std::optional<int> next_tick() const override;
    void count_time() override;

private:
    // At the table.
    [[nodiscard]] rules::View seen(const Session& game) override;
    [[nodiscard]] rules::View picture(const Session& game, const rules::Game& position) override;
    [[nodiscard]] std::optional<rules::Entrant> player_asked() const override;
    [[nodiscard]] std::string name_of(rules::Entrant player) const override;
    [[nodiscard]] bool is_computer(rules::Entrant player) const override;
    [[nodiscard]] std::vector<std::string> others() const override;
    [[nodiscard]] Canvas draw_table(const rules::View& view) const override;
    [[nodiscard]] Canvas draw_ring(const rules::View& view,
                                   std::optional<Square> here,
                                   Size size) const override;
    [[nodiscard]] std::string words_for(const rules::View& view,
                                        const rules::Action& move) const override;
    [[nodiscard]] std::string words_for_choice(const Session& game,
                                               const rules::Action& chosen) const override;
    [[nodiscard]] std::optional<Notice> explain_earlier() const override;
    [[nodiscard]] Story story(std::optional<rules::Entrant> reader) override;
    void obey(const Command& command) override;
    void recall(const Session& game, std::uint64_t events) override;
    void hear(std::span<const rules::Event> news) override;
    [[nodiscard]] bool is_put_off(const rules::Event& event) const override;
    void end_news() override;
    void leave() override;  // before the first turn, to set-up
    void sit_down() override;
    [[nodiscard]] bool is_time_to_decide() const override { return not first_rolls_go_on(); }
    [[nodiscard]] Options::TakeBack taking_back() const override;
    [[nodiscard]] bool goes_on_by_itself() const override;
    void go_on_once() override;
    void run_clock(int milliseconds) override;
    [[nodiscard]] rules::View shown_view() const override;
    [[nodiscard]] rules::View asked_view() const override;

    [[nodiscard]] const std::string& refusal() const;  // of the last key, if refused
    [[nodiscard]] std::size_t dialogs() const;         // any key closes them
    void list_files();                                 // again
    void press_setup(Key key);
    void press_editor(Key key);
    void read_mode(const std::string& id);
    void read_board(const std::string& id);
    [[nodiscard]] rules::Property::Setup chosen() const;
    void read_settings(const std::string& name);
    void save_settings(const std::string& name);
    void replace_settings(const std::string& name);
    void rename_settings(const std::string& name);
    void delete_settings();
    void begin();
    void remember_choices();  // for the next game
    void open_table();
    void show_beginning();
    // Used until the first rolls have been shown.
    void note_first_rolls(std::span<const rules::Event> news, FirstRolls& first);
    [[nodiscard]] rules::View undealt() const;
    void grant(PropertyWish wish);
    void see_roll();
    void begin_turns();
    void set_up_anew();
    void play_again();
    [[nodiscard]] rules::Property::Setup told_setup();  // with square names as shown
    [[nodiscard]] bool first_rolls_go_on() const;
    [[nodiscard]] Seat asked() const;  // who decides next, or rolls first
    [[nodiscard]] const rules::Sitter& sitter(rules::Entrant player) const;
    [[nodiscard]] bool computer_rolls_first() const;
    [[nodiscard]] std::optional<int> next_of_clock() const;
    [[nodiscard]] bool clock_runs() const;
    [[nodiscard]] Milliseconds time_left() const;  // of the player who decides
    void see_leaderboard();

    library::DataFolders folders_;
    rules::Mode mode_;
    std::shared_ptr<const rules::Edition> edition_;
    SetupUi setup_;
    std::optional<ModeEditor> editor_;  // while it is open, from the page of boards
    ShownNames<rules::Edition> names_;
    bool is_undealt_ = false;  // as long as the first rolls are shown, and no deed or turn yet
};

}  // namespace parlor::tui
