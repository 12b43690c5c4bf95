// Meeting: what people at a table have to do with each other, over a guest's game: the page of the
// company, what was said a moment ago, and questions to the guest.
//
// Source:  T-2.5, T-2.6, T-2.10, T-2.11, T-3.6, T-3.10.
// Choices: & opens the page, and ' a line to the table. A question comes before both.
//           In a pause each player who is there can end it; who watches cannot.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "canvas/sound_queue.hpp"
#include "house/kept_table.hpp"
#include "house/scenes/member.hpp"
#include "house/scenes/scene.hpp"
#include "tui/sharing/company_page.hpp"

namespace parlor::house {

class Meeting {
public:
    // Both outlive the meeting.
    Meeting(KeptTable& table, const User& user);

    // Whether the key is for the meeting, and not for the game.
    [[nodiscard]] bool takes(tui::Key key) const;
    [[nodiscard]] Wish press(tui::Key key);

    // Whether something is drawn over notices of the table.
    [[nodiscard]] bool covers_table() const { return page_ or question_ or table_->is_paused(); }

    void look();  // at what there is now
    void draw(tui::Canvas& canvas) const;
    [[nodiscard]] bool offers_copy() const { return member_.offers_copy(); }
    [[nodiscard]] std::vector<tui::SoundEffect> take_sounds() { return sounds_.take(); }

    void tick(Milliseconds passed);
    // Until what was said disappears.
    [[nodiscard]] std::optional<Milliseconds> next_tick() const;

private:
    void draw_over_table(tui::Canvas& canvas) const;
    [[nodiscard]] Wish press_page(tui::Key key);
    [[nodiscard]] Wish press_pause(tui::Key key);
    void open_page();
    [[nodiscard]] tui::Question question_for(const Company::Vote& vote) const;
    [[nodiscard]] std::vector<std::string> lines_over_game() const;

    KeptTable* table_;
    const User* user_;
    Member member_;
    tui::SoundQueue sounds_;
    std::optional<tui::CompanyUi> page_;
    std::optional<tui::Question> question_;
    std::uint64_t heard_;        // the last line that has been shown
    Milliseconds talk_shown_{};  // for how much longer
};

}  // namespace parlor::house
