#include "sessions/property/settings.hpp"

#include <utility>

#include "library/data_folder.hpp"
#include "sessions/property/table.hpp"
#include "table/journal/journal_text.hpp"
#include "table/language/line_reader.hpp"
#include "table/language/opening.hpp"

namespace parlor {
namespace {

Error in_line(int number, const std::string& what) {
    return {"line " + std::to_string(number) + ": " + what};
}

// The settings come from an opened game that is not played.
Result<Settings> settings_of(table::Opened opened) {
    if (const auto* const errors = std::get_if<std::vector<table::LineError>>(&opened))
        return in_line(errors->front().line, errors->front().what);
    auto& game = std::get<std::unique_ptr<table::GameTable>>(opened);
    property::Property::Setup setup = property_session(*game)->setup();
    const auto mode = library::data_folders().mode(setup.game_id);
    if (not mode) return mode.error();
    return Settings{*mode, std::move(setup)};
}

// Settings use the files as they are now, even when the header is that of a saved game.
table::SetupAsked uncarried(table::SetupAsked asked) {
    asked.files.clear();
    return asked;
}

}  // namespace

std::string settings_text(property::Property::Setup setup) {
    setup.files.clear();
    std::string text = "parlor " + std::to_string(table::format_version) + "\n";
    for (const std::string& line : property::Property::header(setup)) text += line + "\n";
    return text + "begin\n";
}

Result<Settings> read_settings(const std::string& text) {
    table::Opening opening;
    table::LineReader lines{text};
    while (const auto read = lines.next()) {
        if (read->is_too_long) return in_line(read->number, "the line is longer than 1,000 bytes");
        const auto line = table::split(read->text);
        if (not line) return in_line(read->number, line.error().what);
        if (line->empty()) continue;
        if (opening.is_ended_by(*line))
            return settings_of(opening.begin(
                read->number,
                [](const auto& asked) { return open_property(uncarried(asked)); },
                table::Opening::Game::New));
        if (const auto trouble = opening.add(read->number, *line))
            return in_line(read->number, trouble->what);
    }
    return Error{"there is no `begin` at its end"};
}

}  // namespace parlor
