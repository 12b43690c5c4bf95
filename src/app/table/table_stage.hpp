// TableStage: shows a replay of any game in its own screens, with the pages of the seat that has to
// decide, or as a watcher sees it, and with tokens that step; or a game as the launcher shows it.
//
// Choices: a replay hides nothing; of hands of tiles, it shows that of the seat that moved.
// Units:   milliseconds.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "app/table/game_presenter.hpp"
#include "base/options.hpp"
#include "canvas/sound_queue.hpp"

namespace parlor::tui {

// The arguments of a stage; the sounds outlive it.
struct StageNeeds {
    const Options& options;
    SoundQueue& sounds;
    GlyphSet glyphs = GlyphSet::Unicode;  // of the screen
    bool is_open = true;                  // hides nothing
};

class TableStage {
public:
    TableStage(StageNeeds needs, MakeGamePresenter make);

    // Show the table, with the events after the first `told_before`: `show` at once, `follow` as an
    // animation from the last state shown. The table outlives what else is asked of the stage.
    void show(table::GameTable& table, std::uint64_t told_before);
    void follow();

    // The time until the next change of an animation; and letting time pass.
    [[nodiscard]] std::optional<int> next_tick() const;
    void tick(int milliseconds);

    // Whether a notice must be read; and dismissing it.
    [[nodiscard]] bool waits() const { return not desk_.notices.empty(); }
    void read();

    // Opens the charts of the game so far, over the stage, or says why it cannot. While they are
    // open, keys go to them.
    [[nodiscard]] std::optional<Error> look_back();
    [[nodiscard]] bool looks_back() const { return is_reviewing_ or not desk_.above.empty(); }
    // Opens the story of the game so far, in the same way.
    bool tell_story();
    // Opens the review, in the same way; of the complete game, whose log's entries are these steps
    // of the replay. Judgements are stored in the folder, if there is one.
    bool review(std::span<const int> steps, const std::optional<std::filesystem::path>& folder);
    void press(Key key);
    // Whether the open page leaves no rows for the line of the replay.
    [[nodiscard]] bool fills_screen() const { return is_reviewing_ and review_->fills_screen(); }
    // The step that the player wants to see; returned once.
    [[nodiscard]] std::optional<Review::Shown> takes_wished() { return std::exchange(wished_, {}); }

    // Long work: `work` does a part of it between two checks for keys.
    [[nodiscard]] bool has_work() const { return is_reviewing_ and review_->has_work(); }
    void work() { review_->work(); }

    [[nodiscard]] Canvas canvas() const;
    [[nodiscard]] std::optional<Canvas> right_half(Size size) const;  // as a room's
    [[nodiscard]] std::optional<Canvas> whole(Size window) const;
    // The launcher's picture of a game with a board, and its right half.
    [[nodiscard]] bool has_board() const { return game_->customs().has_board; }
    [[nodiscard]] Canvas poster(std::string_view caption) const;
    [[nodiscard]] Canvas poster_ring(std::string_view caption, Size size) const;
    [[nodiscard]] std::string part() const;  // of the game: `ROUND 4`, `HAND 2`

    // The minimum number of text lines below the stage, so that text never covers only half of a
    // part of the stage.
    [[nodiscard]] int lines_below() const { return game_->customs().lines_below; }

private:
    void meet();  // the decision
    // Once the end of the game has been read, the leaderboard is the page of the stage (U-10.5).
    void end_with_leaderboard();
    void open(desk::PagePtr page);
    void press_review(Key key);
    [[nodiscard]] desk::Outlets outlets() { return desk_.outlets(*sounds_); }

    Options options_;
    Manner manner_;
    SoundQueue* sounds_;
    MakeGamePresenter make_;
    std::unique_ptr<GamePresenter> game_;
    desk::Desk desk_;
    ViewPtr view_;
    desk::Show show_;
    std::unique_ptr<Review> review_;  // after its first use
    bool is_reviewing_ = false;
    std::optional<Review::Shown> wished_;
};

}  // namespace parlor::tui
