// Recall: the lines that each person typed before, the latest hundred, in memory alone.
//
// Source: P-1.7.
#pragma once

#include <histedit.h>

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace parlor::editing {

class Recall {
public:
    // From now on the editor recalls this person's lines; nobody has none.
    void turn_to(std::optional<int> person, EditLine* editor);
    // Adds a line of that person.
    void add(const std::wstring& line);

private:
    struct Close {
        void operator()(HistoryW* history) const { history_wend(history); }
    };
    using History = std::unique_ptr<HistoryW, Close>;

    std::map<std::optional<int>, History> all_;
    HistoryW* person_ = nullptr;  // null: nobody
};

}  // namespace parlor::editing
