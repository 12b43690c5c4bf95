// TableRoom: the room at the table of any game: set-up, and then the table. It shows events step by
// step, lets time pass and computers decide, takes moves back, saves the game.
//
// Source:  docs/layout.md, 7; U-3.5 to U-3.7, U-5.1 to U-5.5; docs/playing.md, "Keys".
// Choices: before a computer's decision, notices disappear by themselves, so that computers play
//          without any key. Before a person's decision, the person reads them first, but a notice
//          that leads on disappears by itself after twice that time. Any key ends a pause; a key
//          for pausing pauses instead. Computers make one decision at a time, so that people can
//          follow, though not for too long (U-10.8). Even a skip to a decision stops for a person's
//          ruin and for disk errors. If somebody's view hides what others may not see, each of
//          several people here is called to the keyboard, whatever the option for prompts.
//          Where computers take no time (customs), they decide as soon as people have read what
//          happened.
// Not here: the game (game_presenter.hpp); its set-up (setup_pages.hpp); drawing (tui).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/autosave.hpp"
#include "app/decision_clock.hpp"
#include "app/guard_time.hpp"
#include "app/room.hpp"
#include "app/table/game_presenter.hpp"
#include "app/table/setup_pages.hpp"
#include "tui/desk/pages/question_page.hpp"
#include "tui/question.hpp"

namespace parlor::tui {

class TableRoom final : public Room {
public:
    // Requires set-up pages where this terminal leads the table.
    TableRoom(RoomNeeds needs, std::unique_ptr<SetupPages> setup, MakeGamePresenter make);

    void begin();          // a game as chosen in set-up
    void begin_at_once();  // a game as chosen last, without set-up

    void sync() override;
    void go_on() override;
    void press(Key key) override;
    void tick(int milliseconds) override;
    void count_time() override;
    [[nodiscard]] Milliseconds time_taken() const override { return took().time; }
    [[nodiscard]] Canvas canvas() const override;
    [[nodiscard]] std::optional<Canvas> right_half(Size size) const override;
    [[nodiscard]] std::optional<Canvas> whole(Size window) const override;
    [[nodiscard]] std::optional<int> next_tick() const override;
    [[nodiscard]] int keys_ignored_for() const override;
    [[nodiscard]] std::optional<Letters> text_field() const override;
    [[nodiscard]] bool is_left() const override { return is_left_; }
    void stay() override { is_left_ = false; }
    [[nodiscard]] bool takes_wish_to_save() override {
        return std::exchange(wants_to_save_, false);
    }
    [[nodiscard]] bool takes_wish_to_review() override {
        return std::exchange(wants_to_review_, false);
    }
    [[nodiscard]] bool takes_wish_to_play_again() override {
        return std::exchange(wants_to_play_again_, false);
    }
    [[nodiscard]] LongWork take_work() override {
        return now_.game ? now_.game->take_work() : nullptr;
    }

private:
    using Player = Entrant;
    using Players = SetOf<Entrant>;
    enum class At : std::uint8_t { SetUp, Table };
    enum class Passed : std::uint8_t { Time, Decision };  // until a player decided
    enum class Showing : std::uint8_t { AtOnce, OneByOne };

    // All that a take-back, or another table, replaces as a whole.
    struct Standing {
        std::unique_ptr<GamePresenter> game;
        std::optional<Player> alone;  // the only person here, who sees their secrets at all times
        ViewPtr view;                 // null before the first news
        desk::Show show;
        desk::Desk desk;
        std::optional<Player> at_keyboard;
        std::optional<Player> called;       // to decide, last
        std::optional<Question> question;   // to somebody here: whether they agree to a take-back
        std::optional<Notice> explanation;  // of the last decision of a computer, if wanted
        std::unique_ptr<Hint> hint;         // that is being worked out
        DecisionClock clock;
        GuardTime guard;
        int pause = 0;             // milliseconds before a computer decides
        int seen_for = 0;          // milliseconds since the screen last changed
        int waited = 0;            // milliseconds for others since a person last decided
        bool is_early = false;     // asked for a vote before it comes to them
        bool is_in_chain = false;  // what is shown follows a decision of the person who decides
        bool is_finish_offered = false;
        bool is_page_after_due = false;
        bool is_news_shown = false;              // step by step
        std::optional<Celebration> celebration;  // while it lasts
    };
    // How far the table has been followed.
    struct Followed {
        std::uint64_t table = 0;  // its identity; 0: none
        std::uint64_t events = 0, last_serial = 0;
        int moves = 0, moves_of_people = 0;
        std::size_t entries = 0;
    };

    // Set-up, and sitting down (table_room.cpp).
    void press_setup(Key key);
    void open_table(std::unique_ptr<table::GameTable> table,
                    std::optional<Player> at_keyboard,
                    Showing beginning);
    void sit_down(Manner manner);
    void sit_down_again();  // after a take-back
    void find_alone();      // who sits there may have changed
    void leave();           // to the launcher; before the first turn, to set-up
    void back_to_setup();
    void begin_other();   // than the game behind set-up
    void back_to_game();  // behind set-up
    void play_again();
    void play_same_again();
    [[nodiscard]] bool asks_leader_for_game();
    [[nodiscard]] table::GameTable& table() const { return *needs_.place.table; }
    [[nodiscard]] bool has_refused() const;     // the last key
    [[nodiscard]] std::size_t dialogs() const;  // any key closes them
    [[nodiscard]] desk::Outlets outlets() { return now_.desk.outlets(needs_.sounds); }

    // News (table_news.cpp).
    void take_up();  // the last move: leads on, and shows the news
    void lead();     // where this terminal leads: chance answers, the game is kept
    void show_news(Showing how);
    [[nodiscard]] bool has_changed() const;  // since it was last followed
    [[nodiscard]] Showing catch_up();
    void tell_at_once(std::uint64_t to);
    void remember_seen();
    [[nodiscard]] bool has_gone_back() const;  // the table, behind what was followed
    [[nodiscard]] bool has_only_decided(std::optional<Player> decided) const;
    void meet();       // the decision that is asked
    void call_next();  // calls the next player to the keyboard
    void ring_for(std::optional<Player> next);
    void open_page_after();  // once everything has been read
    void celebrate();        // the winner, before that page
    void end_celebration(Key key);
    void go_to_next();
    [[nodiscard]] bool is_end_read() const;  // or there is no end to read about
    void press_table(Key key);
    void press_page(Key key);
    void clear_way_for(Key key);
    void press_show();
    void reveal();
    [[nodiscard]] bool is_show_seen() const;  // the table is that of the show
    [[nodiscard]] bool is_showing() const { return now_.show.goes_on() and not now_.show.waits(); }
    // The game as it stands, after this time of thinking.
    [[nodiscard]] ViewPtr looked(Milliseconds thinking = {}) const;
    [[nodiscard]] bool is_early(const desk::View& view) const;
    [[nodiscard]] ViewPtr asked_early(ViewPtr view) const;
    [[nodiscard]] ViewPtr seen() const;   // what is on the screen
    [[nodiscard]] ViewPtr asked() const;  // the view whose decision is asked
    [[nodiscard]] Canvas table_canvas() const;

    // Players (table_players.cpp).
    [[nodiscard]] std::optional<Player> player_asked() const;
    [[nodiscard]] bool is_asked_here() const;  // a person
    [[nodiscard]] bool is_asked_elsewhere() const;
    [[nodiscard]] bool awaits_others() const;  // computers, or people elsewhere
    [[nodiscard]] Eyes eyes() const;           // of the people who look at what happens
    [[nodiscard]] static const Sitting& sitting_in(const desk::View& view, Player player);
    [[nodiscard]] const Sitting& sitting_of(Player player) const;
    [[nodiscard]] bool is_computer(Player player) const;
    [[nodiscard]] Players people() const;       // in the game
    [[nodiscard]] Players people_here() const;  // of them
    [[nodiscard]] bool is_called(std::optional<Player> before) const;
    [[nodiscard]] std::optional<Player> reader() const;  // of what happened

    // Moves (table_moves.cpp).
    void obey(const Command& command);
    void reveal_here(const Reveal& wish);
    void sit(const Sit& wish);
    [[nodiscard]] bool is_shut();  // the place; then says why
    [[nodiscard]] bool play(const std::string& move);
    void answer_early(const std::string& answer);
    void remind_of_answer();
    void refuse_for(Player decider);
    void play_all(const std::vector<std::string>& moves);  // until one is refused
    void play_on(const std::string& move);                 // as long as it is open
    void prefer(const OptionChosen& chosen);               // from now on
    void look_back();
    void tell_story();
    [[nodiscard]] bool person_decides() const;  // with nothing else to read or to answer
    [[nodiscard]] Options::TakeBack taking_back() const;
    [[nodiscard]] bool can_take_back() const;
    void ask_to_take_back();
    [[nodiscard]] int moves_to_take_back() const;
    [[nodiscard]] bool takes_back_freely() const;
    [[nodiscard]] std::optional<Player> asked_to_agree() const;  // here
    void ask_to_agree();
    void press_question(Key key);
    void hear_refusal();
    void end_stale_wish();
    void withdraw();   // from a take-back that is asked for
    void call_back();  // the player at the keyboard
    void take_back();
    void take_back_here();  // without asking anybody: nobody else has decided since
    void keep();
    [[nodiscard]] desk::Kept kept() const;
    void ask_to_leave();
    void ask_for_other();  // game

    // Time (table_time.cpp).
    void heed_options();
    [[nodiscard]] bool computer_is_next() const;
    [[nodiscard]] bool reveals_by_itself() const;  // what the show waits with
    [[nodiscard]] int time_until_revealed() const;
    void reveal_unasked();
    [[nodiscard]] bool is_paused() const;  // reading does not pause computers
    Passed pass(int milliseconds);         // at most until the next change
    Passed take_next();                    // the next automatic action
    void let_decide();
    [[nodiscard]] bool decides_at_once() const;
    void let_decide_at_once();
    [[nodiscard]] std::optional<int> next_change() const;
    [[nodiscard]] std::optional<int> time_of_notice() const;  // nothing: it waits for a key
    [[nodiscard]] int left_of(int pause) const;
    void press_watching(Key key);
    void press_too_early(Key key);
    void explain(const Reason& reason);
    void tell_why();
    void begin_hint();
    void break_off_hint();
    Passed work_on_hint();

    // Players' clocks (table_clock.cpp).
    [[nodiscard]] bool is_stopped() const;
    void run_clock(int milliseconds);
    [[nodiscard]] bool clock_runs() const;
    [[nodiscard]] bool has_shared_clock() const;
    [[nodiscard]] table::Took took() const;        // by the open decision, without the line
    [[nodiscard]] Milliseconds time_left() const;  // of the player who decides
    [[nodiscard]] std::optional<int> next_of_clock() const;

    // For people who wait (table_waiting.cpp).
    [[nodiscard]] bool is_watched() const;  // automatic actions
    [[nodiscard]] bool has_waited_enough() const;
    void skip_to_decision();
    void go_on_unseen();  // until a person decides, is ruined, or has to read a notice
    void end_turn_and_skip();
    void offer_to_finish();  // once, when no person is left
    void let_play_to_end();  // or for a thousand turns
    void finish_game();

    RoomNeeds needs_;
    std::unique_ptr<SetupPages> setup_;
    MakeGamePresenter make_;
    At at_ = At::SetUp;
    Standing now_;
    Followed followed_;
    Autosave autosave_;
    bool wants_to_save_ = false, wants_to_review_ = false, wants_to_play_again_ = false;
    bool is_left_ = false;
    bool has_game_behind_ = false;  // set-up, which leads back to it
};

}  // namespace parlor::tui
