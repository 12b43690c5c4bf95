#include "table/pig_script.hpp"

namespace parlor {

template class table::Session<toy::Pig>;
template class table::TextTable<toy::Pig>;

namespace toy {

table::Opened open_pig(const table::SetupAsked& asked) {
    if (asked.game->word != "pig")
        return std::vector<table::LineError>{{asked.game->line, "there is only pig"}};
    Pig::Setup setup{{}};
    for (std::size_t i = 0; i < asked.seats.size(); ++i) {
        setup.names.push_back(asked.seats[i].name);
        setup.levels[i] = level_in(asked.seats[i].kind);
    }
    return std::make_unique<table::TextTable<Pig>>(setup, asked.seed.value_or(0));
}

Ran run_text(const std::string& text,
             bool keep_going,
             const table::ScreenMaker& screen,
             const table::SaveNew& save) {
    table::LineReader lines{text};
    table::Output answers, complaints;
    const table::ScriptNeeds needs{open_pig, screen, keep_going, save};
    const auto status = run_script(lines, "test", needs, answers, complaints);
    return {static_cast<int>(status), answers.waiting(), complaints.waiting()};
}

Ran run_live(const std::string& text, const table::ScreenMaker& screen) {
    table::LineReader lines{text};
    table::Output answers, complaints;
    const table::ScriptNeeds needs{.open = open_pig, .screen = screen, .live = true};
    const auto status = run_script(lines, "test", needs, answers, complaints);
    return {static_cast<int>(status), answers.waiting(), complaints.waiting()};
}

}  // namespace toy
}  // namespace parlor
