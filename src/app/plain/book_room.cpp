#include "app/plain/book_room.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "plain/spoken.hpp"
#include "plain/verbs.hpp"
#include "unicode/printable.hpp"

namespace parlor::plain {
namespace {

std::vector<std::string> games_with_rules(tui::Games games) {
    std::vector<std::string> names;
    for (const tui::GameBox& game : games)
        if (game.rulebook) names.emplace_back(game.name);
    return names;
}

}  // namespace

Answer BookRoom::begin() { return said_.empty() ? ask() : choose_game(said_); }

Answer BookRoom::hear(const std::string& line) {
    if (text_ != nullptr) return hear_reader(line);
    return line.empty() ? ask() : choose_game(line);
}

Answer BookRoom::ask(Sentences before) const {
    if (text_ == nullptr)
        return {.sentences = std::move(before),
                .prompt =
                    "How to play what: " + listed(games_with_rules(games_), "or") + "? Or cancel."};
    const bool is_last = page_ + 1 == pages_.size();
    const std::string way_on = is_last ? "Back" : "Next, back";
    return {.sentences = std::move(before),
            .prompt = "Page " + std::to_string(page_ + 1) + " of " + std::to_string(pages_.size()) +
                      ". " + way_on + ", a number, a word, contents or leave?"};
}

Answer BookRoom::choose_game(const std::string& line) {
    const Verbs verbs{games_with_rules(games_), {}, {"cancel", "leave"}};
    const Spoken said = spoken(line);
    const auto meant = meant_by(said.empty() ? line : said.front(), verbs);
    if (not meant) return ask({meant.error().what});
    if (meant->as == Meant::As::Own) return left_with({});
    text_ = std::ranges::find(games_, meant->word, &tui::GameBox::name)->rulebook->text;
    pages_ = rules_pages(text_);
    return read(0);
}

Answer BookRoom::hear_reader(const std::string& line) {
    const bool is_last = page_ + 1 == pages_.size();
    const std::string word = joined(spoken(line));
    if (line.empty() and is_last) return ask();
    if (line.empty() or word == "next") return read(is_last ? page_ : page_ + 1);
    if (const auto page = whole_number(word, pages_.size()); page and *page > 0)
        return read(*page - 1);
    if (whole_number(word, 1'000'000))
        return ask({"There are " + std::to_string(pages_.size()) + " pages."});
    if (word == "back") return read(page_ == 0 ? 0 : page_ - 1);
    if (word == "contents") return contents();
    if (word == "leave" or word == "cancel") return left_with({});
    return look_for(line);
}

Answer BookRoom::read(std::size_t page) {
    page_ = page;
    Sentences lines{pages_[page].title + "."};
    lines.insert(lines.end(), pages_[page].paragraphs.begin(), pages_[page].paragraphs.end());
    return ask(std::move(lines));
}

Answer BookRoom::contents() const {
    Sentences lines;
    for (const RulesPage& page : pages_)
        lines.push_back(std::to_string(lines.size() + 1) + ". " + page.title + ".");
    return ask(std::move(lines));
}

Answer BookRoom::look_for(const std::string& words) const {
    auto found = rules_with(text_, words);
    if (not found.empty()) return ask(std::move(found));
    return ask({"No rule has \"" + printable(words, 30) + "\"."});
}

}  // namespace parlor::plain
