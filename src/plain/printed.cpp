#include "plain/printed.hpp"

#include "plain/voice.hpp"

namespace parlor::plain {

std::string printed(const Answer& answer, std::size_t width) {
    std::string text;
    const auto add = [&](const std::string& paragraph) {
        for (const std::string& line : wrapped(paragraph, width)) text.append(line).append("\n");
    };
    for (const std::string& sentence : answer.sentences) add(sentence);
    if (not answer.prompt.empty()) add(answer.prompt);
    return text;
}

}  // namespace parlor::plain
