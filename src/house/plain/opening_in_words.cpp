#include "house/plain/opening_in_words.hpp"

#include <utility>

#include "app/table/game_called.hpp"
#include "base/text.hpp"
#include "plain/spoken.hpp"
#include "plain/verbs.hpp"

namespace parlor::house {

OpeningInWords::OpeningInWords(const HouseNeeds& needs,
                               const User& user,
                               Terminal& terminal,
                               const std::string& game)
    : needs_{&needs},
      user_{&user},
      terminal_{&terminal},
      sentences_{terminal},
      record_{.opener = user} {
    if (game.empty())
        ask_for_game();
    else
        set_up(game);
}

void OpeningInWords::ask_for_game() {
    sentences_.ask("Open a table of what: " + listed(names_of(needs_->games), "or") +
                   "? Or cancel.");
}

// Requires the name of a game, or of a mode.
void OpeningInWords::set_up(const std::string& called) {
    const tui::GameBox& game = *tui::game_called(needs_->games, called);
    const tui::Rooms rooms = game.rooms();
    if (rooms.trouble) {
        sentences_.tell("The game cannot begin: " + rooms.trouble->what + ".");
        return ask_for_game();
    }
    game_ = std::make_unique<GameSetUp>(
        rooms, *terminal_, tui::with_mode(terminal_->options(), game, called));
    settings_.emplace(*game_->pages().settings(), record_, needs_->user_called);
    setting_up_.emplace(*settings_);
    say(setting_up_->begin());
}

void OpeningInWords::say(plain::Answer answer) {
    answer = plain::voiced(std::move(answer));
    for (std::string& sentence : answer.sentences) sentences_.tell(std::move(sentence));
    sentences_.ask(std::move(answer.prompt));
}

Wish OpeningInWords::hear(const std::string& line, wire::Showing /*seen*/) {
    const std::string said{plain::trimmed(line)};
    if (setting_up_) {
        plain::Answer answer = setting_up_->hear(said);
        const bool is_left = answer.then == plain::Answer::Then::Leaves;
        say(std::move(answer));
        if (not is_left) return GoOn{};
        return setting_up_->is_agreed() ? Wish{game_->table_of(*user_, record_)} : Wish{GoBack{}};
    }
    const auto meant = plain::meant_by(said, {names_of(needs_->games), {}, {"cancel", "leave"}});
    if (meant and meant->as == plain::Meant::As::Own) return GoBack{};
    if (meant) {
        set_up(meant->word);
        return GoOn{};
    }
    if (not said.empty()) sentences_.tell(meant.error().what);
    ask_for_game();
    return GoOn{};
}

}  // namespace parlor::house
