// DominoRoom: the options window, then one game after another at the table.
//
// The room continues by itself until there is a message to read or a person has to decide: chance
// deals, and Mack makes his moves.
//
// Source:   D-8.4, D-9.
// Choices:  with two people, no hand is shown until its player has been called to the keyboard, or
//           while a player is asked to agree to a take-back; the next player is then called again.
//           Games won are counted from the entry into the room, and from 0 when the players change;
//           a win that is taken back does not count. The deals of a saved game are repeated in one
//           game, which can be started again until it is over. The review of a game is in a replay
//           of the game.
// Not here: the drawing of its screens (tui/dominoes/).
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/autosave.hpp"
#include "app/decision_clock.hpp"
#include "app/guard_time.hpp"
#include "app/replay_room.hpp"
#include "app/room.hpp"
#include "dominoes/record.hpp"
#include "sessions/dominoes/repeat.hpp"
#include "sessions/dominoes/table.hpp"
#include "tui/book.hpp"
#include "tui/consent.hpp"
#include "tui/dominoes/names_window.hpp"
#include "tui/dominoes/options_window.hpp"
#include "tui/dominoes/score_page.hpp"
#include "tui/dominoes/ui.hpp"

namespace parlor::tui {

using DominoSession = table::Session<dominoes::Dominoes>;

class DominoRoom final : public Room {
public:
    explicit DominoRoom(RoomNeeds needs);

    void begin();  // a game with the current options

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

private:
    enum class At : std::uint8_t {
        Options,
        ToRepeat,
        Table,
        ToSave,
        Scores,
        Review,
        Farewell,
        Book
    };

    [[nodiscard]] DominoSession* session() const;
    [[nodiscard]] domino::Scene scene() const;
    void press_options(Key key);
    void save_options();
    void press_table(Key key);
    void prefer(const OptionChosen& chosen);  // U-2.3
    void press_names(Key key);
    void press_scores(Key key);
    void look_back();
    void review();
    void press_review(Key key);
    void look_for_games(domino::Purpose purpose);
    void take_name(const std::string& name);
    void save_game(const std::string& name);
    void repeat_game(const std::string& name);
    void drop_repeat();
    void open_table();
    void check_record();
    void begin_record();
    void record(std::string_view text);
    void record_take_back();
    void sit_down();
    [[nodiscard]] Seat first_at_keyboard() const;
    void play(const dominoes::Action& action);
    [[nodiscard]] bool can_take_back() const;
    void ask_to_take_back();
    [[nodiscard]] std::vector<std::string> others() const;
    void press_consent(Key key);
    void take_back();
    [[nodiscard]] Canvas canvas_for_all() const;
    void let_decide(int level);
    [[nodiscard]] bool has_mack() const;
    void show_hint();
    void open_book();
    void press_book(Key key);
    void tell_why();
    [[nodiscard]] bool person_decides() const;  // with nothing else to read or to answer
    [[nodiscard]] bool has_to_read() const { return ui_.told.waits or ui_.has_news(); }
    void follow();  // processes the events since the last call
    void hear(const dominoes::Event& event);
    void call_next();  // calls the next player to the keyboard
    void look_from(Seat seat);
    void keep();
    void start_over();
    void leave();

    RoomNeeds needs_;
    At at_ = At::Options;
    BookUi book_;  // how to play
    At before_book_ = At::Options;
    domino::OptionsUi options_;
    domino::NamesUi names_ui_;
    domino::ScorePage scores_;            // at At::Scores
    table::Place continued_;              // a game that continues from a position in the replay
    std::unique_ptr<ReplayRoom> replay_;  // at At::Review
    struct Repeated {
        dominoes::Repeat game;
        dominoes::Sides sides;
    };
    std::optional<Repeated> repeated_;          // the deals to repeat
    std::optional<dominoes::Record> recorder_;  // set while a record is written
    domino::Ui ui_;
    std::optional<Consent> consent_;  // to a take-back, while the opponent is asked
    dominoes::View view_;
    domino::Names names_;
    Per<Seat, int, dominoes::both_seats.size() + 1> games_won_;
    Seat at_keyboard_ = dominoes::nobody;  // the player whose hand may be shown
    std::string explanation_;              // of Mack's last move
    DecisionClock clock_;
    GuardTime guard_;
    Autosave autosave_;
    const table::GameTable* seen_table_ = nullptr;
    std::uint64_t seen_state_ = 0;
    std::uint64_t seen_events_ = 0;
    std::uint64_t story_from_ = 0;  // events before it have been read
    bool is_left_ = false;
};

}  // namespace parlor::tui
