#include "plain/answer.hpp"

#include <utility>

#include "plain/voice.hpp"

namespace parlor::plain {

Answer voiced(Answer answer) {
    for (std::string& sentence : answer.sentences) sentence = with_commas(sentence);
    answer.prompt = with_commas(answer.prompt);
    return answer;
}

Answer left_with(Sentences sentences) {
    return {.sentences = std::move(sentences), .prompt = {}, .then = Answer::Then::Leaves};
}

}  // namespace parlor::plain
