// The app's main loop in a terminal.
#include <chrono>
#include <cstdio>
#include <string>
#include <utility>

#include "app/app.hpp"
#include "app/halves.hpp"
#include "library/config_file.hpp"
#include "table/language/trouble.hpp"
#include "terminal/presenter.hpp"
#include "terminal/pulse.hpp"
#include "terminal/stopwatch.hpp"

namespace parlor::tui {
namespace {

using Clock = std::chrono::steady_clock;
using Asked = std::vector<OptionChosen>;  // on the command line

constexpr int status_of_signals = 128;  // plus the signal's number, as in shells

// Processes a key, or the time until the next change.
void turn(App& app, Presenter& presenter, Stopwatch& watch, Key key, int passed) {
    const bool has_time = passed > 0 or key == Key::Elapsed;
    if (key == Key::Redraw) presenter.forget();
    watch.stand_still_for([&] {
        if (not presenter.has_room()) return app.press_unseen(key);  // and the game pauses
        if (has_time) app.tick(passed);
        if (key != Key::Elapsed) app.press(key);
    });
}

// The terminal is a guest's until the player comes back.
void visit(App& app, const VisitTables& visit, Presenter& presenter, Stopwatch& watch) {
    const auto purpose = app.take_visit();
    if (not purpose) return;
    watch.stand_still_for([&] { app.come_back(visit(presenter, app.options(), *purpose)); });
}

// In the looks that the options ask for now. Returns whether a part of it pulses.
bool paint(
    App& app, Presenter& presenter, DisplayOptions& looks, const Asked& asked, const Pulse& pulse) {
    const DisplayOptions wanted = display_options(app.options(), asked);
    if (wanted != looks) {
        presenter.use(looks = wanted);
        app.show_in(presenter.glyphs(), presenter.has_colours());
    }
    Canvas canvas = app.canvas(presenter.size());
    const bool pulses = presenter.has_colours() and canvas.pulsing() != nullptr;
    if (pulses and pulse.is_turned()) canvas.turn_pulsing();
    presenter.show(canvas, bytes_for(app.take_sounds(), app.options()), app.question_in_words());
    if (pulses and pulse.is_near()) presenter.take_up_pulse(canvas);
    return pulses;
}

// Until the player leaves, or a signal terminates the program.
void run(App& app,
         const VisitTables& visit_tables,
         Presenter& presenter,
         DisplayOptions looks,
         const Asked& asked) {
    Stopwatch watch;
    Pulse pulse;
    bool pulses = false;
    while (not app.is_left()) {
        Presenter::say_on_crash(app.words_on_crash());
        if (not presenter.has_waiting_key()) pulses = paint(app, presenter, looks, asked, pulse);
        const auto key =
            presenter.read_key(sooner(app.next_tick(), pulses ? pulse.next() : std::nullopt));
        if (not key) return;
        const int passed = watch.lap();
        pulse.pass({passed});
        if (*key != Key::Elapsed) pulse.begin();
        turn(app, presenter, watch, *key, passed);
        visit(app, visit_tables, presenter, watch);
    }
}

// The terminal, standard output, and the configuration file.
class AtTerminal final : public Outside {
public:
    explicit AtTerminal(Presenter& presenter) : presenter_{&presenter} {}

    [[nodiscard]] Milliseconds clock() const override {
        const auto passed = std::chrono::floor<std::chrono::milliseconds>(Clock::now() - begun_);
        return {static_cast<int>(passed.count())};
    }
    void show(const Room& room, const Options& options) override {
        presenter_->show(in_window(room.canvas(), room, options, presenter_->size()));
    }
    void print(std::string_view text) override { printed_ += text; }
    [[nodiscard]] std::optional<Error> keep(const Options& options) override {
        return library::keep_options(options);
    }
    [[nodiscard]] const std::string& printed() const { return printed_; }

private:
    Presenter* presenter_;
    Clock::time_point begun_ = Clock::now();
    std::string printed_;
};

}  // namespace

int play(AppNeeds needs, const std::vector<OptionChosen>& asked) {
    if (const auto refusal = refusal_of(asked)) {
        std::fprintf(stderr, "parlor: %s\n", refusal->c_str());
        return static_cast<int>(table::Status::Wrong);
    }
    const DisplayOptions looks = display_options(needs.options, asked);
    auto presenter = Presenter::open(looks);
    if (not presenter) {
        std::fprintf(stderr, "parlor: %s\n", no_terminal().c_str());
        return 2;
    }
    if (const auto error = needs.when_open ? needs.when_open() : std::nullopt) {
        presenter.reset();
        std::fprintf(stderr, "parlor: %s\n", error->what.c_str());
        return static_cast<int>(table::Status::NoFile);
    }
    AtTerminal outside{*presenter};
    table::Place place;
    needs.terms.glyphs = presenter->glyphs();
    needs.terms.has_colours = presenter->has_colours();
    const VisitTables visit_tables = needs.visit;
    App app{place, std::move(needs), outside};
    run(app, visit_tables, *presenter, looks, asked);
    app.leave_table();
    const auto signal = presenter->ended_by();
    const auto remark = presenter->remark();
    presenter.reset();
    std::fputs(outside.printed().c_str(), stdout);
    if (remark) std::fprintf(stderr, "parlor: %s\n", remark->c_str());
    return signal and not app.is_left() ? status_of_signals + *signal : app.exit_status();
}

}  // namespace parlor::tui
