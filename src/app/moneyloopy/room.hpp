// LoopyRoom: set-up and table of a game of Moneyloopy.
//
// Source:  U-9.
// Choices: the view has a person's money only while that person decides. If several people share
//          the keyboard, it appears only after the person has been called to the keyboard, whatever
//          the option for prompts. Charts show money, so while money is hidden they wait for the
//          end of the game.
// Not here: the drawing of its screens (tui/moneyloopy/).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/moneyloopy/loopy_table.hpp"
#include "app/table/table_room.hpp"
#include "library/data_folder.hpp"
#include "rules/moneyloopy/booth_names.hpp"
#include "rules/moneyloopy/view.hpp"
#include "tui/board/shown_names.hpp"
#include "tui/moneyloopy/setup/setup_screen.hpp"

namespace parlor::tui {

extern template class TableRoom<LoopyTable>;

class LoopyRoom final : public TableRoom<LoopyTable> {
public:
    // Set-up offers the boards in the folders, and selects the last choices. `edition` is used
    // until a board is chosen.
    LoopyRoom(RoomNeeds needs,
              library::DataFolders folders,
              std::shared_ptr<const rules::moneyloopy::Edition> edition);

    // The game that `parlor moneyloopy` begins: one person against three computers of the last
    // chosen level, on the last board (U-9.6).
    void begin_at_once();

    void press(Key key) override;
    [[nodiscard]] std::optional<Letters> text_field() const override;
    [[nodiscard]] Canvas canvas() const override;

private:
    using View = rules::moneyloopy::View;

    [[nodiscard]] View seen(const Session& game) override;
    [[nodiscard]] View picture(const Session& game,
                               const rules::moneyloopy::Game& position) override;
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
    void obey(const Command& command) override;
    void recall(const Session& game, std::uint64_t events) override;
    void hear(std::span<const rules::moneyloopy::Event> news) override;
    void end_news() override;
    void sit_down() override;
    [[nodiscard]] bool is_called(std::optional<Seat> before) const override;
    [[nodiscard]] View shown_view() const override;

    [[nodiscard]] const rules::moneyloopy::Sitter& sitter(Seat player) const;
    [[nodiscard]] bool is_money_hidden() const;
    [[nodiscard]] const std::string& refusal() const;  // of the last key, if refused
    [[nodiscard]] std::size_t dialogs() const;         // any key closes them
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
