#include "editing/recall.hpp"

namespace parlor::editing {
namespace {

constexpr int most_lines = 100;

HistoryW* new_history() {
    HistoryW* const history = history_winit();
    HistEventW event{};
    history_w(history, &event, H_SETSIZE, most_lines);
    history_w(history, &event, H_SETUNIQUE, 1);
    return history;
}

}  // namespace

void Recall::turn_to(std::optional<int> person, EditLine* editor) {
    History& history = all_[person];
    if (not history) history.reset(new_history());
    el_wset(editor, EL_HIST, history_w, history.get());
    person_ = person ? history.get() : nullptr;
}

void Recall::add(const std::wstring& line) {
    HistEventW event{};
    if (person_ != nullptr and not line.empty()) history_w(person_, &event, H_ENTER, line.c_str());
}

}  // namespace parlor::editing
