// Conversation: the lines that people type.
#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "plain/choosing.hpp"
#include "plain/conversation.hpp"
#include "plain/picking.hpp"
#include "plain/spoken.hpp"
#include "table/language/line.hpp"
#include "table/language/sit_line.hpp"
#include "unicode/printable.hpp"

namespace parlor::plain {
namespace {

using Kind = table::Verdict::Kind;

std::string reason_in(const table::Verdict& verdict) { return sentence_case(verdict.reason) + "."; }

// Its first word in small letters, and the rest as it was typed.
std::pair<std::string, std::string> split_off_first(const std::string& line) {
    const std::size_t end = std::min(line.find(' '), line.size());
    std::string first = line.substr(0, end);
    std::ranges::transform(first, first.begin(), [](unsigned char letter) {
        return static_cast<char>(letter < 0x80 ? std::tolower(letter) : letter);
    });
    return {first, std::string{trimmed(line.substr(end))}};
}

// Whether the line is these letters or the first of them, and nothing else: `y` for `yes`.
bool is_short_for(std::string_view word, std::string_view line) {
    return std::ranges::equal(line, word.substr(0, line.size()), {}, [](unsigned char letter) {
        return static_cast<char>(std::tolower(letter));
    });
}

bool begins_with_number(std::string_view words) {
    const auto first = spoken(words.substr(0, words.find(' ')));
    return not first.empty() and first.front().front() >= '0' and first.front().front() <= '9';
}

}  // namespace

Answer Conversation::heard(const std::string& line) {
    if (is_called_) return hear_called(line);
    const bool goes_on =
        table().deciding_level() and not confirming_ and not asking_ and not needs_.players;
    if (goes_on and line.empty()) return {{}, {}, Answer::Then::GoesOn};
    if (line.empty()) return repeat();
    if (const auto wrong = unprintable(line))
        return repeat({"I cannot read that: " + wrong->what + "."});
    if (line.size() > table::longest_line) return repeat({"That line is too long."});
    if (const auto player = asked_to_agree()) return hear_agreeing(*player, line);
    if (confirming_) return hear_confirming(line);
    if (asking_) return hear_asking(line);
    return hear_command(line);
}

// Whoever only leaves or cancels there is not told what is for the person called.
Answer Conversation::hear_called(const std::string& line) {
    if (line == "leave") return leave();
    if (line == "cancel") return repeat();
    is_called_ = false;
    const ViewPtr view = words_->view();
    at_keyboard_ = view->sitting(view->decider()).entrant;
    return repeat();
}

Answer Conversation::hear_confirming(const std::string& line) {
    const auto [word, rest] = split_off_first(line);
    if (is_question(word)) return repeat(answer(word, rest));
    if (is_short_for("yes", line)) {
        const Confirming agreed = *std::exchange(confirming_, std::nullopt);
        asking_.reset();
        return agreed.agreed();
    }
    if (not is_short_for("no", line) and word != "cancel") return repeat({"Say yes or no."});
    confirming_.reset();
    asking_.reset();
    return repeat({"Nothing was done."});
}

Answer Conversation::hear_agreeing(Entrant player, const std::string& line) {
    const auto [word, rest] = split_off_first(line);
    if (is_short_for("yes", line)) return agree(player, true);
    if (is_short_for("no", line)) return agree(player, false);
    if (word == "leave") return leave();
    return repeat(is_question(word) ? answer(word, rest) : Sentences{"Say yes or no."});
}

// Questions are answered in between, if they are asked in full.
Answer Conversation::hear_asking(const std::string& line) {
    const auto [word, rest] = split_off_first(line);
    if (word == "cancel") {
        asking_.reset();
        return repeat({"Nothing was done."});
    }
    if (is_question(word)) return repeat(answer(word, rest));
    if (const auto wrong = asking_->take(line)) return repeat({wrong->what});
    return take_answers(std::move(asking_));
}

Answer Conversation::hear_command(const std::string& line) {
    if (line.starts_with('.') or line.starts_with('#'))
        return repeat({"Lines that begin so are for scripts. Say help to hear what you can do."});
    std::string why_not;
    if (auto played = hear_table_language(line, why_not)) return *std::move(played);
    if (const auto verb = verb_of_number(line); verb and why_not.empty())
        return hear_move(*verb, line);
    const auto [word, rest] = split_off_first(line);
    const auto meant = meant_by(word, verbs());
    const bool is_clear = meant and (meant->word == word or not is_move(word));
    if (not is_clear and not why_not.empty()) return repeat({why_not});
    if (not is_clear and is_move(word))
        return repeat(
            {"You cannot " + word + " now. You can say " + listed(verbs().moves, "or") + "."});
    if (not meant) return repeat({meant.error().what});
    switch (meant->as) {
        case Meant::As::Move: return hear_move(meant->word, rest);
        case Meant::As::Question: return repeat(answer(meant->word, rest));
        case Meant::As::Own: return do_own(meant->word, rest);
    }
    return repeat();
}

// A move as a script would write it, of the seat that decides. `why_not` says why one that is right
// but not allowed is not.
std::optional<Answer> Conversation::hear_table_language(const std::string& line,
                                                        std::string& why_not) {
    const auto view = words_->view();
    const bool waits = waits_for_others(*view);
    if (view->is_over() or (table().deciding_level() and not waits)) return std::nullopt;
    const auto words = table::split(line);
    if (not words or words->empty()) return std::nullopt;
    auto move = table::read_move(*words);
    if (not move or move->words.empty()) return std::nullopt;
    if (waits and is_move(move->words.front())) why_not = why_not_here();
    if (waits) return std::nullopt;
    if (move->took.told == table::Took::Told::ByLine)
        return repeat({"The clock is the parlor's: leave out the time."});
    const bool is_of_other = move->mover and *move->mover != view->decider();
    if (is_of_other and is_move(move->words.front()))
        return repeat({"It is for " + view->sitting(view->decider()).name + " to decide."});
    if (table::is_sit(*move)) return std::nullopt;
    if (not is_move(move->words.front())) return std::nullopt;
    const auto verdict = table().attempt(move_line(move->words));
    if (verdict.kind == Kind::Played) return play(joined(move->words));
    if (verdict.kind == Kind::Refused) why_not = words_->renamed(reason_in(verdict));
    return std::nullopt;
}

// A line that begins with a number, as `$120` or `6-4`, needs no verb where only one takes numbers.
std::optional<std::string> Conversation::verb_of_number(const std::string& line) const {
    if (not begins_with_number(line)) return std::nullopt;
    std::optional<std::string> verb;
    for (const Choice& choice : open()) {
        if (not begins_with_number(said_arguments(choice, *words_))) continue;
        if (verb and *verb != words_->verb(choice)) return std::nullopt;
        verb = words_->verb(choice);
    }
    return verb;
}

Answer Conversation::hear_move(const std::string& verb, const std::string& rest) {
    const auto choices = open_with(verb);
    if (auto asking = words_->asking(choices.front())) {
        if (not rest.empty())
            if (const auto wrong = asking->take_line(rest)) return repeat({wrong->what});
        return take_answers(std::move(asking));
    }
    // As the prompt says it: `buy for $300`.
    const bool is_price = spoken(rest) == spoken(words_->price(choices.front()));
    const Spoken named = is_price ? Spoken{} : words_->naming(rest);
    const auto [moves, are_complete] = chosen_by(named, choices, *words_);
    if (moves.empty()) {
        const std::string line = choices.front().verb + " " + joined(spoken(rest));
        if (table().attempt(move_line(table::split(line)->words)).kind == Kind::Played)
            return play(line);
        return why_no_move(rest, choices);
    }
    const bool is_clear = are_complete or not named.empty();
    if (moves.size() == 1 and is_clear and not moves.front().has_range())
        return play(moves.front().line());
    return ask_which(moves);
}

// Whether players move with this verb of the table language. The words of chance are nobody's here.
bool Conversation::is_move(const std::string& verb) const {
    const std::string word = words_->verb({verb});
    return table().has_verb(verb) and
           std::ranges::find(words_->move_words(), word, &MoveWord::word) !=
               words_->move_words().end();
}

Answer Conversation::ask_which(std::vector<Choice> choices) {
    asking_ = std::make_unique<Picking>(*words_, std::move(choices));
    return repeat();
}

Answer Conversation::take_answers(std::unique_ptr<Asking> asking) {
    const auto move = asking->move();
    asking_ = std::move(asking);
    if (not move) return repeat();
    const std::string what = asking_->read_back();
    if (what.empty()) {
        asking_.reset();
        return play(*move);
    }
    confirming_ = {what + " Yes or no?", [this, move = *move] { return play(move); }};
    return repeat();
}

// Of what the board has, but the move cannot be about, the rules say why not.
Answer Conversation::why_no_move(const std::string& rest, const std::vector<Choice>& open) {
    const Choice& first = open.front();
    std::vector<Choice> any;
    for (const Named& one : words_->all_named(first)) any.push_back({first.verb, {one.argument}});
    const auto meant = chosen_by(spoken(rest), any, *words_).moves;
    const auto number = spoken(rest);
    const Choice tried = meant.size() == 1 ? meant.front() : Choice{first.verb, number};
    const auto verdict = table().attempt(move_line(table::split(tried.line())->words));
    if (verdict.kind == Kind::Refused) return repeat({words_->renamed(reason_in(verdict))});
    std::vector<std::string> names = names_of(open, *words_);
    std::string wrong =
        "You cannot " + words_->verb(first) + " \"" + printable(rest, 30) + "\" now.";
    if (const auto near = nearest(rest, names))
        return repeat({wrong + " Did you mean " + *near + "?"});
    std::erase(names, "");
    if (names.empty()) return repeat({"Say " + words_->verb(first) + " alone."});
    return repeat({wrong + " You can " + words_->verb(first) + " " + listed(names, "or") + "."});
}

Answer Conversation::play(const std::string& move) {
    if (voter()) return vote(move);
    if (const std::string why = why_not_here(); not why.empty()) return repeat({why});
    const auto verdict = table().play(move_line(table::split(move)->words));
    if (verdict.kind != Kind::Played) return repeat({words_->renamed(reason_in(verdict))});
    return after_move();
}

Answer Conversation::tell_shut() const { return repeat({std::string{needs_.place.shut} + "."}); }

table::MoveLine Conversation::move_line(std::vector<std::string> words) const {
    return {.mover = table().decider(),
            .words = std::move(words),
            .took = {took_, table::Took::Told::ByScreen}};
}

}  // namespace parlor::plain
