#include "app/plain/lobby.hpp"

#include <algorithm>
#include <utility>

#include "app/plain/play_room.hpp"
#include "base/text.hpp"
#include "plain/spoken.hpp"

namespace parlor::plain {
namespace {

// What only screens show, by its word.
struct OnScreens {
    std::string_view word, sentence;
};
constexpr OnScreens on_screens[]{
    {"edit", "The editor of modes is on the screens: start parlor without --plain, and press E."}};

}  // namespace

const std::vector<Lobby::Door>& Lobby::doors() {
    static const std::vector<Door> all{
        {"continue", "continues the game that you left", &Lobby::has_unfinished, &Lobby::resume},
        {"play",
         "sets a game up, and plays it; play dominoes does without the question",
         &Lobby::always,
         &Lobby::play},
        {"leave", "leaves the parlor", &Lobby::always, &Lobby::leave}};
    return all;
}

bool Lobby::has_unfinished() const { return needs_.room.cabinet.unfinished_game().is_there; }

Answer Lobby::begin() {
    look_round();
    if (std::exchange(was_welcomed_, true)) return ask();
    return ask({"This is Parlor: games for people and computers, in sentences.",
                "Answer each question with a word, or its first letters.",
                "Say help to hear what you can do, and leave to stop."});
}

void Lobby::look_round() {
    there_.clear();
    for (const Door& door : doors())
        if ((this->*door.is_there)()) there_.push_back(&door);
}

Answer Lobby::hear(const std::string& line) {
    return voiced(inside_ ? from_room(inside_->hear(line)) : hear_here(line));
}

Answer Lobby::hear_here(const std::string& line) {
    const Spoken said = spoken(line);
    if (said.empty()) return ask();
    for (const auto& [word, sentence] : on_screens)
        if (said.front() == word) return ask({std::string{sentence}});
    const auto meant = meant_by(said.front(), verbs());
    if (not meant) return ask({meant.error().what});
    const std::string rest = without_first_word(line);
    if (meant->as == Meant::As::Question) return play(line);
    if (meant->word == "cancel")
        return ask({"There is nothing to cancel. Say leave to stop here."});
    if (meant->as == Meant::As::Own) return help(rest);
    return (this->*std::ranges::find(doors(), meant->word, &Door::word)->open)(rest);
}

// The names of games are understood as well.
Verbs Lobby::verbs() const {
    Verbs verbs;
    for (const Door* door : there_) verbs.moves.emplace_back(door->word);
    for (const tui::GameBox& game : needs_.games)
        if (game.words) verbs.questions.emplace_back(game.name);
    verbs.own = {"help", "cancel"};
    return verbs;
}

Answer Lobby::ask(Sentences before) const {
    return {.sentences = std::move(before),
            .prompt = sentence_case(listed(verbs().moves, "or")) + "?"};
}

Answer Lobby::help(const std::string& rest) const {
    const std::string word = joined(spoken(rest));
    const auto meant = meant_by(word, verbs());
    if (not meant and not word.empty()) return ask({meant.error().what});
    const bool is_about_all = word.empty() or meant->as == Meant::As::Own;
    Sentences lines;
    for (const Door* door : there_)
        if (is_about_all or door->word == meant->word)
            lines.push_back(sentence_case(std::string{door->word}) + ": " +
                            std::string{door->about} + ".");
    if (lines.empty()) lines.push_back("Say " + meant->word + " to set that game up.");
    return ask(std::move(lines));
}

Answer Lobby::play(const std::string& rest) {
    return enter(std::make_unique<PlayRoom>(needs_.games, needs_.room, rest));
}

Answer Lobby::resume(const std::string& /*rest*/) {
    needs_.room.place.table = needs_.room.cabinet.resume();
    return needs_.room.place.table ? left_with({}) : ask({"The game is no longer there."});
}

Answer Lobby::leave(const std::string& /*rest*/) { return left_with({}); }

Answer Lobby::enter(std::unique_ptr<Room> room) {
    inside_ = std::move(room);
    return from_room(inside_->begin());
}

// Back to the lobby's own prompt, unless a game begins.
Answer Lobby::from_room(Answer answer) {
    if (answer.then != Answer::Then::Leaves) return answer;
    inside_.reset();
    look_round();
    return needs_.room.place.table ? answer : ask(std::move(answer.sentences));
}

}  // namespace parlor::plain
