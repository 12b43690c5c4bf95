#include "table/ask.hpp"

#include "base/text.hpp"

namespace parlor::table {

Status ask(LineReader& lines,
           const std::string& name,
           const Opener& open,
           std::optional<int> level,
           Output& answers,
           Output& complaints) {
    const auto [status, table] = load_script(lines, name, open, complaints);
    if (status != Status::Fine) return status;
    table->answer_chance();
    const auto move = table->advice(level);
    if (move) {
        answers.write(*move);
        return Status::Fine;
    }
    complaints.write(printable(name) + ": " + move.error().what + "\n");
    return Status::Wrong;
}

}  // namespace parlor::table
