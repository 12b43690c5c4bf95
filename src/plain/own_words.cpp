// Conversation: what the parlor itself answers and does, in any game.
#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "plain/choosing.hpp"
#include "plain/conversation.hpp"
#include "plain/rules_text.hpp"
#include "plain/spoken.hpp"
#include "plain/voice.hpp"
#include "table/game/computers.hpp"
#include "unicode/printable.hpp"

namespace parlor::plain {
namespace {

constexpr std::array own_words{
    MoveWord{"undo", "takes your last move back"},
    MoveWord{"flag", "lets your flag fall: you are out of the game"},
    MoveWord{"brief", "tells less of what others do"},
    MoveWord{"full", "tells all that happens"},
    MoveWord{"pace", "waits for Enter before the turn of each computer, or no longer"},
    MoveWord{"cancel", "leaves what is asked in several steps, with nothing done"},
    MoveWord{"leave", "stops here and keeps the game"}};

constexpr int usual_log = 5, longest_log = 100;

}  // namespace

Verbs Conversation::verbs() const {
    Verbs verbs;
    for (const Choice& choice : open()) {
        std::string verb = words_->verb(choice);
        if (std::ranges::find(verbs.moves, verb) == verbs.moves.end())
            verbs.moves.push_back(std::move(verb));
    }
    for (const Question& question : questions()) verbs.questions.push_back(question.word);
    const bool has_flags = words_->view()->has_clocks();
    for (const auto& own : own_words)
        if ((own.word != "pace" or not needs_.players) and (own.word != "flag" or has_flags))
            verbs.own.emplace_back(own.word);
    for (const Question& command : needs_.commands) verbs.own.push_back(command.word);
    return verbs;
}

// The game's come first; they are answered to the person who decides, and to no computer.
std::vector<Question> Conversation::questions() const {
    const bool is_for_nobody = table().deciding_level() and not needs_.players;
    auto all = is_for_nobody ? std::vector<Question>{} : words_->questions();
    for (Question& own : own_questions()) all.push_back(std::move(own));
    return all;
}

std::vector<Question> Conversation::own_questions() const {
    std::vector<Question> all;
    const auto add = [&](const char* word, const char* about, auto answer) {
        all.push_back({word, about, std::move(answer)});
    };
    add("moves", "all that you can do now", [this](const auto&) { return open_moves(); });
    add("players", "who plays, and at the end their places", [this](const auto&) {
        return players();
    });
    if (words_->view()->has_clocks())
        add("time", "what everybody's clock has left", [this](const auto&) { return times(); });
    add("log", "what happened last; log 20 tells more", [this](const auto& rest) {
        return log(rest);
    });
    add("hint", "what a computer would do", [this](const auto&) { return hint(); });
    add("why", "why the last computer did so", [this](const auto&) { return why(); });
    add("rules", "the rules that have a word, as in rules double", [this](const auto& rest) {
        if (rest.empty()) return Sentences{"Say rules and a word, as in rules double."};
        auto found = rules_with(needs_.rulebook, rest);
        if (found.empty()) return Sentences{"No rule has \"" + printable(rest, 30) + "\"."};
        return found;
    });
    add("keys", "which keys do something", [this](const auto&) { return keys(); });
    add("help", "what you can say, or more of a word", [this](const auto& rest) {
        return help(rest);
    });
    add("ask", "the same as help", [this](const auto& rest) { return help(rest); });
    return all;
}

bool Conversation::is_question(const std::string& word) const {
    return std::ranges::any_of(questions(), [&](const auto& each) { return each.word == word; });
}

Sentences Conversation::answer(const std::string& question, const std::string& rest) const {
    constexpr std::array<std::string_view, 4> not_of_game{"rules", "keys", "help", "ask"};
    if (needs_.is_paused() and std::ranges::find(not_of_game, question) == not_of_game.end())
        return {"The game is paused."};
    const auto all = questions();
    return std::ranges::find(all, question, &Question::word)->answer(rest);
}

Answer Conversation::do_own(const std::string& word, const std::string& rest) {
    const auto command = std::ranges::find(needs_.commands, word, &Question::word);
    if (command != needs_.commands.end()) return repeat(command->answer(rest));
    if (not rest.empty()) return repeat({"Say " + word + " alone."});
    if (word == "undo") return take_back();
    if (word == "flag") return play("flag");
    if (word == "leave") return leave();
    if (word == "cancel") return repeat({"There is nothing to cancel. Say leave to stop here."});
    if (word == "pace") {
        const bool waits = needs_.options.plain_waits == Options::Answer::No;
        needs_.options.plain_waits = waits ? Options::Answer::Yes : Options::Answer::No;
        return tell_changed(waits ? "Each computer's turn waits for Enter now."
                                  : "Computers play on without waiting now.");
    }
    needs_.options.plain_tells = word == "brief" ? Options::Tells::Brief : Options::Tells::Full;
    return tell_changed(word == "brief" ? "You hear less of what others do now."
                                        : "You hear all that happens now.");
}

// It counts here, even where it cannot be kept for other games.
Answer Conversation::tell_changed(std::string sentence) {
    Sentences sentences{std::move(sentence)};
    const auto trouble = needs_.keep_options ? needs_.keep_options() : std::nullopt;
    if (trouble) sentences.push_back("That is not kept for other games: " + trouble->what + ".");
    return repeat(std::move(sentences));
}

Answer Conversation::leave() {
    Answer left{.sentences = {}};
    left.then = Answer::Then::Leaves;
    return left;
}

// Where others play too, they have to agree first.
Answer Conversation::take_back() {
    const ViewPtr view = words_->view();
    const Options::TakeBack may =
        view->has_clocks() ? needs_.options.take_back_blitz : needs_.options.take_back;
    if (may == Options::TakeBack::Forbidden) return repeat({"The options forbid taking back."});
    if (needs_.players) return ask_others_to_take_back();
    if (table().moves() == 0) return repeat({"There is no move to take back."});
    std::vector<std::string> others;
    for (const Seat seat : people_in(*view))
        if (view->sitting(seat).entrant != at_keyboard_) others.push_back(view->sitting(seat).name);
    if (others.empty()) return undo();
    confirming_ = {
        "The last move is to be taken back. Do all agree, " + listed(others) + " too, yes or no?",
        [this] { return undo(); }};
    return repeat();
}

Answer Conversation::undo() {
    if (not needs_.place.shut.empty()) return tell_shut();
    table().undo(1);
    told_ = table().told_count();
    took_ = {};
    log_.emplace_back("Taken back.");
    return ask(with_open_offer({log_.back()}));
}

// A line for each verb.
Sentences Conversation::open_moves() const {
    Sentences lines;
    for (const std::string& verb : verbs().moves) {
        const auto choices = open_with(verb);
        std::vector<std::string> arguments = names_of(choices, *words_);
        std::erase(arguments, "");
        const bool is_plain = arguments.empty();
        lines.push_back(sentence_case(said_verb(choices.front(), *words_)) +
                        (is_plain ? "." : " " + listed(arguments, "or") + "."));
    }
    if (lines.empty()) lines.emplace_back("There is no move now.");
    return lines;
}

// What one needs now comes first.
Sentences Conversation::help(const std::string& rest) const {
    if (not rest.empty()) return help_on(rest);
    Verbs now = verbs();
    if (not has_hints()) std::erase(now.questions, "hint");
    Sentences help;
    if (auto open = open_now(); not open.empty()) help.push_back(std::move(open));
    help.push_back("You can ask " + listed(now.questions) + ".");
    if (takes_commands()) help.push_back("You can also say " + listed(now.own) + ".");
    help.emplace_back("Help and a word says more of it.");
    return help;
}

std::string Conversation::open_now() const {
    if (confirming_ or asked_to_agree()) return "You can say yes or no.";
    if (asking_) return "You can answer the question, or say cancel.";
    const auto moves = verbs().moves;
    return moves.empty() ? "" : "You can say " + listed(moves, "or") + ".";
}

// First letters mean what is open now, else any word of the game.
Sentences Conversation::help_on(const std::string& said) const {
    std::string word = joined(spoken(said));
    std::ranges::replace(word, ' ', '-');  // as in end-game
    const auto all = all_explained();
    Verbs any;
    for (const Explained& one : all) any.questions.push_back(one.word);
    auto meant = meant_by(word, verbs());
    if (not meant) meant = meant_by(word, any);
    if (not meant) return {meant.error().what};
    Sentences help;
    for (const auto& [explained, about] : all)
        if (explained == meant->word) help.push_back(sentence_case(explained) + ": " + about + ".");
    return help;
}

// All words, whether they are open now or not. Leave can be a move as well as the parlor's own.
std::vector<Conversation::Explained> Conversation::all_explained() const {
    std::vector<Explained> all;
    const auto add = [&](const auto& words) {
        for (const auto& one : words)
            all.push_back({std::string{one.word}, std::string{one.about}});
    };
    add(words_->move_words());
    add(words_->questions());
    add(own_questions());
    add(own_words);
    add(needs_.commands);
    return all;
}

Sentences Conversation::players() const {
    const ViewPtr view = words_->view();
    if (view->is_over())
        if (auto places = words_->places(); not places.empty()) return places;
    Sentences lines;
    for (const Seat seat : everybody(*view)) {
        const Sitting& there = view->sitting(seat);
        std::vector<std::string> does;
        if (there.is_computer) does.emplace_back("is a computer");
        if (there.out) does.emplace_back("is out");
        if (seat == view->decider()) does.emplace_back("decides now");
        if (does.empty()) does.emplace_back("plays");
        lines.push_back(there.name + " " + listed(does) + ".");
    }
    return lines;
}

Sentences Conversation::times() const {
    const ViewPtr view = words_->view();
    Sentences lines;
    for (const Seat seat : everybody(*view)) {
        const Sitting& there = view->sitting(seat);
        const bool is_asked = seat == view->decider() and time_left();
        if (not there.out)
            lines.push_back(there.name + " has " +
                            time_words(is_asked ? *time_left() : there.clock) + ".");
    }
    return lines;
}

Sentences Conversation::log(const std::string& count) const {
    const auto wanted = whole_number(count, longest_log);
    if (not count.empty() and not wanted)
        return {"Say log and a number up to " + std::to_string(longest_log) + "."};
    const auto size = std::min<std::size_t>(wanted.value_or(usual_log), log_.size());
    if (size == 0) return {"Nothing has happened yet."};
    return {log_.end() - static_cast<std::ptrdiff_t>(size), log_.end()};
}

Sentences Conversation::keys() const {
    Sentences keys{"Enter ends what you type; alone it repeats the question.",
                   "Tab completes words and names. The up arrow recalls what you said before."};
    if (needs_.players) {
        keys.emplace_back(
            "Ctrl-C drops what you type; twice, it leaves the table, and so does Ctrl-D. Your seat "
            "stays yours.");
        return keys;
    }
    keys.emplace_back(
        "Ctrl-C drops what you type; twice, it leaves and keeps the game, and so does Ctrl-D.");
    keys.emplace_back("While computers play, Ctrl-C stops before their next turn.");
    return keys;
}

bool Conversation::has_hints() const { return words_->has_hints(needs_.options); }

// Where others wait at other terminals, it comes later.
Sentences Conversation::hint() const {
    if (not has_hints()) return {"There are no hints in this game."};
    if (table().deciding_level()) return {"A computer decides now."};
    if (not needs_.players)
        return hint_in(table().advice(table::level_of_hints), table().why(table::level_of_hints));
    if (waits_for_others(*words_->view())) return {"It is not for you to decide now."};
    needs_.work_out_hint();
    return {"A hint is on its way."};
}

Sentences Conversation::hint_in(const Result<std::string>& advice,
                                const Result<std::string>& why) const {
    if (not advice) return {sentence_case(advice.error().what) + "."};
    Choice move = choice_of(*advice);
    if (not move.arguments.empty() and whole_number(move.verb, max_seats)) {  // its seat
        move.verb = move.arguments.front();
        move.arguments.erase(move.arguments.begin());
    }
    Sentences hint{"A computer would " + words_->advised(move) + "."};
    if (why) hint.push_back(words_->renamed(sentence_case(*why) + "."));
    return hint;
}

Sentences Conversation::why() const {
    if (reason_) return {*reason_};
    const bool explains = needs_.options.explain == Options::Answer::Yes;
    if (not explains) return {"Computers give reasons where the options ask for them."};
    return {table().has_computer_moved() ? "The reasons for earlier moves are not kept."
                                         : "No computer has decided yet."};
}

}  // namespace parlor::plain
