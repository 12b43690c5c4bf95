// The shell's commands for replays: show a screen, facts or a story, and write a cast.
#include <unistd.h>

#include <filesystem>

#include "app/app.hpp"
#include "app/cast.hpp"
#include "app/halves.hpp"
#include "app/table/table_stage.hpp"
#include "canvas/svg.hpp"
#include "canvas/text.hpp"
#include "shell/lines.hpp"
#include "shell/opener.hpp"
#include "shell/shell.hpp"
#include "table/language/directives.hpp"
#include "terminal/choice.hpp"
#include "terminal/terminfo/terminfo.hpp"

namespace parlor::shell {
namespace {

using table::Output;
using table::Replay;
using table::Status;

tui::Canvas canvas_of(Games games, Replay& replay, const cli::Show& order, tui::GlyphSet glyphs) {
    const Options options;
    tui::SoundQueue sounds;
    const auto stage = stage_for(games, replay.table(), {options, sounds, glyphs});
    stage->show(replay.table(), replay.told_before());
    tui::Canvas canvas = stage->canvas();
    if (order.is_wide)
        if (const auto right = stage->right_half({tui::Canvas::rows, tui::Canvas::cols}))
            canvas = beside(canvas, *right);
    return canvas;
}

std::string in_lines(const tui::Canvas& canvas, tui::GlyphSet glyphs) {
    std::string text;
    for (const std::string& line : lines_of(canvas, glyphs)) text += line + "\n";
    return text;
}

using Written = std::string(const tui::Canvas& canvas, tui::GlyphSet glyphs);

std::string screen_of(
    Games games, Replay& replay, const cli::Show& order, tui::GlyphSet glyphs, Written written) {
    return written(canvas_of(games, replay, order, glyphs), glyphs);
}

std::string facts_of(Replay& replay) {
    std::string text;
    (void)table::find_directive(".show")(replay.table(), {}, text);
    return text;
}

std::string story_of(Games games, Replay& replay) {
    const tui::GameBox& game = *game_on(games, replay.table());
    std::string story = story_until(replay, replay.at());
    if (game.standings) story += game.standings(replay.table());
    return story;
}

Result<std::string> pictures_of(Games games, Replay& replay, tui::GlyphSet glyphs) {
    const tui::GameBox& game = *game_on(games, replay.table());
    if (game.pictures) return game.pictures(replay.table(), glyphs);
    return Error{"there are no pictures of a game of " + std::string{game.name}};
}

Result<std::string> text_of(Games games, Replay& replay, const cli::Show& order) {
    const auto glyphs =
        tui::display_options({}, order.asked).glyphs.value_or(tui::GlyphSet::Unicode);
    switch (order.shown) {
        case cli::Shown::Screen: return screen_of(games, replay, order, glyphs, in_lines);
        case cli::Shown::Svg: return screen_of(games, replay, order, glyphs, tui::svg_of);
        case cli::Shown::Facts: return facts_of(replay);
        case cli::Shown::Story: return story_of(games, replay);
        case cli::Shown::Pictures: break;
    }
    return pictures_of(games, replay, glyphs);
}

// The terminal of a cast: 256 colours and UTF-8.
std::optional<tui::CastTerminal> cast_terminal() {
    const std::string name = "xterm-256color";
    if (not tui::find_terminal(name)) return std::nullopt;
    tui::Terminal terminal = tui::terminal_from_terminfo();
    choose(terminal, {}, {name, "UTF-8", "", "", tui::colour_count()});
    tui::TerminalModes modes = tui::terminal_modes(false);
    return tui::CastTerminal{
        name, std::move(terminal), std::move(modes.enter), std::move(modes.leave)};
}

}  // namespace

table::LoadedReplay load_replay(Games games, const std::string& file) {
    const auto text = text_of_game(file);
    auto loaded = text ? table::load_replay(*text, file, opener_telling(games, file))
                       : table::LoadedReplay{Status::NoFile, text.error().what, nullptr};
    if (not loaded.complaint.empty()) Output{STDERR_FILENO}.write(loaded.complaint + "\n");
    return loaded;
}

table::Grown growing(Games games, const std::string& file) {
    const auto size_of = [](const std::string& name) {
        std::error_code none;
        return std::filesystem::file_size(name, none);
    };
    return [=, seen = size_of(file)]() mutable -> std::optional<table::LoadedReplay> {
        if (seen == size_of(file)) return std::nullopt;
        seen = size_of(file);
        const auto text = text_of_game(file);
        if (not text) return table::LoadedReplay{Status::NoFile, text.error().what, nullptr};
        auto loaded = table::load_replay(*text, file, tui::opener_of(games));
        const bool is_being_written = not text->ends_with('\n');
        if (loaded.replay and is_being_written) loaded.complaint.clear();
        return loaded;
    };
}

int show(Games games, const cli::Show& order) {
    if (const auto refusal = tui::refusal_of(order.asked)) return end_wrong(*refusal);
    const auto [status, complaint, replay] = load_replay(games, order.file);
    if (not replay) return static_cast<int>(status);
    if (order.at.value_or(0) > replay->size())
        return end_wrong("--at: must be 0 to " + std::to_string(replay->size()) +
                         " in this game, not " + std::to_string(*order.at));
    replay->go_to(order.at.value_or(replay->size()));
    const auto text = text_of(games, *replay, order);
    if (not text) return end_wrong(text.error().what);
    Output answers{STDOUT_FILENO};
    answers.write(*text);
    return end_with(status, answers);
}

int write_cast(Games games, const cli::Cast& order) {
    const auto terminal = cast_terminal();
    if (not terminal)
        return end_wrong("the terminal xterm-256color is not known here (package ncurses-base)");
    auto loaded = load_replay(games, order.file);
    const Status status = loaded.status;
    if (not loaded.replay) return static_cast<int>(status);
    Output answers{STDOUT_FILENO};
    tui::write_cast(games, std::move(loaded), *terminal, answers);
    return end_with(status, answers);
}

}  // namespace parlor::shell
