#include "house/guest.hpp"

#include <algorithm>

#include "terminal/terminal.hpp"

namespace parlor::house {
namespace {

using tui::Size;

// What changes the game for others is the table's, and not the guest's.
Options options_of(const wire::Record& record) {
    Options options{.movement = record.movement, .prompt = record.prompt, .pace = record.pace};
    options.wide = record.has_wide_half ? Options::Answer::Yes : Options::Answer::No;
    options.dominoes.felt = record.felt;
    options.dominoes.aids = record.has_aids ? Options::Answer::Yes : Options::Answer::No;
    options.dominoes.seen_tiles =
        record.shows_seen_tiles ? Options::Answer::Yes : Options::Answer::No;
    return options;
}

tui::AppNeeds needs_of(tui::Games games, SetOf<Entrant> players, const wire::Record& record) {
    return {.games = games,
            .terms = {.own_folder = tui::OwnFolder::Closed,
                      .glyphs = record.glyphs,
                      .has_colours = record.has_colours},
            .here = {.players = players, .leads = false},
            .options = options_of(record)};
}

}  // namespace

SharedTable::Guest::Guest(table::Place& place,
                          tui::Games games,
                          SetOf<Entrant> players,
                          const wire::Record& record)
    : record_{record}, app_{place, needs_of(games, players, record), tui::nowhere()} {}

void SharedTable::Guest::change(const wire::Record& record) {
    record_ = record;
    app_.show_in(record.glyphs, record.has_colours);
    app_.prefer(options_of(record));
}

Size SharedTable::Guest::window() const {
    return {std::min(record_.window.rows, wire::largest_window.rows),
            std::min(record_.window.cols, wire::largest_window.cols)};
}

void SharedTable::Guest::press(tui::Key key) {
    if (tui::is_large_enough(record_.window))
        app_.press(key);
    else
        app_.press_unseen(key);
}

// Sounds come before the picture that they belong to.
std::vector<wire::FromHost> SharedTable::Guest::news() {
    std::vector<wire::FromHost> news;
    std::vector<tui::SoundEffect> sounds = app_.take_sounds();
    if (record_.wants_sounds and not sounds.empty()) {
        sounds.resize(std::min(sounds.size(), wire::most_sounds));
        news.emplace_back(wire::Sounds{std::move(sounds)});
    }
    if (app_.is_left())
        news.emplace_back(wire::Farewell{});
    else if (auto picture = easel_.next(app_.canvas(window()), app_.question_in_words(), decision_))
        news.emplace_back(std::move(*picture));
    return news;
}

}  // namespace parlor::house
