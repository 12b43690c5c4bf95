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
            if (std::holds_alternative<wire::Farewell>(message)) has_left_ = true;
            const auto* const picture = std::get_if<wire::Picture>(&message);
            if (picture == nullptr) continue;
            REQUIRE_FALSE(draw(canvas_, *picture));
            seen_ = picture->number;
            REQUIRE_FALSE(table_->hear(*guest_, wire::Shown{seen_}));
            has_news = true;
        }
    }
}

void AtTable::keys_at(wire::Showing seen, const std::string& names) {
    table_->hear(*guest_, wire::Keys{seen, tui::keys_named(names)});
    sees();
}

bool AtTable::says(const std::string& words) const {
    for (const std::string& line : tui::lines_of(canvas_, tui::GlyphSet::Unicode))
        if (line.find(words) != std::string::npos) return true;
    return false;
}

}  // namespace parlor::house
