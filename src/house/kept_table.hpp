// KeptTable: a table of the house, from its opening until it leaves the list: its seats before the
// game begins; the game, while anybody is there; and asleep, its line in the list.
//
// Source:  T-1.6, T-2.1, T-2.3, T-2.4, T-2.6, T-2.7, T-2.10, T-4.6.
// Errors:  one line each; an error changes nothing.
// Choices: what guests do before the game begins is on disk before others see it, as a move is.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "house/access.hpp"
#include "house/company.hpp"
#include "house/copy_to_guest.hpp"
#include "house/gathering.hpp"
#include "house/host_results.hpp"
#include "house/needs.hpp"
#include "house/outline.hpp"
#include "house/shared_table.hpp"
#include "house/table_folder.hpp"
#include "tui/sharing/tables_page.hpp"

namespace parlor::house {

class KeptTable {
public:
    using Closed = library::TableRecord::Closed;

    // A new table, whose game is as the lines of the header ask for it.
    [[nodiscard]] static Result<std::unique_ptr<KeptTable>> open(const HouseNeeds& needs,
                                                                 library::TableRecord record,
                                                                 const std::string& header);
    // The table of this number, from its files. If they are damaged, trouble() says so.
    KeptTable(const HouseNeeds& needs, int number);

    [[nodiscard]] int number() const { return record_.number; }
    [[nodiscard]] const library::TableRecord& record() const { return record_; }
    [[nodiscard]] const std::optional<Error>& trouble() const { return trouble_; }
    [[nodiscard]] bool is_begun() const { return record_.is_begun; }
    [[nodiscard]] bool is_over() const { return outline().is_over; }
    [[nodiscard]] bool is_closed() const { return record_.closed != Closed::No; }
    // Whether its game has been over for a day, and nobody is there (T-2.10).
    [[nodiscard]] bool is_past() const;
    [[nodiscard]] std::string title() const;            // `Friday`, `TABLE 17`
    [[nodiscard]] std::string number_and_name() const;  // `17 Friday`, `17`

    // Who may come.
    [[nodiscard]] Access::For access_for(const User& user) const {
        return access_.for_user(record_, user);
    }
    [[nodiscard]] std::optional<Error> give_word(const User& user, const std::string& word) {
        return access_.give_word(record_, user, word, now_);
    }

    // Who is at the table.
    [[nodiscard]] Company& company() { return company_; }
    [[nodiscard]] const Company& company() const { return company_; }
    void come(host::GuestId guest, const User& user, bool watches) {
        company_.come({guest, user, watches, now_});
    }
    void leave(host::GuestId guest);
    [[nodiscard]] bool rules(const User& user) const {
        return company_.rules(user, record_.opener, now_);
    }

    // Nobody comes any more; its files stay. Or, with No, they may come again (T-2.6).
    [[nodiscard]] std::optional<Error> close(Closed how);

    // Counts what others at the table may see.
    [[nodiscard]] std::uint64_t changes() const {
        return changes_ + company_.changes() + (game_ ? game_->changes() : 0);
    }

    // Before the game begins. Requires not is_begun().
    [[nodiscard]] const Gathering& gathering() const { return *gathering_; }
    [[nodiscard]] std::optional<Error> sit(const User& user,
                                           std::size_t seat,
                                           const Gathering::Player& player);
    [[nodiscard]] std::optional<Error> stand_up(const User& user);
    [[nodiscard]] std::optional<Error> begin();

    // The game, which wakes up if it is asleep. Requires is_begun().
    [[nodiscard]] Result<std::shared_ptr<SharedTable>> game();
    [[nodiscard]] const std::shared_ptr<SharedTable>& game_if_awake() const { return game_; }
    [[nodiscard]] SetOf<Entrant> players_of(const User& user) const;

    // People and their seats, while the game is played (people_at_table.cpp). Requires a game that is
    // awake.
    [[nodiscard]] const std::vector<table::SeatAsked>& entered() const { return entered_.seats; }
    [[nodiscard]] std::optional<int> level_of(Entrant player) const;  // of the computer that plays
    [[nodiscard]] std::optional<Moment> away_for(Entrant player) const;
    // What is to be known of the player for whom all wait: `BOB IS AWAY`, `ANN, TRADER SITS IN`.
    [[nodiscard]] std::optional<std::string> words_on_awaited() const;
    [[nodiscard]] tui::TalkAt talk_at() const;
    [[nodiscard]] std::string name_of(
        const User& user) const;  // of a player, or of one who watches
    [[nodiscard]] std::optional<Error> say(const User& user, const std::string& text);
    [[nodiscard]] std::optional<Error> give_up(const User& user);
    [[nodiscard]] std::optional<Error> ask_to_sit_in(const User& asker,
                                                     std::size_t seat,
                                                     int level);
    [[nodiscard]] std::optional<Error> ask_to_play_again(const User& asker);
    [[nodiscard]] std::optional<Error> ask_to_pause(const User& asker);
    [[nodiscard]] bool has_clocks() const { return game_->has_clocks(); }
    [[nodiscard]] bool is_paused() const { return game_ and game_->is_paused(); }
    void end_pause() { game_->end_pause(); }
    // Of the game once it is over, for who had a seat in it (T-2.10).
    [[nodiscard]] bool may_copy(const User& user) const;
    [[nodiscard]] Result<CopyToGuest> copy_for(const User& user) const;
    void answer(const User& user, bool agrees);
    [[nodiscard]] std::optional<Error> put_out(const User& user);
    [[nodiscard]] std::optional<Error> let_back(const User& user);
    // Those whose seats a computer plays take them over again.
    void expect(const User& user);

    // Lets time pass up to this moment of the house's clock, before anything is done at the table;
    // and when something changes by itself, as it was after the last call of look().
    void come_to(Moment now);
    void look();
    [[nodiscard]] std::optional<Moment> due() const { return due_; }
    [[nodiscard]] Moment now() const { return now_; }

    [[nodiscard]] std::string state() const { return outline().state; }  // of the game
    // Its line in the list.
    [[nodiscard]] tui::TableLine line() const;

private:
    KeptTable(const HouseNeeds& needs, library::TableRecord record);

    [[nodiscard]] TableFolder folder() const;
    [[nodiscard]] std::optional<Error> change(const Gathering& gathering);
    [[nodiscard]] std::shared_ptr<SharedTable> awaken(std::unique_ptr<table::GameTable> game);
    [[nodiscard]] std::optional<Error> keep(const table::GameTable& game);
    void note_result();
    [[nodiscard]] std::optional<Error> change(library::TableRecord record);
    void let_computer_play(const User& user, int level);
    [[nodiscard]] Presence presence() const;
    [[nodiscard]] std::string computer_of(int level) const;
    void heed_votes();
    void keep_last_line();
    void recall_talk();
    [[nodiscard]] std::optional<Error> play_again();
    [[nodiscard]] std::optional<Error> begin(std::unique_ptr<table::GameTable> game);
    void tick(Milliseconds passed);
    [[nodiscard]] std::optional<Milliseconds> next_tick() const;
    void agree_for_those_away();
    [[nodiscard]] std::optional<Milliseconds> next_of_game() const;
    void fall_asleep();
    [[nodiscard]] Outline outline() const;
    [[nodiscard]] std::vector<std::string> people_in_words(const Outline& outline) const;

    const HouseNeeds* needs_;
    library::TableRecord record_;
    std::optional<Error> trouble_;
    Access access_;
    std::optional<Gathering> gathering_;
    std::optional<TableFolder> journal_;          // of the game that is awake
    std::shared_ptr<SharedTable> game_;           // a computer may still be thinking about it
    bool is_on_disk_ = true;                      // all of it
    table::SetupAsked entered_;                   // with it
    const tui::GameBox* box_ = nullptr;           // of it
    std::optional<table::FinishedGame> unnoted_;  // that is not in the book of results yet
    Outline outline_;                             // of the game, as it was at this position
    SharedTable::Position outlined_;
    Company company_;
    std::uint64_t changes_ = 0;
    Moment now_{};
    std::optional<Moment> due_;
    Milliseconds alone_;       // since the last guest left
    std::int64_t played_ = 0;  // milliseconds, since the game woke up
};

}  // namespace parlor::house
