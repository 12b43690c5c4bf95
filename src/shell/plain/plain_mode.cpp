#include "shell/plain/plain_mode.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "app/next_seed.hpp"
#include "app/outside.hpp"
#include "app/table/setup_pages.hpp"
#include "app/terms.hpp"
#include "base/text.hpp"
#include "canvas/sound_queue.hpp"
#include "plain/conversation.hpp"
#include "plain/printed.hpp"
#include "plain/spoken.hpp"
#include "plain/verbs.hpp"
#include "plain/voice.hpp"
#include "shell/plain/page.hpp"
#include "table/language/trouble.hpp"

namespace parlor::shell {
namespace {

using plain::Answer;

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
        const auto game = needs_.begins_with ? Choice{needs_.begins_with} : choose();
        if (not game) return 0;
        if (const auto trouble = open(*game)) {
            say({"The game cannot begin: " + trouble->what + "."});
            return static_cast<int>(table::Status::NoFile);
        }
        talk(*tui::game_on(needs_.games, *place_.table));
        if (const auto trouble = tui::leave_table(needs_.cabinet, place_))
            say({"The game could not be written: " + trouble->what + "."});
        return 0;
    }

private:
    using Choice = std::optional<const tui::GameBox*>;  // null: the unfinished game

    // Asks what to play; nothing when nobody wants to play.
    Choice choose() {
        plain::Verbs verbs;
        if (needs_.cabinet.unfinished_game().is_there) verbs.moves.emplace_back("continue");
        for (const tui::GameBox& game : needs_.games)
            if (game.words) verbs.moves.push_back(plain::joined(plain::spoken(game.name)));
        verbs.own.emplace_back("leave");
        while (true) {
            say({"What do you play: " + listed(verbs.moves, "or") + "? Or leave?"});
            const auto line = page_.next_line();
            if (not line) return std::nullopt;
            const auto words = plain::spoken(*line);
            if (words.empty()) continue;
            const auto meant = plain::meant_by(words.front(), verbs);
            if (not meant) {
                say({meant.error().what});
                continue;
            }
            if (meant->word == "leave") return std::nullopt;
            if (meant->word == "continue") return nullptr;
            return &*std::ranges::find_if(needs_.games, [&](const tui::GameBox& game) {
                return plain::joined(plain::spoken(game.name)) == meant->word;
            });
        }
    }

    // Begins the game at once, with the choices of the last one (U-5.7), or continues the last one.
    [[nodiscard]] std::optional<Error> open(const tui::GameBox* game) {
        if (game == nullptr) {
            place_.table = needs_.cabinet.resume();
            if (place_.table == nullptr) return Error{"it is no longer there"};
        } else {
            const tui::Rooms rooms = game->rooms();
            if (rooms.trouble) return rooms.trouble;
            const auto setup = rooms.setup({.place = place_,
                                            .cabinet = needs_.cabinet,
                                            .outside = tui::nowhere(),
                                            .terms = terms_,
                                            .seed = seed_,
                                            .options = needs_.options,
                                            .sounds = sounds_});
            static_cast<void>(setup->choose_at_once());
            place_.table = setup->open(seed_.get());
        }
        if (not tui::game_on(needs_.games, *place_.table)->words)
            return Error{"it is not played in sentences yet"};
        place_.table->answer_chance();
        return std::nullopt;
    }

    void talk(const tui::GameBox& game) {
        plain::Conversation conversation{
            {.place = place_,
             .words = game.words,
             .rulebook = game.rulebook ? game.rulebook->text : "",
             .can_take_back = needs_.options.take_back == Options::TakeBack::Allowed,
             .gives_hints = needs_.options.dominoes.hints == Options::Answer::Yes,
             .explains = needs_.options.explain == Options::Answer::Yes}};
        Answer answer = conversation.begin();
        while (answer.then != Answer::Then::Leaves) {
            keep();  // before anybody reads of it
            say(answer);
            if (page_.is_closed()) return;
            if (answer.then == Answer::Then::GoesOn) {
                answer = conversation.go_on([this] { return whole_.time(); });
                decision_.start();
                continue;
            }
            const std::size_t entries = place_.table->entries();
            const auto line = page_.next_line();
            if (not line) return;
            answer = conversation.hear(*line, decision_.time());
            if (place_.table->entries() != entries) decision_.start();
        }
    }

    void say(const Answer& answer) {
        if (answer.hides) page_.hide();
        page_.print(plain::printed(answer, page_.width()));
    }
    void say(plain::Sentences sentences) { say(Answer{.sentences = std::move(sentences)}); }

    // The same trouble is told once.
    void keep() {
        const auto trouble = needs_.cabinet.keep(*place_.table);
        const std::string words = trouble ? trouble->what : "";
        if (words != trouble_ and trouble) say({"The game could not be written: " + words + "."});
        trouble_ = words;
    }

    PlainNeeds needs_;
    Page page_;
    table::Place place_;
    tui::Terms terms_;
    tui::NextSeed seed_{std::nullopt};
    tui::SoundQueue sounds_;
    Stopwatch whole_, decision_;
    std::string trouble_;
};

}  // namespace

int play_plainly(PlainNeeds needs) { return PlainMode{std::move(needs)}.run(); }

}  // namespace parlor::shell
