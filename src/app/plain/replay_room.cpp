#include "app/plain/replay_room.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "plain/spoken.hpp"

namespace parlor::plain {

Answer ReplayRoom::begin() {
    replay_->go_to(0);
    Sentences lines;
    if (not complaint_.empty()) lines.push_back("Cut short: " + complaint_ + ".");
    const ViewPtr view = words()->view();
    std::vector<std::string> names;
    for (const Seat seat : everybody(*view)) names.push_back(view->sitting(seat).name);
    lines.push_back(listed(names) + " play. The game has " + std::to_string(replay_->size()) +
                    (replay_->size() == 1 ? " move." : " moves."));
    add_told(lines);
    return ask(std::move(lines));
}

Answer ReplayRoom::hear(const std::string& line) {
    if (asks_to_play_on_) return hear_playing_on(line);
    if (line.empty()) return tell_to(replay_->next_turn());
    return hear_command(line);
}

Answer ReplayRoom::hear_command(const std::string& line) {
    const auto step = whole_number(line, static_cast<std::uint64_t>(replay_->size()));
    if (step) return jump_to(static_cast<int>(*step));
    if (whole_number(line, 1'000'000))
        return ask({"The last move is " + std::to_string(replay_->size()) + "."});
    const Spoken said = spoken(line);
    const auto meant = meant_by(said.empty() ? line : said.front(), verbs());
    if (not meant) return ask({meant.error().what});
    if (meant->as == Meant::As::Question) return answer(meant->word, without_first_word(line));
    if (meant->word == "next") return tell_to(replay_->next_turn());
    if (meant->word == "move") return tell_to(std::min(replay_->at() + 1, replay_->size()));
    if (meant->word == "back") return jump_to(replay_->turn_before());
    if (meant->word == "start") return jump_to(0);
    if (meant->word == "end") return jump_to(replay_->size());
    if (meant->word == "leave" or meant->word == "cancel") return left_with({});
    if (meant->word == "help")
        return ask({"Next, or Enter alone, tells the next turn, and move the next move alone.",
                    "Back goes back a turn; start, end and a number go to a move.",
                    "Play plays on from here, in a new game. Leave ends the replay.",
                    "You can ask " + listed(verbs().questions) + "."});
    asks_to_play_on_ = true;
    return ask();
}

Verbs ReplayRoom::verbs() const {
    Verbs verbs{{"next", "back", "move", "start", "end", "play", "leave"}, {}, {"help", "cancel"}};
    for (const Question& question : words()->questions()) verbs.questions.push_back(question.word);
    return verbs;
}

std::unique_ptr<Words> ReplayRoom::words() const {
    auto words = tui::game_on(games_, replay_->table())->words(replay_->table());
    words->speak_in(letters_);
    words->hide_nothing();
    return words;
}

Answer ReplayRoom::answer(const std::string& question, const std::string& rest) const {
    const auto now = words();
    const auto questions = now->questions();
    return ask(std::ranges::find(questions, question, &Question::word)->answer(rest));
}

// All that happens up to the step.
Answer ReplayRoom::tell_to(int step) {
    Sentences lines;
    while (replay_->at() < step) {
        replay_->go_to(replay_->at() + 1);
        add_told(lines);
    }
    return ask(std::move(lines));
}

// A sentence for each player who does something in the step.
void ReplayRoom::add_told(Sentences& lines) const {
    std::vector<Sentence> sentences;
    for (Told& one : words()->told_since(replay_->told_before()))
        if (not one.sentence.does.empty()) sentences.push_back(std::move(one.sentence));
    for (const auto group : grouped_by_subject(sentences)) lines.push_back(told_together(group));
    if (auto more = replay_->besides_events(); not more.empty()) lines.push_back(std::move(more));
}

// What happened last there.
Answer ReplayRoom::jump_to(int step) {
    replay_->go_to(step);
    Sentences lines;
    add_told(lines);
    return ask(std::move(lines));
}

Answer ReplayRoom::ask(Sentences before) const {
    if (asks_to_play_on_)
        return {.sentences = std::move(before),
                .prompt = "Play on from here, in a new game, yes or no?"};
    const bool is_at_end = replay_->at() == replay_->size();
    const ViewPtr view = words()->view();
    const bool has_decider = not view->is_over() and view->decider() != chance;
    const std::string next =
        has_decider ? ", " + view->sitting(view->decider()).name + " decides. " : ". ";
    const std::string at = std::to_string(replay_->at());
    const std::string place =
        (is_at_end ? "The end, move " + at
                   : "Move " + at + " of " + std::to_string(replay_->size())) +
        next;
    return {.sentences = std::move(before),
            .prompt = place + (is_at_end ? "Back" : "Next, back, end") +
                      ", a number, play, leave or help?"};
}

Answer ReplayRoom::hear_playing_on(const std::string& line) {
    const auto meant = meant_by(joined(spoken(line)), {{"yes", "no", "cancel"}, {}, {}});
    if (line.empty()) return ask();
    if (not meant) return ask({"Say yes or no."});
    asks_to_play_on_ = false;
    if (meant->word != "yes") return ask();
    place_.table = replay_->take_over();
    return left_with({});
}

}  // namespace parlor::plain
