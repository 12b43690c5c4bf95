#include "house/plain/listener.hpp"

#include <utility>

#include "house/guest.hpp"

namespace parlor::house {
namespace {

Options without_hints(Options options) {
    options.dominoes.hints = Options::Answer::No;
    return options;
}

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
                                std::vector<plain::Question> commands)
    : players_{players},
      terminal_{&terminal},
      options_{without_hints(as_agreed(terminal.options(), terms))},
      conversation_{{.place = place,
                     .options = options_,
                     .words = box.words,
                     .players = players,
                     .rulebook = box.rulebook ? box.rulebook->text : "",
                     .letters = letters_of(terminal),
                     .commands = std::move(commands)}},
      sentences_{terminal} {
    take(conversation_.begin());
}

void SharedTable::Listener::hear(const std::string& line) {
    plain::Answer answer = conversation_.hear(line);
    has_left_ = answer.then == plain::Answer::Then::Leaves;
    is_answered_ = false;
    take(std::move(answer));
}

void SharedTable::Listener::catch_up() { take(conversation_.catch_up()); }

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
    return sentences_.news(sentences_.asks() ? conversation_.completions() : Completions{},
                           conversation_.asked());
}

}  // namespace parlor::house
