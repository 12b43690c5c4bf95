#include "house/table_folder.hpp"

#include <chrono>
#include <utility>
#include <variant>

#include "disk/text_file.hpp"
#include "house/setup_lines.hpp"
#include "table/journal/game_file.hpp"
#include "table/journal/journal_text.hpp"
#include "table/journal/journals_in.hpp"
#include "table/journal/unfinished_game.hpp"

namespace parlor::house {
namespace {

namespace fs = std::filesystem;

constexpr const char* record_file = "table.toml";
constexpr const char* setup_file = "setup";

// The talk that is beside the journal of a game.
fs::path talk_beside(const fs::path& journal) {
    return fs::path{journal}.replace_extension(".talk");
}

// Without what a power cut has torn.
std::vector<table::SaysLine> said_in(const Result<std::string>& journal) {
    return journal ? table::says_lines(table::sealed_part(*journal).text)
                   : std::vector<table::SaysLine>{};
}

// What was said at a game: the last lines, where some are beside the journal, and else all of them.
std::vector<table::SaysLine> said_at(disk::Disk& disk, const fs::path& journal) {
    const auto beside = disk::read_text(talk_beside(journal));
    if (beside and not beside->empty()) return table::says_lines(*beside);
    return said_in(table::read_game(disk, journal));
}

std::chrono::sys_seconds now() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

}  // namespace

// Guests read it: the host's own path is nothing to them.
Error TableFolder::without_path(Error error) const {
    const std::string path = folder_.parent_path().string() + "/";
    for (auto at = error.what.find(path); at != std::string::npos; at = error.what.find(path))
        error.what.erase(at, path.size());
    return error;
}

std::optional<Error> TableFolder::without_path(std::optional<Error> error) const {
    if (error) error = without_path(*std::move(error));
    return error;
}

Result<library::TableRecord> TableFolder::record() const {
    const auto text = disk::read_text(folder_ / record_file);
    if (not text) return without_path(text.error());
    return library::read_table_record(*text, record_file);
}

std::optional<Error> TableFolder::write(const library::TableRecord& record) const {
    return without_path(
        disk::replace_text(*disk_, folder_ / record_file, library::to_text(record)));
}

Result<table::SetupAsked> TableFolder::setup() const {
    const auto text = disk::read_text(folder_ / setup_file);
    if (not text) return without_path(text.error());
    return setup_in(*text, setup_file);
}

std::optional<Error> TableFolder::write_setup(const std::string& header) const {
    return without_path(disk::replace_text(*disk_, folder_ / setup_file, header));
}

std::optional<std::chrono::sys_seconds> TableFolder::last_played() const {
    const auto games = table::journals_in(folder_, now());
    return games.empty() ? std::nullopt : table::last_played(folder_, games.front(), now());
}

Result<std::unique_ptr<table::GameTable>> TableFolder::resume(const table::Opener& open) {
    const auto games = table::journals_in(folder_, now());
    if (games.empty()) return std::unique_ptr<table::GameTable>{};
    auto resumed = table::resume(*disk_, table::path_of_game(folder_, games.front()), open);
    if (const auto* const error = std::get_if<Error>(&resumed)) return without_path(*error);
    auto* const game = std::get_if<table::UnfinishedGame>(&resumed);
    if (game == nullptr) return Error{games.front() + " is played elsewhere"};
    if (not game->journal) return Error{games.front() + " is damaged: " + game->told};
    journal_ = std::move(game->journal);
    loss_ = game->told;
    played_before_ = played_ = game->seconds;
    said_ = said_in(journal_->read()).size();
    return std::move(game->table);
}

void TableFolder::begin(std::string_view time) {
    journal_ = std::make_unique<table::Journal>(*disk_, folder_, time);
    loss_.clear();
    played_before_ = played_ = 0;
    said_ = 0;
}

std::optional<Error> TableFolder::keep(const table::GameTable& game, std::int64_t seconds) {
    if (not journal_) return Error{"its journal is damaged, and nothing is added to it"};
    if (auto trouble = without_path(journal_->follow(game, played_before_ + seconds)))
        return trouble;
    played_ = played_before_ + seconds;
    return std::nullopt;
}

std::string TableFolder::copy_of(const table::GameTable& game) const {
    return table::Sealer{}.sealed(table::journal_pieces(game), played_);
}

// Of the games before, too, the newest last.
std::vector<table::SaysLine> TableFolder::talk() const {
    std::vector<table::SaysLine> talk;
    for (const std::string& game : table::journals_in(folder_, now())) {
        auto said = said_at(*disk_, table::path_of_game(folder_, game));
        said.insert(said.end(), talk.begin(), talk.end());
        talk = std::move(said);
        if (talk.size() >= most_lines_of_talk) break;
    }
    if (talk.size() > most_lines_of_talk)
        talk.erase(talk.begin(), talk.end() - static_cast<std::ptrdiff_t>(most_lines_of_talk));
    return talk;
}

std::optional<Error> TableFolder::say(const table::SaysLine& line, std::int64_t seconds) {
    if (said_ < most_lines_of_talk_in_journal) {
        auto trouble = journal_->note(table::to_text(line), played_before_ + seconds);
        if (not trouble) ++said_;
        return trouble;
    }
    auto last = talk();
    last.push_back(line);
    if (last.size() > most_lines_of_talk) last.erase(last.begin());
    return disk::replace_text(
        *disk_, talk_beside(journal_->path()), table::to_text(last), disk::Outlives::Program);
}

}  // namespace parlor::house
