// Conversation: a game as prompts and answers, for the people at one terminal. It says sentences, asks
// whoever has to decide, and takes lines; it knows no game, but what the game's Words say.
//
// Source:  P-1.3 to P-1.6, P-1.8, P-1.10, P-1.13, P-1.15.
// Choices: it makes one decision of a computer at a time, so that whoever prints its sentences keeps
//          the game before, and can stop between two. Lines of the table language are tried first:
//          what is right there, is right.
// Errors:  as sentences.
// Not here: wrapping, pieces of a terminal's height, files and clocks (the front).
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/completions.hpp"
#include "base/options.hpp"
#include "base/set_of.hpp"
#include "plain/answer.hpp"
#include "plain/verbs.hpp"
#include "plain/words.hpp"
#include "table/game/game_table.hpp"

namespace parlor::plain {

struct ConversationNeeds {
    table::Place& place;
    Options& options;  // which may change while it goes on
    std::function<std::unique_ptr<Words>(table::GameTable&)> words;
    // Here, while others sit at other terminals, and a host goes on; nothing: all people are here.
    std::optional<SetOf<Entrant>> players = std::nullopt;
    std::string_view rulebook = {};                           // Markdown
    Letters letters = Letters::All;                           // that can be printed
    std::function<std::optional<Error>()> keep_options = {};  // after a change here
    bool was_welcomed = false;            // whoever is here knows how to answer prompts
    std::vector<Question> commands = {};  // more of the parlor's own words: `save Sunday`
    // At a table with others: begins to work out a hint, which hint_in() puts into words (T-4.2).
    std::function<void()> work_out_hint = {};
    // Whether all have agreed to a pause: the game is out of sight then (T-3.10).
    std::function<bool()> is_paused = [] { return false; };
};

class Conversation {
public:
    // The place has a table, with a decision of a player's.
    explicit Conversation(ConversationNeeds needs);
    Conversation(const Conversation&) = delete;  // what a yes does is bound to it
    Conversation& operator=(const Conversation&) = delete;

    [[nodiscard]] Answer begin();
    // Takes a line, which took this time to decide on.
    [[nodiscard]] Answer hear(std::string_view line, Milliseconds took = {});
    // When a line comes too late, unless the game waits without a clock.
    [[nodiscard]] std::optional<Milliseconds> flag_falls_in(Milliseconds took);
    // Lets a computer decide.
    [[nodiscard]] Answer go_on(const table::Clock& clock);
    // Instead: asks before the next turn of a computer begins, once.
    [[nodiscard]] Answer hold();

    // At a table with others: what has happened since, and what is asked now. Called after each move.
    [[nodiscard]] Answer catch_up();

    // What a computer would do, and why.
    [[nodiscard]] Sentences hint_in(const Result<std::string>& advice,
                                    const Result<std::string>& why) const;
    // Whether the word asks a question, and plays nothing.
    [[nodiscard]] bool is_question(const std::string& word) const;

    // Of the last prompt: the words that complete it, and who is asked.
    [[nodiscard]] Completions completions() const;
    [[nodiscard]] std::optional<Entrant> asked() const;

private:
    // What a yes does.
    struct Confirming {
        std::string question;
        std::function<Answer()> agreed;
    };

    // Lines (hearing.cpp).
    [[nodiscard]] Answer heard(const std::string& line);
    [[nodiscard]] Answer hear_called(const std::string& line);
    [[nodiscard]] Answer hear_confirming(const std::string& line);
    [[nodiscard]] Answer hear_agreeing(Entrant player, const std::string& line);
    [[nodiscard]] Answer hear_asking(const std::string& line);
    [[nodiscard]] Answer hear_command(const std::string& line);
    [[nodiscard]] std::optional<Answer> hear_table_language(const std::string& line,
                                                            std::string& why_not);
    [[nodiscard]] bool is_move(const std::string& verb) const;
    [[nodiscard]] std::optional<std::string> verb_of_number(const std::string& line) const;
    [[nodiscard]] Answer hear_move(const std::string& verb, const std::string& rest);
    [[nodiscard]] Answer ask_which(std::vector<Choice> choices);
    [[nodiscard]] Answer take_answers(std::unique_ptr<Asking> asking);
    [[nodiscard]] Answer why_no_move(const std::string& rest, const std::vector<Choice>& open);
    [[nodiscard]] Answer play(const std::string& move);
    [[nodiscard]] Answer tell_shut() const;
    [[nodiscard]] table::MoveLine move_line(std::vector<std::string> words) const;

    // The next decision (conversation.cpp).
    [[nodiscard]] std::optional<Milliseconds> time_left() const;
    [[nodiscard]] Answer fall_flag();
    [[nodiscard]] Answer after_move();
    [[nodiscard]] bool tells_later() const;
    [[nodiscard]] Answer ask(Sentences told);
    [[nodiscard]] Answer repeat(Sentences sentences = {}) const;
    [[nodiscard]] std::string prompt() const;
    [[nodiscard]] Sentences take_news();
    [[nodiscard]] Sentences news_since(std::uint64_t count) const;
    [[nodiscard]] Sentences for_all_here(std::uint64_t from, const Sentences& news);
    [[nodiscard]] Sentences with_open_offer(Sentences sentences) const;
    [[nodiscard]] bool decides_here(const GameView& view, Seat seat) const;
    [[nodiscard]] int people_here(const GameView& view) const;
    [[nodiscard]] bool must_call(const GameView& view) const;

    // At a table with others (among_others.cpp).
    struct LogEnd {
        std::size_t entries = 0;
        std::uint64_t serial = 0;  // of the last one
        friend bool operator==(const LogEnd&, const LogEnd&) = default;
    };
    [[nodiscard]] bool waits_for_others(const GameView& view) const;
    void turn_to_listener();
    [[nodiscard]] LogEnd log_end() const;
    [[nodiscard]] std::string why_not_here() const;
    [[nodiscard]] std::optional<Seat> voter() const;
    [[nodiscard]] std::string question_to_vote(Seat voter) const;
    [[nodiscard]] Answer vote(const std::string& answer);
    [[nodiscard]] Answer ask_others_to_take_back();
    [[nodiscard]] Sentences refusal_to_take_back();
    [[nodiscard]] std::optional<Entrant> asked_to_agree() const;
    [[nodiscard]] std::string question_to_agree(Entrant asked) const;
    [[nodiscard]] Answer agree(Entrant player, bool agrees);
    [[nodiscard]] Seat seat_of(Entrant player) const;

    // What the parlor itself answers (own_words.cpp).
    [[nodiscard]] Verbs verbs() const;
    [[nodiscard]] std::vector<Question> questions() const;
    [[nodiscard]] std::vector<Question> own_questions() const;
    [[nodiscard]] Sentences answer(const std::string& question, const std::string& rest) const;
    [[nodiscard]] Answer do_own(const std::string& word, const std::string& rest);
    [[nodiscard]] Answer tell_changed(std::string sentence);
    [[nodiscard]] Answer take_back();
    [[nodiscard]] Answer undo();
    [[nodiscard]] Answer leave();
    [[nodiscard]] Sentences open_moves() const;
    struct Explained {
        std::string word, about;
    };
    [[nodiscard]] Sentences help(const std::string& rest) const;
    [[nodiscard]] Sentences help_on(const std::string& said) const;
    [[nodiscard]] std::vector<Explained> all_explained() const;
    [[nodiscard]] std::string open_now() const;
    [[nodiscard]] bool takes_commands() const { return not asking_ and not confirming_; }
    [[nodiscard]] Sentences players() const;
    [[nodiscard]] Sentences times() const;
    [[nodiscard]] Sentences log(const std::string& count) const;
    [[nodiscard]] bool has_hints() const;
    [[nodiscard]] Sentences hint() const;
    [[nodiscard]] Sentences keys() const;
    [[nodiscard]] Sentences why() const;

    [[nodiscard]] std::vector<Choice> open() const;
    [[nodiscard]] std::vector<Choice> open_with(const std::string& verb) const;
    [[nodiscard]] table::GameTable& table() const { return *needs_.place.table; }

    ConversationNeeds needs_;
    std::unique_ptr<Words> words_;
    std::uint64_t told_ = 0;       // events
    LogEnd heard_to_;              // the same, at a table with others
    std::deque<std::string> log_;  // the latest sentences, without secrets of one of several
    bool is_held_ = false;         // before the next turn of a computer, once
    std::optional<Seat> turn_of_computer_;  // that goes on without another Enter
    bool is_called_ = false;                // somebody, who has not come yet
    std::optional<Entrant> at_keyboard_;
    Milliseconds took_;               // the decision on the line that is heard
    std::unique_ptr<Asking> asking_;  // while it goes on
    std::optional<Confirming> confirming_;
    std::optional<std::string> reason_;  // of the last decision of a computer
};

}  // namespace parlor::plain
