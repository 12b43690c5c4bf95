// Conversation: the next decision, and what has happened before it.
#include "plain/conversation.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "plain/choosing.hpp"
#include "plain/spoken.hpp"
#include "plain/voice.hpp"

namespace parlor::plain {
namespace {

constexpr std::size_t longest_log = 500;
constexpr Milliseconds a_minute{60'000};

// The verbs of the moves, each once, with the range of a number: `bid $70 to $1,480`. What can be
// done with a word is likelier than what needs more.
std::vector<std::string> verbs_for_prompt(std::vector<Choice> open, const Words& words) {
    std::stable_partition(open.begin(), open.end(), [](const Choice& one) {
        return one.arguments.empty() or one.has_range();
    });
    std::vector<std::string> verbs;
    for (const Choice& choice : open) {
        if (words.is_seldom(choice)) continue;
        std::string verb = choice.has_range() ? said(choice, words) : said_verb(choice, words);
        if (std::ranges::find(verbs, verb) == verbs.end()) verbs.push_back(std::move(verb));
    }
    return verbs;
}

}  // namespace

Conversation::Conversation(ConversationNeeds needs)
    : needs_{std::move(needs)}, words_{needs_.words(*needs_.place.table)} {
    words_->speak_in(needs_.letters);
}

Answer Conversation::begin() {
    turn_to_listener();
    if (needs_.players) static_cast<void>(take_news());  // for whoever asks what happened before
    told_ = table().told_count();
    heard_to_ = log_end();
    Sentences welcome = words_->welcome();
    if (needs_.was_welcomed) welcome.resize(1);  // who plays
    return voiced(ask(with_open_offer(std::move(welcome))));
}

Answer Conversation::hear(std::string_view line, Milliseconds took) {
    turn_to_listener();
    const auto left = flag_falls_in(took);
    if (left and *left == Milliseconds{}) return voiced(fall_flag());
    return voiced(heard(std::string{trimmed(line)}));
}

std::optional<Milliseconds> Conversation::flag_falls_in(Milliseconds took) {
    took_ = took;
    return needs_.place.shut.empty() ? time_left() : std::nullopt;
}

Answer Conversation::go_on(const table::Clock& clock) {
    turn_of_computer_ = table().on_turn();
    if (needs_.options.explain == Options::Answer::Yes) {
        const auto view = words_->view();
        if (const auto reason = table().why(std::nullopt))
            reason_ = view->sitting(view->decider()).name + ": " + words_->renamed(*reason) + ".";
    }
    table().let_decide(clock);
    return voiced(after_move());
}

Answer Conversation::hold() {
    is_held_ = true;
    return voiced(ask({}));
}

std::optional<Entrant> Conversation::asked() const {
    return is_called_ ? std::nullopt : at_keyboard_;
}

// Of the person who decides, where players have clocks, with what this decision has taken so far.
std::optional<Milliseconds> Conversation::time_left() const {
    const ViewPtr view = words_->view();
    if (not view->has_clocks() or view->is_over() or table().deciding_level()) return std::nullopt;
    const Milliseconds clock = view->sitting(view->decider()).clock;
    return Milliseconds{std::max(clock.count - took_.count, 0)};
}

Answer Conversation::fall_flag() {
    asking_.reset();
    confirming_.reset();
    const ViewPtr view = words_->view();
    took_ = view->sitting(view->decider()).clock;
    return play("flag");
}

// A host goes on itself.
Answer Conversation::after_move() {
    took_ = {};
    if (needs_.players) return {};
    table().answer_chance();
    return ask(tells_later() ? Sentences{} : take_news());
}

// To be brief, all that computers do in a turn is told at once.
bool Conversation::tells_later() const {
    return needs_.options.plain_tells == Options::Tells::Brief and table().deciding_level() and
           turn_of_computer_ == table().on_turn();
}

Answer Conversation::ask(Sentences told) {
    const ViewPtr view = words_->view();
    Answer answer{.sentences = std::move(told)};
    if (view->is_over()) return repeat(std::move(answer.sentences));
    is_called_ = false;
    if (waits_for_others(*view)) return repeat(std::move(answer.sentences));
    const Seat seat = view->decider();
    if (table().deciding_level()) {
        const bool waits = needs_.options.plain_waits == Options::Answer::Yes or is_held_;
        if (waits and turn_of_computer_ != table().on_turn()) {
            is_held_ = false;
            answer.prompt = prompt();
            return answer;
        }
        answer.then = Answer::Then::GoesOn;
        return answer;
    }
    turn_of_computer_.reset();
    is_held_ = false;
    if (must_call(*view)) {
        is_called_ = answer.hides = true;
        answer.prompt = prompt();
        return answer;
    }
    at_keyboard_ = view->sitting(seat).entrant;
    answer.prompt = prompt();
    return answer;
}

Answer Conversation::repeat(Sentences sentences) const {
    return {.sentences = std::move(sentences), .prompt = prompt()};
}

std::string Conversation::prompt() const {
    if (needs_.is_paused()) return "The game is paused. Continue, wait or ask?";
    if (const auto player = asked_to_agree()) return question_to_agree(*player);
    if (confirming_) return confirming_->question;
    if (asking_) return asking_->prompt();
    const ViewPtr view = words_->view();
    if (view->is_over()) return "The game is over. Leave, or ask?";
    if (const auto seat = voter()) return question_to_vote(*seat);
    if (waits_for_others(*view)) {
        const bool is_person = not table().deciding_level() and view->decider() != chance;
        return (is_person ? view->sitting(view->decider()).name + " decides." : "Computers play.") +
               " Wait, or ask?";
    }
    if (is_called_)
        return "It is your turn, " + view->sitting(view->decider()).name + ". Press Enter.";
    if (table().deciding_level())
        return view->sitting(view->decider()).name + " is next. Press Enter to go on.";
    auto verbs = verbs_for_prompt(open(), *words_);
    verbs.emplace_back("ask");
    const auto left = time_left();
    const std::string time = left and *left < a_minute ? " " + time_words(*left) + " left." : "";
    return words_->asked() + time + " " + sentence_case(listed(verbs, "or")) + "?";
}

Sentences Conversation::take_news() {
    const std::uint64_t from = std::exchange(told_, table().told_count());
    Sentences news = news_since(from);
    for (std::string& one : for_all_here(from, news)) log_.push_back(std::move(one));
    while (log_.size() > longest_log) log_.pop_front();
    return news;
}

// As anybody at this keyboard may read it later: who comes next must not know what was hidden.
Sentences Conversation::for_all_here(std::uint64_t from, const Sentences& news) {
    if (not words_->hides() or people_here(*words_->view()) < 2) return news;
    words_->speak_to(chance);
    Sentences open = news_since(from);
    turn_to_listener();
    return open;
}

// A sentence for each player who did something, with all that they did; and at the end the places.
Sentences Conversation::news_since(std::uint64_t count) const {
    auto told = words_->told_since(count);
    const ViewPtr view = words_->view();
    const bool asks_nobody =
        view->is_over() or view->decider() == chance or table().deciding_level();
    const std::string asked = asks_nobody ? "" : view->sitting(view->decider()).name;
    const bool is_asked_here = not asks_nobody and not waits_for_others(*view);
    if (is_asked_here and not told.empty() and words_->is_in_prompt(told.back().event))
        told.pop_back();
    std::vector<Sentence> sentences;
    for (auto one = told.begin(); one != told.end(); ++one) {
        const bool is_needless = words_->is_detail(one->event) or
                                 std::any_of(one + 1, told.end(), [&](const Told& later) {
                                     return words_->is_outdone(*one, later);
                                 });
        const bool is_told = needs_.options.plain_tells == Options::Tells::Full or
                             not is_needless or one->sentence.who == asked;
        if (not one->sentence.does.empty() and is_told) sentences.push_back(one->sentence);
    }
    Sentences news;
    for (const auto group : grouped_by_subject(sentences)) news.push_back(told_together(group));
    if (view->is_over() and not told.empty())
        for (std::string& place : words_->places()) news.push_back(std::move(place));
    return news;
}

// For whoever did not hear it when it was made, or no longer knows.
Sentences Conversation::with_open_offer(Sentences sentences) const {
    std::string offer = words_->open_offer();
    if (not offer.empty() and not needs_.is_paused()) sentences.push_back(std::move(offer));
    return sentences;
}

bool Conversation::decides_here(const GameView& view, Seat seat) const {
    return not needs_.players or needs_.players->contains(view.sitting(seat).entrant);
}

int Conversation::people_here(const GameView& view) const {
    int people = 0;
    for (const Seat seat : everybody(view))
        if (not view.sitting(seat).is_computer and decides_here(view, seat)) ++people;
    return people;
}

bool Conversation::must_call(const GameView& view) const {
    return people_here(view) > 1 and words_->hides() and
           at_keyboard_ != view.sitting(view.decider()).entrant;
}

std::vector<Choice> Conversation::open() const {
    std::vector<Choice> open;
    if (not voter() and (table().deciding_level() or waits_for_others(*words_->view())))
        return open;
    for (const std::string& line : table().choices()) open.push_back(choice_of(line));
    return open;
}

std::vector<Choice> Conversation::open_with(const std::string& verb) const {
    auto choices = open();
    std::erase_if(choices, [&](const Choice& choice) { return words_->verb(choice) != verb; });
    return choices;
}

}  // namespace parlor::plain
