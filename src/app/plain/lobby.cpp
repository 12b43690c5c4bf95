#include "app/plain/lobby.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "app/plain/book_room.hpp"
#include "app/plain/kept_room.hpp"
#include "app/plain/options_room.hpp"
#include "app/plain/play_room.hpp"
#include "app/plain/replay_room.hpp"
#include "app/plain/results_in_sentences.hpp"
#include "base/program_version.hpp"
#include "base/text.hpp"
#include "plain/rules_text.hpp"
#include "plain/spoken.hpp"
#include "tui/books/book_texts.hpp"

namespace parlor::plain {
namespace {

constexpr std::string_view on_screens = "edit";
constexpr auto about_screens =
    "The editor of modes is on the screens: start parlor without --plain, and press E.";

// Which lead to a table at once.
constexpr std::array<std::string_view, 3> table_words{"join", "watch", "open"};

bool is_about_tables(std::string_view word) {
    return std::ranges::find(table_words, word) != table_words.end();
}

}  // namespace

const std::vector<Lobby::Door>& Lobby::doors() {
    static const std::vector<Door> all{
        {"continue", "continues the game that you left", &Lobby::has_unfinished, &Lobby::resume},
        {"play",
         "sets a game up, and plays it; play dominoes does without the question",
         &Lobby::always,
         &Lobby::play},
        {"load", "continues a game that you saved", &Lobby::has_saved, &Lobby::load},
        {"replays", "tells a game again, turn by turn", &Lobby::has_replays, &Lobby::replay},
        {"results", "who has won, and how often", &Lobby::has_results, &Lobby::tell_results},
        {"how to play", "the rules, page by page", &Lobby::always, &Lobby::read_book},
        {"tables",
         "shared tables, with others at their own terminals; join 7, watch 7 and open dominoes do "
         "without the question",
         &Lobby::has_tables,
         &Lobby::go_to_tables},
        {"options", "your preferences, for all games", &Lobby::always, &Lobby::change_options},
        {"about",
         "what Parlor is, with thanks, and its licence",
         &Lobby::always,
         &Lobby::tell_about},
        {"leave", "leaves the parlor", &Lobby::always, &Lobby::leave}};
    return all;
}

bool Lobby::has_unfinished() const { return needs_.room.cabinet.unfinished_game().is_there; }

bool Lobby::has_saved() const { return needs_.room.cabinet.has_games(tui::Shelf::Saved); }

bool Lobby::has_replays() const { return needs_.room.cabinet.has_games(tui::Shelf::Replays); }

bool Lobby::has_results() const { return needs_.room.cabinet.has_results(); }

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
    if (said.front() == on_screens) return ask({about_screens});
    const auto meant = meant_by(said.front(), verbs());
    if (not meant) return ask({meant.error().what});
    const std::string rest = without_first_word(line);
    if (meant->as == Meant::As::Question) return play(line);
    if (meant->word == "cancel")
        return ask({"There is nothing to cancel. Say leave to stop here."});
    if (is_about_tables(meant->word))
        return enter(std::make_unique<TablesRoom>(needs_.visit, line));
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
    if (has_tables()) verbs.own.insert(verbs.own.end(), table_words.begin(), table_words.end());
    return verbs;
}

Completions Lobby::completions() const {
    if (inside_) return inside_->completions();
    Completions all;
    const Verbs here = verbs();
    for (const auto* words : {&here.moves, &here.questions, &here.own})
        for (const std::string& word : *words) all.verbs.push_back({word});
    for (auto& verb : all.verbs)
        if (verb.word == "play" or verb.word == "how to play") verb.names = here.questions;
    return all;
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
    if (meant and is_about_tables(meant->word))
        lines = {sentence_case(meant->word) + " leads to a shared table at once."};
    if (lines.empty()) lines.push_back("Say " + meant->word + " to set that game up.");
    return ask(std::move(lines));
}

Answer Lobby::play(const std::string& rest) {
    return enter(std::make_unique<PlayRoom>(needs_.games, needs_.room, rest));
}

Answer Lobby::resume(const std::string& /*rest*/) {
    auto game = needs_.room.cabinet.resume();
    if (game == nullptr) return ask({"The game is no longer there."});
    return continue_with(std::move(game), "");
}

Answer Lobby::load(const std::string& rest) {
    const auto take = [this](const std::string& name) {
        auto loaded = needs_.room.cabinet.load(tui::Shelf::Saved, name);
        if (not loaded) return left_with({"It cannot be loaded: " + loaded.error().what + "."});
        return continue_with(std::move(loaded->table), loaded->told);
    };
    return enter(std::make_unique<KeptRoom>(needs_.room.cabinet, tui::Shelf::Saved, take, rest));
}

Answer Lobby::replay(const std::string& rest) {
    const auto take = [this](const std::string& name) {
        auto loaded = needs_.room.cabinet.see_again(tui::Shelf::Replays, name);
        if (not loaded.replay) return left_with({"There is no replay: " + loaded.complaint + "."});
        next_ = std::make_unique<ReplayRoom>(
            needs_.games, needs_.room.place, std::move(loaded), needs_.letters);
        return left_with({});
    };
    return enter(std::make_unique<KeptRoom>(needs_.room.cabinet, tui::Shelf::Replays, take, rest));
}

Answer Lobby::tell_results(const std::string& /*rest*/) {
    const auto results = needs_.room.cabinet.results();
    if (not results) return ask({"There are no results: " + results.error().what + "."});
    return ask(results_in_sentences(needs_.games, *results));
}

Answer Lobby::tell_about(const std::string& /*rest*/) {
    Sentences lines{"This is Parlor " + program_version() + "."};
    for (const RulesPage& page : rules_pages(tui::about_the_parlor)) {
        lines.push_back(page.title + ".");
        lines.insert(lines.end(), page.paragraphs.begin(), page.paragraphs.end());
    }
    return ask(std::move(lines));
}

// `how to play dominoes`, `how dominoes`.
Answer Lobby::read_book(const std::string& rest) {
    Spoken said = spoken(rest);
    for (const char* word : {"to", "play"})
        if (not said.empty() and said.front() == word) said.erase(said.begin());
    return enter(std::make_unique<BookRoom>(needs_.games, joined(said)));
}

Answer Lobby::go_to_tables(const std::string& rest) {
    return enter(std::make_unique<TablesRoom>(needs_.visit, rest));
}

Answer Lobby::change_options(const std::string& rest) {
    return enter(std::make_unique<OptionsRoom>(needs_.room.options, needs_.room.outside, rest));
}

// With what was lost, and what has changed in the files that the game carries.
Answer Lobby::continue_with(std::unique_ptr<table::GameTable> game, const std::string& lost) {
    Sentences lines;
    if (not lost.empty()) lines.push_back(sentence_case(lost) + ".");
    if (const auto changes = tui::changes_since(needs_.games, *game))
        lines.push_back(sentence_case(*changes) + ".");
    needs_.room.place.table = std::move(game);
    return left_with(std::move(lines));
}

Answer Lobby::leave(const std::string& /*rest*/) { return left_with({}); }

Answer Lobby::enter(std::unique_ptr<Room> room) {
    inside_ = std::move(room);
    return from_room(inside_->begin());
}

// To the room that follows, or back to the lobby's own prompt, unless a game begins.
Answer Lobby::from_room(Answer answer) {
    if (answer.then != Answer::Then::Leaves) return answer;
    inside_ = std::exchange(next_, nullptr);
    if (inside_) return from_room(inside_->begin());
    look_round();
    return needs_.room.place.table ? answer : ask(std::move(answer.sentences));
}

}  // namespace parlor::plain
