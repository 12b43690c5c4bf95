#include "house/guest.hpp"

namespace parlor::house {

// What changes the game for others is not the guest's to choose.
Options as_agreed(Options options, const SharedTable::Terms& terms) {
    const auto answer = [](bool yes) { return yes ? Options::Answer::Yes : Options::Answer::No; };
    options.take_back = options.take_back_blitz =
        terms.take_back ? Options::TakeBack::Allowed : Options::TakeBack::Forbidden;
    options.explain = answer(terms.explanations);
    options.hints = options.dominoes.hints = answer(terms.hints);
    return options;
}

namespace {

tui::AppNeeds needs_of(tui::Games games,
                       const SharedTable::Terms& terms,
                       SetOf<Entrant> players,
                       const Terminal& terminal,
                       bool is_seen) {
    return {.games = games,
            .terms = {.own_folder = tui::OwnFolder::Closed,
                      .glyphs = terminal.record().glyphs,
                      .has_colours = terminal.record().has_colours,
                      .is_seen = is_seen},
            .here = {.players = players, .leads = false},
            .options = as_agreed(terminal.options(), terms)};
}

}  // namespace

SharedTable::Guest::Guest(table::Place& place,
                          tui::Games games,
                          Terms terms,
                          SetOf<Entrant> players,
                          Terminal& terminal,
                          Screen screen)
    : terms_{terms},
      players_{players},
      terminal_{&terminal},
      app_{place,
           needs_of(games, terms, players, terminal, screen == Screen::Seen),
           tui::nowhere()} {}

void SharedTable::Guest::heed_record() {
    app_.show_in(terminal_->record().glyphs, terminal_->record().has_colours);
    app_.prefer(as_agreed(terminal_->options(), terms_));
}

void SharedTable::Guest::press(tui::Key key, wire::Showing seen) {
    app_.allow_for_line(terminal_->line().time());
    if (terminal_->has_room() and not terminal_->has_still_to_read(seen))
        app_.press(key);
    else
        app_.press_unseen(key);
    app_.prefer(as_agreed(app_.options(), terms_));  // the key may have chosen an option
}

std::vector<wire::FromHost> SharedTable::Guest::news(
    const DrawOver& draw_over, const std::vector<tui::SoundEffect>& sounds_over) {
    tui::Canvas canvas = app_.canvas(terminal_->window());
    if (draw_over) draw_over(canvas);
    std::vector<tui::SoundEffect> sounds = app_.take_sounds();
    sounds.insert(sounds.end(), sounds_over.begin(), sounds_over.end());
    return terminal_->news(std::move(sounds), canvas, app_.question_in_words());
}

}  // namespace parlor::house
