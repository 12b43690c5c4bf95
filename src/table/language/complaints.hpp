// Complaints: the errors of a text, printed as `NAME:LINE: what is wrong` after the answers before
// them, and the worst status.
#pragma once

#include <string>

#include "table/language/output.hpp"
#include "table/language/trouble.hpp"
#include "unicode/printable.hpp"

namespace parlor::table {

class Complaints {
public:
    // All arguments must outlive the object.
    Complaints(const std::string& name, Output& answers, Output& complaints)
        : name_{name}, answers_{answers}, complaints_{complaints} {}

    void add(int line, const Trouble& trouble) {  // 0: of no line
        constexpr std::size_t much = 400;         // the most characters of one error message
        answers_.flush();
        worst_ = worse(worst_, trouble.status);
        std::string where = printable(name_, much);
        if (line > 0) where += ":" + std::to_string(line);
        complaints_.write(where + ": " + printable(trouble.what, much) + "\n");
        complaints_.flush();
    }

    [[nodiscard]] Status worst() const { return worst_; }

private:
    const std::string& name_;
    Output& answers_;
    Output& complaints_;
    Status worst_ = Status::Fine;
};

}  // namespace parlor::table
