#include "app/dominoes/game_record.hpp"

#include <utility>

#include "app/own_files.hpp"
#include "disk/file_name.hpp"
#include "sessions/dominoes/record.hpp"
#include "tui/trouble.hpp"
#include "unicode/names.hpp"

namespace parlor::tui {
namespace {

// PRN was the printer where the original ran.
bool is_printed(const std::string& file) { return file == "-" or plain_capitals(file) == "PRN"; }

}  // namespace

GameRecord::GameRecord(const Terms& terms, Outside& outside, std::string file)
    : terms_{&terms}, outside_{&outside}, file_{std::move(file)} {}

std::optional<Error> GameRecord::wrong_name(const Terms& terms, const std::string& file) {
    const auto files = own_files(terms, library::records);
    return files ? files->wrong_to_write(file) : disk::wrong_name(file);
}

std::optional<Notice> GameRecord::follow(const table::Session<dominoes::Dominoes>& session) {
    if (is_broken_) return std::nullopt;
    std::string text;
    if (not record_) {
        record_.emplace(session.setup());
        follower_ = table::Follower<dominoes::Dominoes>::from_deal(session);
        text = record_->opening();
    }
    if (not follower_->has_read(session)) {
        record_ = retold(session).record;
        text = "\nThe last move is taken back, and all that came of it.\n\n";
    }
    for (const auto& told : follower_->follow(session)) text += record_->lines_of(told.event);
    const auto trouble = write(text);
    if (not trouble) return std::nullopt;
    is_broken_ = true;
    return trouble_notice("NO RECORD", trouble->what);
}

std::optional<Error> GameRecord::write(const std::string& text) {
    if (text.empty()) return std::nullopt;
    if (is_printed(file_)) {
        outside_->print(text);
        return std::nullopt;
    }
    const auto files = own_files(*terms_, library::records);
    return files ? files->append(file_, text) : files.error();
}

}  // namespace parlor::tui
