// The shell's commands for replays: show a screen, facts or a story, and write a cast.
#include <unistd.h>

#include "app/app.hpp"
#include "app/cast.hpp"
#include "app/stage.hpp"
#include "base/text.hpp"
#include "canvas/letters.hpp"
#include "canvas/text.hpp"
#include "games/chronicle.hpp"
#include "games/games.hpp"
#include "rules/property/view.hpp"
#include "shell/lines.hpp"
#include "shell/shell.hpp"
#include "table/directives.hpp"
#include "terminal/choice.hpp"
#include "terminal/terminfo.hpp"
#include "tui/property/charts/charts.hpp"

namespace parlor::shell {
namespace {

using table::Output;
using table::Replay;
using table::Status;

std::string screen_of(Replay& replay, tui::GlyphSet glyphs) {
    const Options options;
    tui::Ear ear;
    const auto stage = tui::stage_for(replay.table(), options, ear);
    stage->show(replay.table(), replay.told_before());
    std::string text;
    for (const std::string& line : lines_of(stage->canvas(), glyphs)) text += line + "\n";
    return text;
}

std::string facts_of(Replay& replay) {
    std::string text;
    (void)table::find_directive(".show")(replay.table(), {}, text);
    return text;
}

// The text inside a panel, without the keys below it.
std::string text_of(const tui::Canvas& canvas, const tui::Box& inside, tui::GlyphSet glyphs) {
    std::string text;
    for (int row = inside.top; row <= inside.bottom; ++row) {
        std::string line;
        for (int col = inside.left; col <= inside.right; ++col)
            line += tui::utf8(in_set(canvas.cell({row, col}).glyph, glyphs));
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

// Nothing for a game without pictures.
std::optional<std::string> pictures_of(Replay& replay, tui::GlyphSet glyphs) {
    const auto* const session = property_session(replay.table());
    if (session == nullptr) return std::nullopt;
    const auto view = rules::view_for(session->setup(), session->position());
    const auto chronicle = chronicle_of(*session);
    std::string text;
    for (const auto chart : {tui::Chart::Wealth, tui::Chart::Rent, tui::Chart::Landings}) {
        tui::Canvas canvas;
        draw_chart(canvas, view, chronicle, chart);
        text += (text.empty() ? "" : "\n") + text_of(canvas, tui::chart_inside, glyphs);
    }
    return text;
}

std::optional<std::string> text_of(Replay& replay, const cli::Show& order) {
    const auto glyphs = tui::looks_of({}, order.asked).glyphs.value_or(tui::GlyphSet::Unicode);
    switch (order.shown) {
        case cli::Shown::Screen: return screen_of(replay, glyphs);
        case cli::Shown::Facts: return facts_of(replay);
        case cli::Shown::Story: return story_until(replay, replay.at());
        case cli::Shown::Pictures: return pictures_of(replay, glyphs);
    }
    return std::nullopt;
}

// The terminal of a cast: 256 colours and UTF-8.
std::optional<tui::CastTerminal> cast_terminal() {
    const std::string name = "xterm-256color";
    if (tui::find_terminal(name) != tui::TermFound::Yes) return std::nullopt;
    tui::Terminal terminal = tui::terminal_from_terminfo();
    choose(terminal, {}, {name, "UTF-8", "", tui::colour_count()});
    auto [enter, leave] = tui::terminal_modes(false);
    return tui::CastTerminal{name, std::move(terminal), std::move(enter), std::move(leave)};
}

}  // namespace

table::LoadedReplay load_replay(const std::string& file) {
    const auto text = text_of_game(file);
    auto loaded = text ? table::load_replay(*text, file, open_table)
                       : table::LoadedReplay{Status::NoFile, text.error().what, nullptr};
    if (not loaded.complaint.empty()) Output{STDERR_FILENO}.write(loaded.complaint + "\n");
    return loaded;
}

int show(const cli::Show& order) {
    const auto [status, complaint, replay] = load_replay(order.file);
    if (not replay) return static_cast<int>(status);
    if (order.at.value_or(0) > replay->size())
        return end_wrong("this game has moves up to " + std::to_string(replay->size()));
    replay->go_to(order.at.value_or(replay->size()));
    const auto text = text_of(*replay, order);
    if (not text) return end_wrong("there are no pictures of a game of dominoes");
    Output answers{STDOUT_FILENO};
    answers.write(*text);
    return end_with(status, answers);
}

int write_cast(const cli::Cast& order) {
    const auto terminal = cast_terminal();
    if (not terminal)
        return end_wrong("the terminal xterm-256color is not known here (package ncurses-base)");
    auto loaded = load_replay(order.file);
    const Status status = loaded.status;
    if (not loaded.replay) return static_cast<int>(status);
    Output answers{STDOUT_FILENO};
    tui::write_cast(std::move(loaded), *terminal, answers);
    return end_with(status, answers);
}

}  // namespace parlor::shell
