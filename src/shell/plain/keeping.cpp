#include "shell/plain/keeping.hpp"

#include <utility>

#include "plain/spoken.hpp"

namespace parlor::shell {
namespace {

std::string sentence(const std::string& words) { return plain::sentence_case(words) + "."; }

}  // namespace

plain::Sentences Keeping::news_of(const table::GameStore::News& left) {
    plain::Sentences news;
    if (const auto cleared = cabinet_.tidy()) news.push_back(sentence(*cleared));
    for (const std::string& words : left.told)
        news.push_back("Of the game you left: " + words + ".");
    return news;
}

plain::Sentences Keeping::keep(const table::GameTable& game) {
    const auto trouble = cabinet_.keep(game);
    if (not trouble) {
        told_.reset();
        return news_of_file();
    }
    Told now{trouble->what, game.on_turn()};
    if (told_ == now) return {};
    told_ = std::move(now);
    return {"The game is not on disk: " + trouble->what + "."};
}

plain::Sentences Keeping::leave(table::Place& place) {
    const bool is_begun = cabinet_.is_begun(*place.table),
               is_over = place.table->outcome().has_value();
    if (const auto trouble = tui::leave_table(cabinet_, place))
        return {"The game is not on disk: " + trouble->what + "."};
    plain::Sentences said = news_of_file();
    if (not is_begun)
        said.emplace_back("The game is not kept, as no move was played.");
    else if (is_over)
        said.emplace_back("The game is kept among the replays.");
    else
        said.emplace_back(
            "The game is kept. To go on with it, start parlor --plain and say continue.");
    return said;
}

plain::Sentences Keeping::news_of_file() {
    plain::Sentences news;
    if (const auto words = cabinet_.take_news()) news.push_back(sentence(*words));
    if (const auto unnoted = cabinet_.take_unnoted())
        news.push_back("Not in the results: " + unnoted->what + ".");
    return news;
}

}  // namespace parlor::shell
