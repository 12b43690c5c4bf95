// LoopyRoom: setting up a game of Moneyloopy, and the table.
//
// Source:  U-9.
// Choices: a person's money is in the view only while they decide, and where several persons share
//          the keyboard not before they have been called to it, whatever the option for prompts
//          says. Pictures tell money, so that they wait for the end where it is hidden.
// Not here: the drawing of its screens (tui/moneyloopy/).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/moneyloopy/loopy_table.hpp"
#include "app/table/table_room.hpp"
#include "library/data_folder.hpp"
#include "rules/moneyloopy/view.hpp"
#include "tui/board/shown_names.hpp"
#include "tui/moneyloopy/setup/setup_screen.hpp"

namespace parlor::tui {

extern template class TableRoom<LoopyTable>;

class LoopyRoom final : public TableRoom<LoopyTable> {
public:
    // Set-up offers the boards in the folders, and first what was chosen last; `edition` is there
    // before a board is chosen.
    LoopyRoom(RoomNeeds needs,
              library::DataFolders folders,
              std::shared_ptr<const rules::moneyloopy::Edition> edition);

    // The game with which `parlor moneyloopy` begins: one person against three computers of the
    // last level chosen, on the last board (U-9.6).
    void begin_at_once();

    void press(Key key) override;
    [[nodiscard]] std::optional<Letters> text_field() const override;
    [[nodiscard]] Canvas canvas() const override;

private:
    using View = rules::moneyloopy::View;

    [[nodiscard]] View seen(const Session& game) override;
    [[nodiscard]] std::optional<Seat> player_asked() const override;
    [[nodiscard]] std::string name_of(Seat player) const override;
    [[nodiscard]] bool is_computer(Seat player) const override;
    [[nodiscard]] std::vector<std::string> others() const override;
    [[nodiscard]] Canvas draw_table(const View& view) const override;
    [[nodiscard]] Canvas draw_ring(const View& view,
                                   std::optional<Square> here,
                                   Size size) const override;
    [[nodiscard]] std::string words_for(const View& view,
                                        const rules::moneyloopy::Action& move) const override;
    [[nodiscard]] Story story(std::optional<Seat> reader) override;
    void obey(const loopy::Command& command) override;
    void recall(const Session& game, std::uint64_t events) override;
    void hear(std::vector<rules::moneyloopy::Event>& news) override;
    void end_news() override;
    void sit_down() override;
    [[nodiscard]] bool is_called(std::optional<Seat> before) const override;
    [[nodiscard]] View shown_view() const override;

    [[nodiscard]] const rules::moneyloopy::Sitter& sitter(Seat player) const;
    [[nodiscard]] bool is_money_hidden() const;
    [[nodiscard]] const std::string& refusal() const;  // of the last key, if refused
    [[nodiscard]] std::size_t dialogs() const;         // that any key closes
    void look_back();
    void play_again();
    void press_setup(Key key);
    void read_board(const std::string& id);
    void begin();
    void open_table();
    void remember_choices();  // for the next game

    library::DataFolders folders_;
    std::shared_ptr<const rules::moneyloopy::Edition> edition_;
    loopy::SetupUi setup_;
    ShownNames<rules::moneyloopy::Edition> names_;
    std::optional<rules::moneyloopy::Proposal> declined_;  // may be changed and proposed again
};

}  // namespace parlor::tui
