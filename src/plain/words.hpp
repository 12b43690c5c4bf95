// Words: what a game says of itself in plain mode: who sits where, what is asked, how moves read,
// which questions it answers, and what has happened, in sentences.
//
// Source:  P-1.3 to P-1.6, P-1.10, P-1.13.
// Choices: everything here is for the seat that has to decide, or for that of whoever listens at a
//          shared table, and says no more than it may see.
//          WordsOf (words_of.hpp) says all this of any game; a game of ours says some of it better.
// Not here: which word is meant (verbs.hpp); the conversation itself (conversation.hpp).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/game_view.hpp"
#include "base/options.hpp"
#include "base/result.hpp"
#include "base/sentence.hpp"
#include "plain/answer.hpp"
#include "plain/spoken.hpp"

namespace parlor::plain {

// An open move: its verb, and what follows it in the table language; a range of numbers is `60..90`.
struct Choice {
    std::string verb;
    std::vector<std::string> arguments = {};

    [[nodiscard]] std::string line() const;
    [[nodiscard]] bool has_range() const { return line().find("..") != std::string::npos; }
    friend bool operator==(const Choice&, const Choice&) = default;
};
[[nodiscard]] Choice choice_of(std::string_view line);

// A word with which players move, whether that is open now or not, and what it does and needs.
struct MoveWord {
    std::string_view word;
    std::string_view about;  // a sentence without its subject and its full stop
};

// A question that a player may ask at any prompt; `answer` gets the words after it.
struct Question {
    std::string word;
    std::string about;  // `what everybody has`
    std::function<Sentences(const std::string& rest)> answer;
    std::vector<std::string> names = {};  // that may follow it
};

// A move that takes several answers, which are asked one at a time (P-1.6).
class Asking {
public:
    virtual ~Asking() = default;

    // What is asked next. Requires that something is missing.
    [[nodiscard]] virtual std::string prompt() const = 0;
    // Takes an answer; returns what was wrong with it.
    [[nodiscard]] virtual std::optional<Error> take(const std::string& answer) = 0;
    // The same of what follows the verb in its line, before anything was asked.
    [[nodiscard]] virtual std::optional<Error> take_line(const std::string& said) {
        return take(said);
    }
    // The move as a line of the table language, once nothing is missing; and as a sentence.
    [[nodiscard]] virtual std::optional<std::string> move() const = 0;
    [[nodiscard]] virtual std::string read_back() const { return ""; }  // empty: it needs none
    // Names that the next answer may have in it, as far as they can be listed.
    [[nodiscard]] virtual std::vector<std::string> names() const { return {}; }
};

// An event as the story tells it, and the event's name in the table language.
struct Told {
    std::string event;
    Sentence sentence;
};

// Which letters can be printed here: plain ones only where the locale's text is not UTF-8 (P-1.2).
enum class Letters : std::uint8_t { All, Plain };

// A square, a tile or a player that moves may be about.
struct Named {
    std::string argument;  // in the table language
    std::string name;
};

class Words {
public:
    virtual ~Words() = default;

    [[nodiscard]] virtual ViewPtr view() const = 0;

    // From now on this seat listens, whoever decides; seat 0 is everybody.
    void speak_to(Seat listener) { listener_ = listener; }
    void speak_to_whoever_decides() { listener_.reset(); }
    void speak_in(Letters letters) { letters_ = letters; }
    // As in a replay: everybody may know everything.
    void hide_nothing() { hides_nothing_ = true; }

    // What the prompt says before it lists the moves: who decides, with how much, on what.
    [[nodiscard]] virtual std::string asked() const = 0;

    // All words with which players move in this game.
    [[nodiscard]] virtual std::span<const MoveWord> move_words() const = 0;

    // The verb as people say it, and the arguments of an open move: `trade` for `propose`,
    // `Vine Street` for `vine-street`.
    [[nodiscard]] virtual std::string verb(const Choice& choice) const { return choice.verb; }
    [[nodiscard]] virtual std::vector<std::string> arguments(const Choice& choice) const;
    // An open move that a computer would make, after `would`: `build Vine Street`.
    [[nodiscard]] virtual std::string advised(const Choice& move) const;
    // What a move costs that has no sum in it, and of which the question says none: `for $200`.
    [[nodiscard]] virtual std::string price(const Choice& /*choice*/) const { return ""; }
    // The words of a player's line that name arguments.
    [[nodiscard]] virtual Spoken naming(std::string_view said) const { return spoken(said); }
    // What the rules or a computer say, with the names that are used here.
    [[nodiscard]] virtual std::string renamed(std::string text) const { return text; }
    // Whether prompts do without this move, which is seldom wanted (P-1.3).
    [[nodiscard]] virtual bool is_seldom(const Choice& /*choice*/) const { return false; }
    // Everything that moves with this verb could ever be about, to say why one cannot be.
    [[nodiscard]] virtual std::vector<Named> all_named(const Choice& /*choice*/) const {
        return {};
    }
    // What these moves ask for: `Mortgage what`.
    [[nodiscard]] virtual std::string what_is_missing(const Choice& choice) const;

    // Whether `hint` is answered: round a board, by the option of boards.
    [[nodiscard]] virtual bool has_hints(const Options& options) const {
        return options.hints == Options::Answer::Yes;
    }

    // Asks for a move that takes several answers; null for any other move.
    [[nodiscard]] virtual std::unique_ptr<Asking> asking(const Choice& /*choice*/) const {
        return nullptr;
    }

    [[nodiscard]] virtual std::vector<Question> questions() const { return {}; }

    // What has happened since that many events, as the people here may know it.
    [[nodiscard]] virtual std::vector<Told> told_since(std::uint64_t count) const = 0;
    // Whether the story does without the event when it is to be brief (P-1.4).
    [[nodiscard]] virtual bool is_detail(std::string_view /*event*/) const { return false; }

    // Whether the prompt after the event tells the same.
    [[nodiscard]] virtual bool is_in_prompt(std::string_view /*event*/) const { return false; }

    // All players in their places, the first one first, with the figure that counts and with how they
    // left (U-10.5). Requires that the game is over.
    [[nodiscard]] virtual Sentences places() const { return {}; }

    // Whether it does so because of what follows.
    [[nodiscard]] virtual bool is_outdone(const Told& /*one*/, const Told& /*later*/) const {
        return false;
    }

    // Whether somebody may not see what others may (P-1.10).
    [[nodiscard]] virtual bool hides() const { return false; }

    // What is offered to whoever decides, in full, where the prompt does not say it; else empty.
    [[nodiscard]] virtual std::string open_offer() const { return ""; }

    // What a newcomer reads first: three lines at most (P-1.11).
    [[nodiscard]] virtual Sentences welcome() const = 0;

protected:
    [[nodiscard]] Seat listener(std::optional<Seat> decider) const {
        return listener_.value_or(decider.value_or(chance));
    }
    [[nodiscard]] Letters letters() const { return letters_; }
    [[nodiscard]] bool hides_nothing() const { return hides_nothing_; }

private:
    std::optional<Seat> listener_;  // nothing: whoever decides
    Letters letters_ = Letters::All;
    bool hides_nothing_ = false;
};

}  // namespace parlor::plain
