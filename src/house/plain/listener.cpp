#include "house/plain/listener.hpp"

#include <utility>

#include "house/guest.hpp"
#include "table/game/computers.hpp"
#include "table/game/replay.hpp"

namespace parlor::house {
namespace {

plain::Letters letters_of(const Terminal& terminal) {
    const bool has_all = terminal.record().glyphs == tui::GlyphSet::Unicode;
    return has_all ? plain::Letters::All : plain::Letters::Plain;
}

}  // namespace

SharedTable::Listener::Listener(table::Place& place,
                                const tui::GameBox& box,
                                Terms terms,
                                SetOf<Entrant> players,
                                Terminal& terminal,
                                std::vector<plain::Question> commands,
                                std::function<bool()> is_paused)
    : place_{&place},
      players_{players},
      terminal_{&terminal},
      options_{as_agreed(terminal.options(), terms)},
      conversation_{{.place = place,
                     .options = options_,
                     .words = box.words,
                     .players = players,
                     .rulebook = box.rulebook ? box.rulebook->text : "",
                     .letters = letters_of(terminal),
                     .commands = std::move(commands),
                     .work_out_hint = [this] { work_out_hint(); },
                     .is_paused = std::move(is_paused)}},
      sentences_{terminal} {
    take(conversation_.begin());
}

void SharedTable::Listener::hear(const std::string& line, Milliseconds took) {
    plain::Answer answer = conversation_.hear(line, took);
    has_left_ = answer.then == plain::Answer::Then::Leaves;
    is_answered_ = false;
    take(std::move(answer));
}

void SharedTable::Listener::catch_up() {
    take(conversation_.catch_up());
    tell_hint();
}

// Another one takes the place of one that is still on its way.
void SharedTable::Listener::work_out_hint() {
    hint_ = std::make_shared<Hint>(Hint{.asked_at = position_of(*place_->table)});
    work_ = [hint = hint_, copy = std::make_shared<table::Replay>(*place_->table)] {
        copy->go_to(copy->size());
        const table::GameTable& game = copy->table();
        return [hint,
                advice = game.advice(table::level_of_hints),
                why = game.why(table::level_of_hints)] {
            hint->advice = advice;
            hint->why = why;
        };
    };
}

void SharedTable::Listener::tell_hint() {
    if (not hint_ or not hint_->advice) return;
    const Hint hint = *std::exchange(hint_, nullptr);
    if (hint.asked_at != position_of(*place_->table)) return;
    const auto answer =
        plain::voiced({.sentences = conversation_.hint_in(*hint.advice, *hint.why)});
    for (const std::string& sentence : answer.sentences) tell(sentence);
}

// Whoever is called is called once.
void SharedTable::Listener::take(plain::Answer answer) {
    for (std::string& sentence : answer.sentences) tell(std::move(sentence));
    if (answer.hides and answer.prompt != prompt_) sentences_.hide();
    prompt_ = std::move(answer.prompt);
}

std::vector<wire::FromHost> SharedTable::Listener::news(const std::string& question) {
    const std::string& prompt = question.empty() ? prompt_ : question;
    if (std::exchange(is_answered_, true))
        sentences_.ask_if_new(prompt);
    else
        sentences_.ask(prompt);
    Completions completions = sentences_.asks() ? conversation_.completions() : Completions{};
    if (not question.empty())
        completions.verbs.insert(completions.verbs.begin(), {{"yes"}, {"no"}, {"cancel"}});
    return sentences_.news(std::move(completions), conversation_.asked());
}

}  // namespace parlor::house
