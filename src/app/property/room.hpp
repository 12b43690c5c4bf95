// PropertyRoom: setting up a property game, the first rolls, and the table.
//
// Not here: the drawing of its screens (tui/property/, tui/launcher/setup_screen.hpp).
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/autosave.hpp"
#include "app/decision_clock.hpp"
#include "app/guard_time.hpp"
#include "app/property/mode_editor.hpp"
#include "app/room.hpp"
#include "library/data_folder.hpp"
#include "rules/property/game.hpp"
#include "rules/property/view.hpp"
#include "sessions/property/table.hpp"
#include "table/session.hpp"
#include "tui/consent.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/setup/setup_screen.hpp"
#include "tui/property/show.hpp"
#include "tui/property/shown_names.hpp"
#include "tui/property/ui.hpp"

namespace parlor::tui {

using PropertySession = table::Session<rules::Property>;

class PropertyRoom final : public Room {
public:
    // Set-up offers the modes and boards in the folders, and first what was chosen last; `mode` is
    // played when the last one cannot be read, and `edition` is on its board.
    PropertyRoom(RoomNeeds needs,
                 library::DataFolders folders,
                 rules::Mode mode,
                 std::shared_ptr<const rules::Edition> edition);

    // One person against computers, without setting up.
    void begin_at_once();

    void sync() override;
    void go_on() override;
    void press(Key key) override;
    [[nodiscard]] std::optional<Letters> text_field() const override;
    void tick(int milliseconds) override;
    [[nodiscard]] Canvas canvas() const override;
    [[nodiscard]] std::optional<Canvas> right_half(Size size) const override;
    [[nodiscard]] std::optional<int> next_tick() const override;
    [[nodiscard]] int keys_ignored_for() const override;
    [[nodiscard]] bool is_left() const override { return is_left_; }
    void stay() override { is_left_ = false; }
    [[nodiscard]] bool takes_wish_to_save() override {
        return std::exchange(wants_to_save_, false);
    }
    void count_time() override;

private:
    enum class At : std::uint8_t { SetUp, Table };
    enum class Passed : std::uint8_t { Time, Decision };  // until a player decided

    [[nodiscard]] PropertySession* session() const;
    void sit_down();
    [[nodiscard]] const std::string& refusal() const;  // of the last key, if refused
    [[nodiscard]] std::size_t dialogs() const;         // that any key closes
    void list_files();                                 // anew
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
    void press_table(Key key);
    void press_page(Key key);
    void press_watching(Key key);
    void press_too_early(Key key);
    void begin();
    void remember_choices();  // for the next game
    void open_table();
    void show_beginning();
    // Until the first rolls have been shown.
    void put_off(std::vector<rules::Event>& events, FirstRolls& first_rolls);
    [[nodiscard]] rules::View undealt() const;
    void see_roll();
    void begin_turns();
    [[nodiscard]] bool play(const rules::Action& action);
    void play(const std::vector<rules::Action>& actions);
    void prefer(const Prefer& wish);
    [[nodiscard]] Options::TakeBack taking_back() const;
    [[nodiscard]] bool can_take_back();
    void ask_to_take_back();
    void press_consent(Key key);
    [[nodiscard]] std::vector<std::string> others() const;
    void take_back();
    void keep();
    void leave();  // to the launcher; before the first turn, to setting up
    void set_up_anew();
    void play_again();
    void show_news(rules::View before);
    void remember_seen();
    [[nodiscard]] rules::View catch_up();
    [[nodiscard]] rules::View seen(const PropertySession& game);
    [[nodiscard]] rules::Property::Setup told_setup();  // with the names of squares as shown
    [[nodiscard]] Show::Pages pages() { return {ui_.prompts, ui_.notices, ui_.recent, sounds_}; }
    void press_show();
    void call_next();  // calls the next player to the keyboard
    [[nodiscard]] bool first_rolls_go_on() const;
    [[nodiscard]] Seat asked() const;  // who decides next, or rolls first
    [[nodiscard]] std::optional<rules::Entrant> player_asked() const;
    [[nodiscard]] const rules::Sitter& sitter(rules::Entrant player) const;
    [[nodiscard]] bool person_decides() const;  // with nothing else to read or to answer
    [[nodiscard]] bool has_computers() const;
    [[nodiscard]] bool computer_is_next() const;  // at the table
    [[nodiscard]] bool computer_rolls_first() const;
    [[nodiscard]] bool is_paused() const;
    Passed pass(int milliseconds);  // at most until the next change
    Passed go_on_by_itself();
    void let_decide();
    [[nodiscard]] std::optional<int> next_change() const;     // but for the clocks
    [[nodiscard]] std::optional<int> time_of_notice() const;  // nothing: it waits for a key
    [[nodiscard]] int left_of(int pause) const;
    [[nodiscard]] std::optional<int> next_of_clock() const;
    [[nodiscard]] bool clock_runs() const;
    [[nodiscard]] Milliseconds time_left() const;  // of the player who decides
    void run_clock(int milliseconds);
    [[nodiscard]] bool is_watched() const;  // what goes on by itself
    void skip_to_decision();
    void go_on_unseen();  // until a person decides, is ruined, or has to read a notice
    void end_turn_and_skip();
    void offer_to_finish();  // once, when no person is left
    void let_play_to_end();  // or for a thousand turns
    void finish_game();
    [[nodiscard]] std::optional<rules::Entrant> reader() const;  // of what happened
    void tell_story();
    void see_leaderboard();
    [[nodiscard]] Notice explain(const PropertySession& game, int level) const;
    [[nodiscard]] std::optional<Notice> explain_offer() const;
    void tell_why();
    void draw_thinking(Canvas& canvas) const;
    [[nodiscard]] rules::View shown_view() const;  // as far as the events have been shown
    [[nodiscard]] Canvas table_canvas() const;

    RoomNeeds needs_;
    library::DataFolders folders_;
    rules::Mode mode_;
    std::shared_ptr<const rules::Edition> edition_;
    At at_ = At::SetUp;
    SetupUi setup_;
    std::optional<ModeEditor> editor_;  // while it is open, from the page of boards
    Options options_;                   // of this game
    Ui ui_;
    std::optional<Consent> consent_;     // to a take-back, while the other players are asked
    std::optional<Notice> explanation_;  // of the last decision of a computer, if wanted
    ShownNames names_;
    rules::View view_;
    TableSounds sounds_{view_, needs_.sounds};
    Show show_;
    std::vector<rules::Event> put_off_;  // the deeds at the start, and the first turn
    std::optional<rules::Entrant> at_keyboard_;
    DecisionClock clock_;
    GuardTime guard_;
    Autosave autosave_;
    const table::GameTable* seen_table_ = nullptr;
    std::uint64_t seen_events_ = 0;
    std::uint64_t seen_state_ = 0;
    int seen_moves_ = 0;
    int pause_ = 0;     // milliseconds before a computer decides
    int seen_for_ = 0;  // milliseconds since the screen last changed
    bool is_finish_offered_ = false;
    bool wants_to_save_ = false;
    bool is_left_ = false;
};

}  // namespace parlor::tui
