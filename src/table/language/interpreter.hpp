// Interpreter: does what the lines of a text in the table language say: sets up a table, plays at
// it, sets facts, obeys directives, drives a screen.
//
// Errors:   most are returned; those of earlier lines go to the complaints.
// Not here: the text: its seals, its end, the answers that another program waits for (script.hpp).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/language/complaints.hpp"
#include "table/language/opening.hpp"
#include "table/language/script.hpp"

namespace parlor::table {

class Interpreter {
public:
    // All arguments must outlive the object.
    Interpreter(const ScriptNeeds& needs, Output& answers, Complaints& complaints)
        : needs_{needs}, answers_{answers}, complaints_{complaints} {}
    Interpreter(const Interpreter&) = delete;
    Interpreter& operator=(const Interpreter&) = delete;

    // From now on prints nothing, and shows the table to the watch instead; the table works on this
    // effort.
    void only_load(const Watch& watch, Effort& effort);

    MaybeTrouble read(int number, std::string_view text);

    // False when the computers reached their limit of moves.
    bool play_on(std::optional<Seat> awaited = std::nullopt);

    // Checks that all values set by consecutive `.set` lines are possible together.
    void settle();
    // Stops among `.set` lines: values that are impossible together are undone without an error.
    void close_sets();
    [[nodiscard]] bool has_open_sets() const { return last_set_ != 0; }

    // Shows the table when no `.set` is pending, as its values may still turn out impossible.
    void show();

    [[nodiscard]] bool has_begun() const { return has_begun_; }
    [[nodiscard]] bool is_done() const {  // no further line counts
        return is_done_ or
               (complaints_.worst() != Status::Fine and not needs_.keep_going and not needs_.live);
    }

    [[nodiscard]] const GameTable* table() const { return place_.table.get(); }
    [[nodiscard]] bool has_screen() const { return screen_ != nullptr; }
    [[nodiscard]] std::unique_ptr<GameTable> take_table();  // free of the effort
    void drop_table() { place_.table.reset(); }

private:
    [[nodiscard]] bool is_load() const { return watch_ != nullptr; }
    [[nodiscard]] bool is_unheard() const { return is_load() or answers_.error() != 0; }

    MaybeTrouble check_state(std::string_view state);
    MaybeTrouble read_opening(const Line& line);
    void begin();
    void give_up(const std::vector<LineError>& errors);
    void follow_table();
    void tell_news();
    MaybeTrouble play(Line line);
    MaybeTrouble set(const Line& line);
    MaybeTrouble obey(const Line& line);
    MaybeTrouble quit(const Line& words);
    MaybeTrouble save(const Line& words);
    MaybeTrouble drive_screen(const std::string& name, const Line& words);
    MaybeTrouble press(const Line& words);
    MaybeTrouble wait(const Line& words);

    const ScriptNeeds& needs_;
    Output& answers_;
    Complaints& complaints_;
    Opening opening_;
    Place place_;
    std::unique_ptr<Screen> screen_;
    const Watch* watch_ = nullptr;  // set while only loading a file
    Effort* effort_ = nullptr;      // likewise
    int line_ = 0;
    int last_set_ = 0;  // the line of the last pending `.set`; 0 when there is none
    bool has_begun_ = false;
    bool is_done_ = false;
};

}  // namespace parlor::table
