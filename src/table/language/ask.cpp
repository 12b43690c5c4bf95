#include "table/language/ask.hpp"

#include "unicode/printable.hpp"

namespace parlor::table {

namespace {

Result<std::string> answer_to(const Question& question, const GameTable& table) {
    if (not question.asks_values) return table.advice(question.level);
    const auto values = table.values();
    if (not values) return values.error();
    std::string text;
    for (const std::string& line : *values) text += line + "\n";
    return text;
}

}  // namespace

Status ask(LineReader& lines,
           const std::string& name,
           const Opener& open,
           const Question& question,
           Output& answers,
           Output& complaints) {
    const auto [status, table] = load_script(lines, name, open, complaints);
    if (status != Status::Fine) return status;
    table->answer_chance();
    const auto answer = answer_to(question, *table);
    if (answer) {
        answers.write(*answer);
        return Status::Fine;
    }
    complaints.write(printable(name) + ": " + answer.error().what + "\n");
    return Status::Wrong;
}

}  // namespace parlor::table
