#include "house/table_folder.hpp"

#include <chrono>
#include <utility>
#include <variant>

#include "disk/text_file.hpp"
#include "table/journal/journals_in.hpp"
#include "table/journal/unfinished_game.hpp"
#include "table/language/line_reader.hpp"

namespace parlor::house {
namespace {

constexpr const char* record_file = "table.toml";
constexpr const char* setup_file = "setup";

}  // namespace

Result<library::TableRecord> TableFolder::record() const {
    const auto text = disk::read_text(folder_ / record_file);
    if (not text) return text.error();
    return library::read_table_record(*text, record_file);
}

std::optional<Error> TableFolder::write(const library::TableRecord& record) const {
    return disk::replace_text(*disk_, folder_ / record_file, library::to_text(record));
}

Result<table::SetupAsked> TableFolder::setup() const {
    const auto text = disk::read_text(folder_ / setup_file);
    if (not text) return text.error();
    table::SetupAsked setup;
    int number = 0;
    for (std::size_t at = 0; at < text->size();) {
        const std::size_t end = std::min(text->find('\n', at), text->size());
        const auto line = table::split(std::string_view{*text}.substr(at, end - at));
        const auto wrong = line ? setup.add(++number, *line) : line.error().what;
        if (wrong)
            return Error{std::string{setup_file} + ":" + std::to_string(number) + ": " + *wrong};
        at = end + 1;
    }
    return setup;
}

std::optional<Error> TableFolder::write_setup(const std::string& header) const {
    return disk::replace_text(*disk_, folder_ / setup_file, header);
}

Result<std::unique_ptr<table::GameTable>> TableFolder::resume(const table::Opener& open) {
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    const auto games = table::journals_in(folder_, now);
    if (games.empty()) return std::unique_ptr<table::GameTable>{};
    auto resumed = table::resume(*disk_, table::path_of_game(folder_, games.front()), open);
    if (const auto* const error = std::get_if<Error>(&resumed)) return *error;
    auto* const game = std::get_if<table::UnfinishedGame>(&resumed);
    if (game == nullptr) return Error{games.front() + " is played elsewhere"};
    journal_ = std::move(game->journal);
    return std::move(game->table);
}

void TableFolder::begin(std::string_view time) {
    journal_ = std::make_unique<table::Journal>(*disk_, folder_, time);
}

std::optional<Error> TableFolder::keep(const table::GameTable& game, std::int64_t seconds) {
    if (not journal_) return Error{"its journal is damaged, and nothing is added to it"};
    return journal_->follow(game, seconds);
}

}  // namespace parlor::house
