// Talk: a conversation in tests, printed as over a pipe of 80 columns.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "plain/conversation.hpp"
#include "plain/printed.hpp"
#include "table/game/game_table.hpp"

namespace parlor::plain {

class Talk {
public:
    using MakeWords = std::unique_ptr<Words> (*)(table::GameTable&);

    Talk(std::unique_ptr<table::GameTable> table,
         MakeWords words,
         std::string_view rulebook = {},
         bool gives_hints = false,
         Letters letters = Letters::All)
        : place_{.table = begun(std::move(table))},
          conversation_{{.place = place_,
                         .options = options_,
                         .words = words,
                         .rulebook = rulebook,
                         .letters = letters}} {
        if (gives_hints) options_.hints = options_.dominoes.hints = Options::Answer::Yes;
        begins_ = text_of(conversation_.begin());
    }

    [[nodiscard]] const std::string& begins() const { return begins_; }
    // What is printed after the line, up to the next prompt; an empty text once it is left.
    std::string hear(std::string_view line, Milliseconds took = {}) {
        return text_of(conversation_.hear(line, took));
    }
    // The same after the last of several lines.
    std::string hear_all(std::initializer_list<std::string_view> lines) {
        std::string last;
        for (const auto line : lines) last = hear(line);
        return last;
    }
    // Whether what was said before the last prompt is not for whoever is asked now.
    [[nodiscard]] bool has_hidden() const { return has_hidden_; }
    [[nodiscard]] bool is_left() const { return is_left_; }
    [[nodiscard]] const std::string& prompt() const { return prompt_; }
    // Whether anything but the prompt was printed after the last line.
    [[nodiscard]] bool has_told() const { return has_told_; }
    [[nodiscard]] table::Place& place() { return place_; }
    [[nodiscard]] Options& options() { return options_; }
    [[nodiscard]] table::GameTable& table() const { return *place_.table; }
    [[nodiscard]] Conversation& conversation() { return conversation_; }
    [[nodiscard]] const Conversation& conversation() const { return conversation_; }

private:
    static constexpr std::size_t width = 80;

    static std::unique_ptr<table::GameTable> begun(std::unique_ptr<table::GameTable> table) {
        table->answer_chance();
        return table;
    }
    std::string text_of(Answer answer) {
        std::string text = printed(answer, width);
        has_told_ = not answer.sentences.empty();
        while (answer.then == Answer::Then::GoesOn) {
            answer = conversation_.go_on([] { return Milliseconds{}; });
            text += printed(answer, width);
            has_told_ = has_told_ or not answer.sentences.empty();
        }
        prompt_ = answer.prompt;
        has_hidden_ = answer.hides;
        is_left_ = answer.then == Answer::Then::Leaves;
        return text;
    }

    table::Place place_;
    Options options_;
    Conversation conversation_;
    std::string begins_, prompt_;
    bool is_left_ = false, has_hidden_ = false, has_told_ = false;
};

}  // namespace parlor::plain
