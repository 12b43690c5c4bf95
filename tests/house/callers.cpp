#include "house/callers.hpp"

#include <atomic>
#include <utility>

#include "app/screened.hpp"
#include "canvas/text.hpp"
#include "wire/picture.hpp"

namespace parlor::house {
namespace {

host::GuestId next_guest() {
    static std::uint64_t last = 0;
    return host::GuestId{++last};
}

std::optional<User> user_called(const std::string& shown) {
    for (const User& user : {ann, bob, cid})
        if (user.shown() == shown) return user;
    return std::nullopt;
}

}  // namespace

void Host::open(bool is_while_used) {
    house_.reset();  // lets go of its files
    house_ = std::make_unique<House>(
        HouseNeeds{.games = all_games(),
                   .open = open_table,
                   .disk = disk,
                   .folder = folder_.path,
                   .run_by = "root",
                   .user_called = user_called,
                   .time = [] { return "20261127-154000"; },
                   .note = [this](const std::string& line) { log.push_back(line); },
                   .is_while_used = is_while_used});
}

void Host::lay(const library::TableRecord& record, const std::string& header) {
    const TableFolder table{disk::real_disk(),
                            folder_.path / "tables" / std::to_string(record.number)};
    REQUIRE_FALSE(table.write_setup(header));
    REQUIRE_FALSE(table.write(record));
}

library::TableRecord table_of_ann(int number, std::size_t seats) {
    library::TableRecord record{.number = number, .opened = "20261127-120000", .opener = ann};
    record.seats.resize(seats);
    record.seats[0] = ann;
    return record;
}

// In the steps in which the loop would come.
void Host::passes(int milliseconds) {
    while (milliseconds > 0) {
        const auto next = house_->next_tick();
        const int step = next ? std::clamp(next->count, 1, milliseconds) : milliseconds;
        house_->tick({step});
        milliseconds -= step;
        time += step;
    }
}

void Host::thinks() {
    const std::atomic<bool> is_called_off = false;
    while (auto job = house_->work()) (*job)(is_called_off)();
}

Caller::Caller(Host& host, const User& user, wire::Errand errand, wire::Record record)
    : host_{&host}, house_{&host.house()}, id_{next_guest()} {
    house_->hear(id_, user, {.record = record, .errand = std::move(errand)});
    sees();
}

void Caller::sees() {
    for (bool has_news = true; has_news and not farewell_;) {
        has_news = false;
        for (const wire::FromHost& message : house_->next_messages(id_)) {
            if (const auto* const last = std::get_if<wire::Farewell>(&message)) farewell_ = *last;
            if (const auto* const title = std::get_if<wire::Title>(&message)) title_ = title->text;
            if (const auto* const sounds = std::get_if<wire::Sounds>(&message))
                sounds_.insert(sounds_.end(), sounds->effects.begin(), sounds->effects.end());
            if (const auto* const told = std::get_if<wire::Sentences>(&message)) {
                take(*told);
                has_news = told->number != wire::Showing{};
            }
            if (const auto* const part = std::get_if<wire::CopyPart>(&message)) {
                has_news = true;
                copied_ += part->text;
                if (part->is_last) copy_ = {part->name, std::exchange(copied_, {}), true};
            }
            const auto* const picture = std::get_if<wire::Picture>(&message);
            if (picture == nullptr) continue;
            REQUIRE_FALSE(draw(canvas_, *picture));
            seen_ = picture->number;
            host_->passes(slowness_);
            REQUIRE_FALSE(house_->hear(id_, host::Said{wire::Shown{seen_}}));
            has_news = true;
        }
    }
}

void Caller::take(const wire::Sentences& told) {
    told_ = told.lines;
    for (const std::string& line : told.lines) heard_ += line + "\n";
    if (not told.prompt.empty()) heard_ += told.prompt + "\n";
    if (not told.prompt.empty()) prompt_ = told.prompt;
    if (not told.prompt.empty()) completions_ = told.completions;
    if (told.number == wire::Showing{}) return;
    seen_ = told.number;
    host_->passes(slowness_);
    REQUIRE_FALSE(house_->hear(id_, host::Said{wire::Shown{seen_}}));
}

bool Caller::can_complete(const std::string& verb) const {
    return std::ranges::find(completions_.verbs, verb, &Completions::Verb::word) !=
           completions_.verbs.end();
}

std::string Caller::hears(const std::string& line) {
    sees();
    return hears_at(seen_, line);
}

std::string Caller::hears_at(wire::Showing seen, const std::string& line) {
    heard_.clear();
    REQUIRE_FALSE(house_->hear(id_, host::Said{wire::Line{seen, line}}));
    return hears();
}

std::string Caller::hears() {
    sees();
    return std::exchange(heard_, {});
}

void Caller::keys(const std::string& names) {
    sees();
    keys_at(seen_, names);
}

void Caller::keys_at(wire::Showing seen, const std::string& names) {
    REQUIRE_FALSE(house_->hear(id_, host::Said{wire::Keys{seen, tui::keys_named(names)}}));
    sees();
}

std::string Caller::screen() {
    sees();
    std::string text;
    for (const std::string& line : tui::lines_of(canvas_, tui::GlyphSet::Unicode))
        text += line + "\n";
    return text;
}

bool Caller::says(const std::string& words) { return screen().find(words) != std::string::npos; }

}  // namespace parlor::house
