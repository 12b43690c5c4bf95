#include "house/kept_table.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "house/setup_lines.hpp"
#include "table/journal/header.hpp"
#include "table/journal/journals_in.hpp"

namespace parlor::house {
namespace {

namespace fs = std::filesystem;

constexpr Milliseconds until_asleep{600'000};   // T-2.6
constexpr std::chrono::hours time_in_list{24};  // once the game is over
constexpr Moment until_consent{60'000};         // T-3.5

fs::path folder_of(const HouseNeeds& needs, int number) {
    return needs.folder / "tables" / std::to_string(number);
}

// `2026-11-27 15:40`, from `20261127-154000`
std::string day_and_time(const std::string& time) {
    if (time.size() < 13) return time;
    return time.substr(0, 4) + "-" + time.substr(4, 2) + "-" + time.substr(6, 2) + " " +
           time.substr(9, 2) + ":" + time.substr(11, 2);
}

}  // namespace

Result<std::unique_ptr<KeptTable>> KeptTable::open(const HouseNeeds& needs,
                                                   library::TableRecord record,
                                                   const std::string& header) {
    const TableFolder folder{needs.disk, folder_of(needs, record.number)};
    if (auto trouble = folder.write_setup(header)) return *std::move(trouble);
    auto setup = folder.setup();
    if (not setup) return setup.error();
    std::unique_ptr<KeptTable> opened{new KeptTable{needs, std::move(record)}};
    const auto users = opened->record_.seats;
    if (auto trouble = opened->change({std::move(*setup), needs.open, users}))
        return *std::move(trouble);
    return opened;
}

KeptTable::KeptTable(const HouseNeeds& needs, library::TableRecord record)
    : needs_{&needs}, record_{std::move(record)} {}

// A game that had begun when the host died is begun, whatever its record says.
KeptTable::KeptTable(const HouseNeeds& needs, int number) : needs_{&needs} {
    auto record = TableFolder{needs.disk, folder_of(needs, number)}.record();
    record_ = record ? std::move(*record) : library::TableRecord{.number = number};
    if (not record) {
        trouble_ = record.error();
        return;
    }
    TableFolder journal = folder();
    const auto game = journal.resume(needs.open);
    if (not game) {
        trouble_ = game.error();
        record_.is_begun = true;
    } else if (*game != nullptr) {
        outline_ = outline_of(**game);
        record_.is_begun = true;
        if (record_.players.empty()) record_.players = record_.seats;
    } else {
        auto setup = journal.setup();
        if (setup)
            gathering_.emplace(std::move(*setup), needs.open, record_.seats);
        else
            trouble_ = setup.error();
    }
}

TableFolder KeptTable::folder() const { return {needs_->disk, folder_of(*needs_, number())}; }

bool KeptTable::is_past() const {
    if (not is_over() or not company_.present().empty()) return false;
    const auto played = folder().last_played(), now = table::time_named(needs_->time());
    return played and now and *now - *played >= time_in_list;
}

std::string KeptTable::title() const {
    return record_.name.empty() ? "TABLE " + std::to_string(number()) : record_.name;
}

std::string KeptTable::number_and_name() const {
    const std::string words = std::to_string(number());
    return record_.name.empty() ? words : words + " " + record_.name;
}

void KeptTable::leave(host::GuestId guest) {
    company_.leave(guest, now_);
    heed_votes();
    note_result();
    alone_ = {};
}

// The lines first: a name without its user is a free seat's. In the lines each seat has its colour.
std::optional<Error> KeptTable::change(const Gathering& gathering) {
    library::TableRecord record = record_;
    record.seats = gathering.users();
    const auto header = gathering.header();
    if (not header) return header.error();
    if (auto trouble = folder().write_setup(*header)) return trouble;
    if (auto trouble = folder().write(record)) return trouble;
    auto setup = folder().setup();
    if (not setup) return setup.error();
    ++changes_;
    record_ = std::move(record);
    gathering_.emplace(std::move(*setup), needs_->open, record_.seats);
    return std::nullopt;
}

std::optional<Error> KeptTable::sit(const User& user,
                                    std::size_t seat,
                                    const Gathering::Player& player) {
    Gathering seated = *gathering_;
    if (auto refusal = seated.sit(user, seat, player)) return refusal;
    return change(seated);
}

std::optional<Error> KeptTable::stand_up(const User& user) {
    Gathering left = *gathering_;
    left.stand_up(user);
    return change(left);
}

std::optional<Error> KeptTable::begin() {
    auto game = gathering_->begin(record_.level);
    return game ? begin(std::move(*game)) : game.error();
}

std::optional<Error> KeptTable::begin(std::unique_ptr<table::GameTable> game) {
    TableFolder journal = folder();
    journal.begin(needs_->time());
    if (auto trouble = journal.keep(*game, 0)) return trouble;
    library::TableRecord record = record_;
    record.is_begun = true;
    record.players = record.seats;
    if (auto trouble = journal.write(record)) return trouble;
    record_ = std::move(record);
    gathering_.reset();
    journal_ = std::move(journal);
    played_ = 0;
    game_ = awaken(std::move(game));
    return std::nullopt;
}

std::optional<Error> KeptTable::close(Closed how) {
    library::TableRecord record = record_;
    record.closed = how;
    return change(std::move(record));
}

std::shared_ptr<SharedTable> KeptTable::awaken(std::unique_ptr<table::GameTable> game) {
    ++changes_;
    if (auto entered = setup_in(game->header(), title())) entered_ = std::move(*entered);
    outline_ = outline_of(*game);
    box_ = tui::game_on(needs_->games, *game);
    const SharedTable::Terms terms{.take_back = record_.takes_back,
                                   .hints = record_.has_hints,
                                   .explanations = record_.explains};
    return std::make_shared<SharedTable>(
        needs_->games,
        std::move(game),
        [this](const table::GameTable& now) { return keep(now); },
        terms);
}

// T-4.6: when it cannot be kept any more, the log has a line.
std::optional<Error> KeptTable::keep(const table::GameTable& game) {
    auto trouble = journal_->keep(game, played_ / 1000);
    if (trouble and is_on_disk_)
        needs_->note("table " + std::to_string(number()) + ": " + trouble->what);
    is_on_disk_ = not trouble;
    if (trouble) return trouble;
    if (auto outcome = game.outcome()) {
        unnoted_ = finished_game(record_,
                                 table::header_in(game.header()).players,
                                 journal_->name_of_game(),
                                 std::move(*outcome));
        note_result();
    }
    return std::nullopt;
}

// What the disk does not take is tried again whenever somebody leaves.
void KeptTable::note_result() {
    if (not unnoted_) return;
    if (const auto trouble = note(*needs_, *unnoted_))
        (void)company_.say(
            record_.opener, title(), "not in the book of results: " + trouble->what, now_);
    else
        unnoted_.reset();
}

Result<std::shared_ptr<SharedTable>> KeptTable::game() {
    if (trouble_) return *trouble_;
    if (game_) return game_;
    TableFolder journal = folder();
    auto game = journal.resume(needs_->open);
    if (not game) return game.error();
    if (*game == nullptr) return Error{"its game is no longer there"};
    journal_ = std::move(journal);
    game_ = awaken(std::move(*game));
    if (const std::string& loss = journal_->loss(); not loss.empty()) {
        needs_->note("table " + std::to_string(number()) + ": " + loss);
        game_->remember_loss(loss);
    }
    recall_talk();
    return game_;
}

SetOf<Entrant> KeptTable::players_of(const User& user) const {
    SetOf<Entrant> players;
    for (std::size_t seat = 0; seat < record_.seats.size(); ++seat)
        players.insert_if(record_.seats[seat] == user, Entrant(seat));
    return players;
}

void KeptTable::fall_asleep() {
    look();
    game_.reset();
    journal_.reset();
    company_.recall({});
}

void KeptTable::come_to(Moment now) {
    const Moment passed = now - std::exchange(now_, now);
    tick({static_cast<int>(passed.count())});
}

void KeptTable::look() {
    if (game_ and std::exchange(outlined_, game_->position()) != game_->position())
        outline_ = outline_of(game_->game());
    if (game_) game_->attend(presence());
    const auto next = next_tick();
    due_ = next ? std::optional{now_ + Moment{next->count}} : std::nullopt;
}

// With nobody there the game does not go on.
void KeptTable::tick(Milliseconds passed) {
    if (not game_) return;
    if (not company_.present().empty()) {
        played_ += passed.count;
        game_->tick(passed);
        return agree_for_those_away();
    }
    alone_ = alone_ + passed;
    if (alone_ >= until_asleep) fall_asleep();
}

// Nothing when nobody sits there any more.
std::optional<Moment> KeptTable::away_for(Entrant player) const {
    const auto& user = record_.seats[static_cast<std::size_t>(player)];
    return user ? company_.away_for(*user, now_) : std::nullopt;
}

// T-3.5: after a minute they count as consenting.
void KeptTable::agree_for_those_away() {
    for (const Entrant player : game_->asked_to_agree())
        if (away_for(player).value_or(Moment{0}) >= until_consent) game_->agree_for(player);
}

std::optional<Milliseconds> KeptTable::next_of_game() const {
    auto next = game_->next_tick();
    for (const Entrant player : game_->asked_to_agree())
        if (const auto away = away_for(player)) {
            const Milliseconds left{
                static_cast<int>(std::max(until_consent - *away, Moment{0}).count())};
            next = next ? std::min(*next, left) : left;
        }
    return next;
}

std::optional<Milliseconds> KeptTable::next_tick() const {
    if (not game_) return std::nullopt;
    if (not company_.present().empty()) return next_of_game();
    return Milliseconds{until_asleep.count - alone_.count};
}

Outline KeptTable::outline() const {
    if (gathering_) return outline_of(*gathering_);
    Outline outline = outline_;
    if (is_paused()) outline.state = "paused";
    return outline;
}

// `Ann`, `Bob (away)`, `Ada (CPU)`
std::vector<std::string> KeptTable::people_in_words(const Outline& outline) const {
    std::vector<std::string> words;
    for (std::size_t seat = 0; seat < outline.players.size(); ++seat) {
        const auto& [name, level] = outline.players[seat];
        if (name.empty()) continue;
        const auto* const user = seat < record_.seats.size() ? &record_.seats[seat] : nullptr;
        const bool is_away = user != nullptr and *user and not company_.has_at_seat(**user);
        words.push_back(name + (level ? " (CPU)" : is_away ? " (away)" : ""));
    }
    return words;
}

tui::TableLine KeptTable::line() const {
    if (trouble_)
        return {number(), {title(), "damaged", "", day_and_time(record_.opened), {trouble_->what}}};
    const Outline now = outline();
    return {number(),
            {title(),
             is_closed() ? "closed" : now.state,
             now.game,
             day_and_time(record_.opened),
             people_in_words(now)}};
}

}  // namespace parlor::house
