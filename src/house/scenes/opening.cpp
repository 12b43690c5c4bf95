#include "house/scenes/opening.hpp"

#include <algorithm>
#include <utility>

#include "app/halves.hpp"
#include "app/table/game_called.hpp"
#include "base/match.hpp"
#include "house/word.hpp"

namespace parlor::house {
namespace {

using Access = library::TableRecord::Access;
using Next = tui::SetupPages::Next;

Access access_of(tui::OpeningChoices::Access access) {
    switch (access) {
        case tui::OpeningChoices::Access::Everybody: return Access::Everybody;
        case tui::OpeningChoices::Access::Word: return Access::Word;
        case tui::OpeningChoices::Access::Users: return Access::Users;
    }
    return Access::Everybody;
}

}  // namespace

Opening::Opening(const HouseNeeds& needs, const User& user, Terminal& terminal, std::string called)
    : needs_{&needs},
      user_{&user},
      terminal_{&terminal},
      called_{std::move(called)},
      ui_{tui::begin_opening(names_of(needs.games))} {
    if (const auto* const game = tui::game_called(needs.games, called_))
        ui_.choices.game = game->name;
}

Wish Opening::press(tui::Key key, wire::Showing seen) {
    if (key == tui::Key::Interrupt) return GoHome{};
    if (terminal_->is_late(seen) or not terminal_->has_room()) return GoOn{};
    if (game_) return press_game(key);
    if (word_) return press_word(key);
    return press_choices(key);
}

Wish Opening::press_choices(tui::Key key) {
    return match(
        tui::press(ui_, key, sounds_),
        [](tui::GoOn) -> Wish { return GoOn{}; },
        [](tui::GoBack) -> Wish { return GoBack{}; },
        [&](const tui::OpenTable& wished) -> Wish {
            choose(wished.choices);
            return GoOn{};
        });
}

void Opening::choose(const tui::OpeningChoices& choices) {
    record_ = {.name = choices.name,
               .opener = *user_,
               .access = access_of(choices.access),
               .level = choices.level,
               .takes_back = choices.takes_back,
               .has_hints = choices.has_hints,
               .explains = choices.explains,
               .has_watchers = choices.has_watchers};
    for (const std::string& name : choices.users) {
        const auto user = needs_->user_called(name);
        if (not user) {
            ui_.refusal = "Nobody here is called " + name;
            return;
        }
        record_.users.push_back(*user);
    }
    if (record_.access == Access::Word)
        word_ = tui::WordUi{.table = choices.name, .is_opener = true};
    else
        set_up_game();
}

Wish Opening::press_word(tui::Key key) {
    match(
        tui::press(*word_, key, sounds_),
        [](tui::GoOn) {},
        [&](tui::GoBack) { word_.reset(); },
        [&](const tui::GiveWord& given) {
            record_.word = hash_of(given.word);
            word_.reset();
            if (record_.word.empty())
                ui_.refusal = "This host can keep no words";
            else
                set_up_game();
        });
    return GoOn{};
}

void Opening::set_up_game() {
    const auto game =
        std::ranges::find(needs_->games, std::string_view{ui_.choices.game}, &tui::GameBox::name);
    const tui::Rooms rooms = game->rooms();
    if (rooms.trouble)
        ui_.refusal = rooms.trouble->what;
    else
        game_ = std::make_unique<GameSetUp>(
            rooms, *terminal_, tui::with_mode(terminal_->options(), *game, called_));
}

Wish Opening::press_game(tui::Key key) {
    switch (game_->pages().press(key)) {
        case Next::Stay: break;
        case Next::Leave: game_.reset(); break;
        case Next::Begin: return game_->table_of(*user_, record_);
    }
    return GoOn{};
}

void Opening::tick(Milliseconds passed) {
    if (game_) game_->pages().tick(passed.count);
}

std::optional<Milliseconds> Opening::next_tick() const {
    const auto next = game_ ? game_->pages().next_tick() : std::nullopt;
    return next ? std::optional{Milliseconds{*next}} : std::nullopt;
}

tui::Canvas Opening::canvas() const {
    if (game_) return game_->pages().canvas();
    tui::Canvas canvas;
    if (word_)
        draw_word_page(canvas, *word_);
    else
        draw_opening(canvas, ui_);
    return canvas;
}

std::vector<wire::FromHost> Opening::news() { return terminal_->news(sounds_.take(), canvas()); }

}  // namespace parlor::house
