// Guests of a house, without sockets: each has the screen that the pictures make.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "canvas/canvas.hpp"
#include "disk/faulty_disk.hpp"
#include "house/house.hpp"
#include "table/folder.hpp"

namespace parlor::house {

inline const User ann{1000, "ann"}, bob{1001, "bob"}, cid{1002, "cid"};

// A host whose clock goes on only when a test says so.
class Host {
public:
    Host() { open(); }

    void open(bool is_while_used = false);  // again, from its folder
    // A table of ann's, which the next host finds.
    void lay(const library::TableRecord& record, const std::string& header);
    [[nodiscard]] House& house() { return *house_; }
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_.path; }

    void passes(int milliseconds);
    void thinks();  // does all jobs that there are

    int time = 0;  // that has passed, in milliseconds
    disk::FaultyDisk disk;
    std::vector<std::string> log;  // for the administrator

private:
    Folder folder_;
    std::unique_ptr<House> house_;
};

// A table of ann's for two at dominoes, and one for three at the classic game, without its other
// people.
[[nodiscard]] library::TableRecord table_of_ann(int number, std::size_t seats);
inline const std::string two_at_dominoes =
    "parlor 1\ngame dominoes\nseed 5\nseat 1 person Ann\nseat 2 person Player_2\n";
inline const std::string three_at_blitz =
    "parlor 1\ngame blitz\nseed 5\nseat 1 person Ann red\nseat 2 person Bob blue\n"
    "seat 3 person Cid green\n";
inline const std::string three_at_classic =
    "parlor 1\ngame classic\nboard uk\nseed 5\nseat 1 person Ann red\nseat 2 person Bob blue\n"
    "seat 3 person Cid green\n";

class Caller {
public:
    Caller(Host& host, const User& user, wire::Errand errand, wire::Record record = usual());
    [[nodiscard]] static wire::Record usual() {
        return {.window = {25, 40}, .movement = Options::Movement::Jumping};
    }

    [[nodiscard]] static wire::Record plain() { return {.mode = wire::Record::Mode::Plain}; }

    // In plain mode: what is said after the line, and below it what is asked now.
    std::string hears(const std::string& line);
    std::string hears_at(wire::Showing seen, const std::string& line);
    // The same since the last call.
    std::string hears();
    [[nodiscard]] const std::string& prompt() const { return prompt_; }
    [[nodiscard]] bool can_complete(const std::string& verb) const;  // the prompt, by Tab

    // Takes the messages that are there; from now on so much time passes until a picture is shown.
    void sees();
    void is_slow(int milliseconds) { slowness_ = milliseconds; }
    void keys(const std::string& names);
    void keys_at(wire::Showing seen, const std::string& names);
    // Whether this is wrong to say.
    [[nodiscard]] bool is_put_out_for(const host::Said& said) {
        return house_->hear(id_, said).has_value();
    }
    void is_lost() { house_->lose(id_); }

    [[nodiscard]] bool says(const std::string& words);
    [[nodiscard]] std::string screen();
    [[nodiscard]] const tui::Canvas& canvas() const { return canvas_; }
    [[nodiscard]] const std::string& title() const { return title_; }
    [[nodiscard]] const std::vector<std::string>& told() const { return told_; }
    // The copy that has come, if all of it has.
    [[nodiscard]] const std::optional<wire::CopyPart>& copy() const { return copy_; }
    [[nodiscard]] wire::Showing seen() const { return seen_; }
    std::vector<tui::SoundEffect> take_sounds() { return std::exchange(sounds_, {}); }
    [[nodiscard]] const std::optional<wire::Farewell>& farewell() const { return farewell_; }

private:
    void take(const wire::Sentences& told);

    Host* host_;
    House* house_;
    host::GuestId id_;
    tui::Canvas canvas_;
    wire::Showing seen_{};
    std::vector<tui::SoundEffect> sounds_;
    int slowness_ = 0;
    std::string title_;
    std::vector<std::string> told_;
    std::string heard_, prompt_;
    Completions completions_;
    std::string copied_;
    std::optional<wire::CopyPart> copy_;
    std::optional<wire::Farewell> farewell_;
};

}  // namespace parlor::house
