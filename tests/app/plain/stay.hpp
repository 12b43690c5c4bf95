// Stay: the parlor in plain mode, in tests: its lobby, its rooms and its games, in folders of their own.
#pragma once

#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "app/cabinet_on_disk.hpp"
#include "app/own_data.hpp"
#include "app/plain/lobby.hpp"
#include "app/plain/option_settings.hpp"
#include "app/plain/saving.hpp"
#include "disk/disk.hpp"
#include "games/games.hpp"
#include "plain/conversation.hpp"
#include "plain/printed.hpp"
#include "plain/spoken.hpp"
#include "table/folder.hpp"
#include "table/journal/game_store.hpp"

namespace parlor::plain {

struct KeptOptions : tui::Nowhere {
    std::optional<Options> kept;
    std::optional<Error> keep(const Options& options) override {
        kept = options;
        return std::nullopt;
    }
};

class Stay {
public:
    // Without a visit there are no shared tables.
    explicit Stay(VisitTables visit = {})
        : lobby_{{all_games(), room_needs(), Letters::All, std::move(visit)}} {
        setenv("TZ", "UTC", 1);
        begins_ = text_of(lobby_.begin());
    }

    [[nodiscard]] const std::string& begins() const { return begins_; }

    // What is printed after the line, up to the next prompt.
    std::string hear(std::string_view line) {
        if (talk_) return text_of(talk_->hear(line));
        return text_of(lobby_.hear(std::string{trimmed(line)}));
    }
    std::string hear_all(std::initializer_list<std::string_view> lines) {
        std::string last;
        for (const auto line : lines) last = hear(line);
        return last;
    }

    [[nodiscard]] table::Place& place() { return place_; }
    [[nodiscard]] Options& options() { return options_; }
    [[nodiscard]] tui::CabinetOnDisk& cabinet() { return cabinet_; }
    [[nodiscard]] const KeptOptions& outside() const { return outside_; }
    [[nodiscard]] bool is_left() const { return is_left_; }

private:
    static constexpr std::size_t width = 80;

    tui::RoomNeeds room_needs() {
        return {.place = place_,
                .cabinet = cabinet_,
                .outside = outside_,
                .terms = terms_,
                .seed = seed_,
                .options = options_,
                .sounds = sounds_};
    }
    // A second later each time that somebody asks.
    std::string stamp() {
        const std::string seconds = std::to_string(10 + stamps_++ % 50);
        return "20011120-2317" + seconds;  // before any file of ours, whose time is then not told
    }

    std::string text_of(Answer answer) {
        std::string text = printed(answer, width);
        while (answer.then == Answer::Then::GoesOn) {
            answer = talk_->go_on([] { return Milliseconds{}; });
            text += printed(answer, width);
        }
        if (talk_) REQUIRE(not cabinet_.keep(*place_.table));
        if (answer.then != Answer::Then::Leaves) return text;
        return text + next();
    }
    // From the lobby to the game, and back.
    std::string next() {
        if (not std::exchange(talk_, nullptr) and place_.table) {
            place_.table->answer_chance();
            const tui::GameBox& game = *tui::game_on(all_games(), *place_.table);
            talk_ = std::make_unique<Conversation>(ConversationNeeds{
                .place = place_,
                .options = options_,
                .words = game.words,
                .rulebook = game.rulebook->text,
                .keep_options = [this] { return outside_.keep(options_); },
                .was_welcomed = true,
                .commands = {saving(cabinet_, place_), options_question(option_settings_)}});
            return text_of(talk_->begin());
        }
        is_left_ = place_.table == nullptr;
        if (is_left_) return "";
        REQUIRE(not tui::leave_table(cabinet_, place_));
        return text_of(lobby_.begin());
    }

    Folder folder_;
    tui::OwnData own_data_;
    int stamps_ = 0;
    table::GameStore store_{{.disk = disk::real_disk(),
                             .folder = folder_.path,
                             .open = open_table,
                             .seconds = [] { return std::int64_t{0}; },
                             .stamp = [this] { return stamp(); }}};
    tui::CabinetOnDisk cabinet_{store_, open_table};
    table::Place place_;
    KeptOptions outside_;
    tui::Terms terms_;
    tui::NextSeed seed_{1};
    Options options_;
    OptionSettings option_settings_{options_, outside_};
    tui::SoundQueue sounds_;
    Lobby lobby_;
    std::unique_ptr<Conversation> talk_;
    std::string begins_;
    bool is_left_ = false;
};

}  // namespace parlor::plain
