#include "app/plain/play_room.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "plain/spoken.hpp"
#include "plain/verbs.hpp"

namespace parlor::plain {
namespace {

std::vector<std::string> games_with_words(tui::Games games) {
    std::vector<std::string> names;
    for (const tui::GameBox& game : games)
        if (game.words) names.emplace_back(game.name);
    return names;
}

}  // namespace

Answer PlayRoom::begin() { return said_.empty() ? ask() : choose(said_); }

Answer PlayRoom::hear(const std::string& line) {
    if (setting_up_) return after(setting_up_->hear(line));
    return line.empty() ? ask() : choose(line);
}

Answer PlayRoom::ask(Sentences before) const {
    return {.sentences = std::move(before),
            .prompt = "Play what: " + listed(games_with_words(games_), "or") + "? Or cancel."};
}

Answer PlayRoom::choose(const std::string& line) {
    const Spoken said = spoken(line);
    const auto meant = meant_by(said.empty() ? line : said.front(),
                                {games_with_words(games_), {}, {"cancel", "leave"}});
    if (not meant) return ask({meant.error().what});
    if (meant->as == Meant::As::Own) return left_with({"Nothing was begun."});
    return set_up(*std::ranges::find(games_, meant->word, &tui::GameBox::name),
                  without_first_word(line));
}

// A game without choices begins at once.
Answer PlayRoom::set_up(const tui::GameBox& game, const std::string& rest) {
    rooms_ = game.rooms();
    if (rooms_.trouble) return ask({"The game cannot begin: " + rooms_.trouble->what + "."});
    setup_ = rooms_.setup(needs_);
    GameSettings* const settings = setup_->settings();
    if (settings == nullptr) return open_table();
    setting_up_.emplace(*settings, rest);
    return after(setting_up_->begin());
}

Answer PlayRoom::after(Answer answer) {
    if (answer.then != Answer::Then::Leaves or not setting_up_->is_agreed()) return answer;
    return open_table();
}

Answer PlayRoom::open_table() {
    setup_->remember_choices();
    needs_.place.table = setup_->open(needs_.seed.get());
    return left_with({});
}

}  // namespace parlor::plain
