#include "plain/answer.hpp"

#include <algorithm>
#include <utility>

#include "plain/voice.hpp"

namespace parlor::plain {

Answer voiced(Answer answer) {
    const auto voice = [](std::string& text) {
        text = with_usual_names(with_commas(without_rules(text)));
    };
    std::ranges::for_each(answer.sentences, voice);
    voice(answer.prompt);
    return answer;
}

Answer left_with(Sentences sentences) {
    return {.sentences = std::move(sentences), .prompt = {}, .then = Answer::Then::Leaves};
}

}  // namespace parlor::plain
