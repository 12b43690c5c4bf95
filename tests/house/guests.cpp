#include "house/guests.hpp"

#include "base/match.hpp"
#include "house/guest.hpp"

namespace parlor::house {

std::unique_ptr<table::GameTable> game_of(const std::string& lines) {
    table::LineReader reader{lines};
    table::Output complaints;
    auto loaded = table::load_script(reader, "test", open_table, complaints, {});
    INFO(complaints.waiting());
    REQUIRE(loaded.status == table::Status::Fine);
    return std::move(loaded.table);
}

void AtTable::sees() {
    for (bool has_news = true; has_news;) {
        has_news = false;
        for (const wire::FromHost& message : table_->news_for(*guest_)) {
            if (const auto* const sounds = std::get_if<wire::Sounds>(&message))
                sounds_.insert(sounds_.end(), sounds->effects.begin(), sounds->effects.end());
            const auto* const picture = std::get_if<wire::Picture>(&message);
            if (picture == nullptr) continue;
            REQUIRE_FALSE(draw(canvas_, *picture));
            seen_ = picture->number;
            REQUIRE_FALSE(terminal_->shown(seen_));
            has_news = true;
        }
    }
}

void AtTable::keys_at(wire::Showing seen, const std::string& names) {
    for (const tui::Key key : tui::keys_named(names)) table_->press(*guest_, key, seen);
    sees();
}

std::string AtTable::text() const {
    std::string text;
    for (const std::string& line : tui::lines_of(canvas_, tui::GlyphSet::Unicode))
        text += line + "\n";
    return text;
}

int AtTable::count_of(const std::string& words) const {
    int count = 0;
    const std::string text = this->text();
    for (auto at = text.find(words); at != text.npos; at = text.find(words, at + 1)) ++count;
    return count;
}

bool AtTable::says(const std::string& words) const {
    for (const std::string& line : tui::lines_of(canvas_, tui::GlyphSet::Unicode))
        if (line.find(words) != std::string::npos) return true;
    return false;
}

}  // namespace parlor::house
