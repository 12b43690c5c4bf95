#include "house/tables.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "base/text.hpp"

namespace parlor::house {
namespace {

namespace fs = std::filesystem;

bool is_of(const KeptTable& table, const User& user) {
    return table.record().opener == user or not table.players_of(user).empty();
}

// A closed table is for those whose own it is.
bool is_shown_to(const KeptTable& table, const User& user) {
    return not table.is_closed() or is_of(table, user);
}

Error no_table(const std::string& text) {
    return {text.empty() ? "there is no table here; `parlor open GAME` opens one"
                         : "there is no table " + shortened(text) + "; `parlor tables` lists them"};
}

Error which_table(const std::string& text) {
    return {(text.empty() ? std::string{"there are several tables"}
                          : "several tables are called " + shortened(text)) +
            "; give the number of one: `parlor tables` lists them"};
}

}  // namespace

Tables::Tables(const HouseNeeds& needs) : needs_{&needs} {
    std::error_code unreadable;
    for (const auto& entry : fs::directory_iterator{needs.folder / "tables", unreadable}) {
        const auto number =
            whole_number(entry.path().filename().string(),
                         static_cast<std::uint64_t>(library::table_numbers.highest));
        if (not number or *number == 0) continue;
        const int found = static_cast<int>(*number);
        last_number_ = std::max(last_number_, found);
        auto table = std::make_unique<KeptTable>(needs, found);
        if (table->record().closed != KeptTable::Closed::Ended)
            tables_.emplace(found, std::move(table));
    }
}

Result<KeptTable*> Tables::open(library::TableRecord record, const std::string& header) {
    if (tables_.size() >= most_tables)
        return Error{"this host has " + std::to_string(most_tables) +
                     " tables, and no room for more"};
    const auto own = std::ranges::count_if(tables_, [&](const auto& each) {
        return each.second->record().opener == record.opener and not each.second->is_over();
    });
    if (static_cast<std::size_t>(own) >= most_tables_of_user)
        return Error{"you have opened " + std::to_string(own) +
                     " tables that are not over; close one first"};
    record.number = last_number_ + 1;
    record.opened = needs_->time();
    auto opened = KeptTable::open(*needs_, std::move(record), header);
    if (not opened) return opened.error();
    ++last_number_;
    return tables_.emplace(last_number_, std::move(*opened)).first->second.get();
}

void Tables::sweep() {
    std::erase_if(tables_, [](const auto& each) { return each.second->is_past(); });
}

KeptTable* Tables::find(int number) {
    const auto found = tables_.find(number);
    return found == tables_.end() ? nullptr : found->second.get();
}

Result<KeptTable*> Tables::find(const std::string& text, const User& user) {
    const auto number =
        whole_number(text, static_cast<std::uint64_t>(library::table_numbers.highest));
    if (number)
        if (KeptTable* const table = find(static_cast<int>(*number))) return table;
    std::vector<KeptTable*> meant, own;
    for (const auto& [unused, table] : tables_) {
        if (not text.empty() and table->record().name != text) continue;
        if (not is_shown_to(*table, user)) continue;
        meant.push_back(table.get());
        if (is_of(*table, user)) own.push_back(table.get());
    }
    if (meant.empty()) return no_table(text);
    if (meant.size() == 1) return meant.front();
    if (text.empty() and own.size() == 1) return own.front();
    return which_table(text);
}

std::vector<tui::TableLine> Tables::lines_for(const User& user) const {
    std::vector<const KeptTable*> listed;
    for (const auto& [number, table] : tables_)
        if (is_shown_to(*table, user)) listed.push_back(table.get());
    std::ranges::stable_sort(listed, [&](const KeptTable* one, const KeptTable* other) {
        const bool is_own = is_of(*one, user), is_others_own = is_of(*other, user);
        return is_own != is_others_own ? is_own : one->number() > other->number();
    });
    std::vector<tui::TableLine> lines;
    lines.reserve(listed.size());
    for (const KeptTable* table : listed) {
        lines.push_back(table->line());
        if (table->access_for(user) == Access::For::Shut) lines.back().rows.players.clear();
    }
    return lines;
}

}  // namespace parlor::house
