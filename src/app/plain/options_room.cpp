#include "app/plain/options_room.hpp"

#include "plain/spoken.hpp"

namespace parlor::plain {

Answer OptionsRoom::hear(const std::string& line) {
    const std::string word = joined(spoken(line));
    if (line.empty()) return ask({});
    if (word == "leave" or word == "cancel") return left_with({});
    if (word == "list") return ask(answer_about_options(options_, ""));
    if (word == "help")
        return ask(
            {"An option alone says what it can be; with a value it is changed, as in pace "
             "fast. List says them all."});
    return ask(answer_about_options(options_, line));
}

Answer OptionsRoom::ask(Sentences before) {
    return {.sentences = std::move(before),
            .prompt = "An option and its value, list, help or leave?"};
}

}  // namespace parlor::plain
