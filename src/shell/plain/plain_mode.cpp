#include "shell/plain/plain_mode.hpp"

#include <chrono>
#include <utility>

#include "app/next_seed.hpp"
#include "app/plain/lobby.hpp"
#include "app/plain/option_settings.hpp"
#include "app/plain/saving.hpp"
#include "app/table/setup_pages.hpp"
#include "canvas/sound_queue.hpp"
#include "plain/conversation.hpp"
#include "plain/printed.hpp"
#include "plain/spoken.hpp"
#include "shell/plain/keeping.hpp"
#include "shell/plain/page.hpp"
#include "shell/plain/surroundings.hpp"
#include "shell/sharing/plain_guest.hpp"
#include "shell/shell.hpp"
#include "table/language/trouble.hpp"
#include "unicode/printable.hpp"

namespace parlor::shell {
namespace {

using plain::Answer;

constexpr int status_of_signals = 128;  // plus the signal's number, as in shells

wire::Errand errand_to(const plain::ToTables& where) {
    using Way = plain::ToTables::Way;
    switch (where.way) {
        case Way::List: break;
        case Way::Join: return wire::Join{where.name};
        case Way::Watch: return wire::Watch{where.name};
        case Way::Open: return wire::Open{where.name};
    }
    return wire::List{};
}

// The time since it was started.
class Stopwatch {
public:
    void start() { begun_ = Clock::now(); }
    [[nodiscard]] Milliseconds time() const {
        const auto passed = std::chrono::floor<std::chrono::milliseconds>(Clock::now() - begun_);
        return {static_cast<int>(passed.count())};
    }

private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point begun_ = Clock::now();
};

class PlainMode {
public:
    explicit PlainMode(PlainNeeds needs) : needs_{std::move(needs)} {}

    int run() {
        if (const auto error = needs_.when_open ? needs_.when_open() : std::nullopt) {
            complain(error->what);
            return static_cast<int>(table::Status::NoFile);
        }
        if (needs_.unkept) say({"Nothing is kept: " + needs_.unkept->what + "."});
        const int status = needs_.begins_with ? play_at_once(*needs_.begins_with) : stay();
        return page_.ended_by() ? status_of_signals + *page_.ended_by() : status;
    }

private:
    // Begins the game with the choices of the last one (U-5.7).
    int play_at_once(const tui::GameBox& game) {
        const tui::Rooms rooms = game.rooms();
        if (rooms.trouble) {
            say({"The game cannot begin: " + rooms.trouble->what + "."});
            return static_cast<int>(table::Status::NoFile);
        }
        const auto setup = rooms.setup(room_needs());
        static_cast<void>(setup->choose_at_once());
        place_.table = setup->open(seed_.get());
        play();
        return 0;
    }

    // In the parlor, one game after the other.
    int stay() {
        say(keeping_.news_of(needs_.cabinet.unfinished_game()));
        plain::VisitTables visit;
        if (needs_.way) visit = [this](const plain::ToTables& where) { return go_to(where); };
        plain::Lobby lobby{{needs_.games, room_needs(), letters(), visit}};
        while (not has_ended_ and be_in(lobby) and place_.table) play();
        return 0;
    }

    tui::Visited go_to(const plain::ToTables& where) {
        return needs_.way(errand_to(where),
                          needs_.options,
                          [this](const guest::Visit& visit, sockets::Descriptor host) {
                              return attend_in_sentences(visit, page_, std::move(host));
                          });
    }

    tui::RoomNeeds room_needs() {
        return {.place = place_,
                .cabinet = needs_.cabinet,
                .outside = outside_,
                .terms = needs_.terms,
                .seed = seed_,
                .options = needs_.options,
                .sounds = sounds_};
    }

    [[nodiscard]] plain::Letters letters() const {
        return page_.has_utf8() ? plain::Letters::All : plain::Letters::Plain;
    }

    // Until it is left; false when the input has ended, here or at a shared table.
    bool be_in(plain::Room& room) {
        Answer answer = room.begin();
        while (true) {
            if (page_.is_left()) answer.prompt.clear();
            say(answer);
            if (page_.is_left()) return false;
            if (answer.then == Answer::Then::Leaves) return true;
            const auto line = page_.next_line(room.completions());
            if (not line or page_.is_closed()) return false;
            if (const auto wrong = unprintable(*line))
                answer.sentences = {"I cannot read that: " + wrong->what + "."};
            else
                answer = room.hear(std::string{plain::trimmed(*line)});
        }
    }

    // The game on the table, until it is left.
    void play() {
        const tui::GameBox& game = *tui::game_on(needs_.games, *place_.table);
        place_.table->answer_chance();
        if (game.words)
            talk(game);
        else
            say({"This game is not played in sentences yet."});
        if (needs_.cabinet.is_begun(*place_.table)) seed_.use_up(place_.table->seed());
        say(keeping_.leave(place_));
    }

    void talk(const tui::GameBox& game) {
        plain::OptionSettings settings{needs_.options, outside_};
        plain::Conversation conversation{
            {.place = place_,
             .options = needs_.options,
             .words = game.words,
             .rulebook = game.rulebook ? game.rulebook->text : "",
             .letters = letters(),
             .keep_options = [this] { return outside_.keep(needs_.options); },
             .was_welcomed = needs_.begins_with == nullptr,
             .commands = {plain::saving(needs_.cabinet, place_),
                          plain::options_question(settings)}}};
        Answer answer = conversation.begin();
        decision_.start();
        while (answer.then != Answer::Then::Leaves) {
            say(keeping_.keep(*place_.table));  // before anybody reads of it
            say(answer, conversation.flag_falls_in(decision_.time()));
            has_ended_ = page_.is_closed();
            if (has_ended_) return;
            if (answer.then == Answer::Then::GoesOn and page_.take_interrupt()) {
                answer = conversation.hold();
                continue;
            }
            if (answer.then == Answer::Then::GoesOn) {
                answer = conversation.go_on([this] { return whole_.time(); });
                decision_.start();
                continue;
            }
            const std::size_t entries = place_.table->entries();
            const auto [came, line] =
                page_.line_within(conversation.flag_falls_in(decision_.time()),
                                  conversation.completions(),
                                  conversation.asked());
            has_ended_ = came == Page::Came::End;
            if (has_ended_) return;
            answer = conversation.hear(line, decision_.time());  // without one the flag has fallen
            if (place_.table->entries() != entries) decision_.start();
        }
    }

    // What comes in pieces waits for Enter, but not longer than this time.
    void say(const Answer& answer, std::optional<Milliseconds> time = std::nullopt) {
        if (answer.hides) page_.hide();
        page_.print(plain::printed(answer, page_.width()), time);
    }
    void say(plain::Sentences sentences) { say(Answer{.sentences = std::move(sentences)}); }

    PlainNeeds needs_;
    Page page_;
    Keeping keeping_{needs_.cabinet};
    table::Place place_;
    tui::NextSeed seed_{std::nullopt};
    tui::SoundQueue sounds_;
    Stopwatch whole_, decision_;
    Surroundings outside_{[this] { return whole_.time(); }};
    bool has_ended_ = false;  // the input
};

}  // namespace

int play_plainly(PlainNeeds needs) { return PlainMode{std::move(needs)}.run(); }

}  // namespace parlor::shell
