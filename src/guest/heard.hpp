// Heard: what the host has said to this guest so far. The guest trusts none of it.
//
// Source: T-1.5, T-1.9, T-1.10, T-2.10.
// Errors: a wrong message is the last one that counts. Before a Welcome it means that no host answers.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "canvas/canvas.hpp"
#include "canvas/sound.hpp"
#include "guest/ending.hpp"
#include "wire/from_host.hpp"

namespace parlor::guest {

// A finished game, as the host says.
struct Copy {
    std::string name, journal;
};

class Heard {
public:
    void hear(std::string_view bytes);

    [[nodiscard]] bool is_welcome() const { return is_welcome_; }

    // The newest picture; its number is 0 before the first.
    [[nodiscard]] const tui::Canvas& canvas() const { return canvas_; }
    [[nodiscard]] const std::string& question() const { return question_; }
    [[nodiscard]] wire::Showing number() const { return number_; }

    // The sounds since the last call.
    [[nodiscard]] std::vector<tui::SoundEffect> take_sounds() { return std::exchange(sounds_, {}); }

    // What was said since the last call, for a guest without a screen.
    [[nodiscard]] std::vector<wire::Sentences> take_said() { return std::exchange(said_, {}); }

    // The copy that has come since the last call, all its parts.
    [[nodiscard]] std::optional<Copy> take_copy() { return std::exchange(copy_, std::nullopt); }

    // Of the terminal's window; empty: as it was before.
    [[nodiscard]] const std::string& title() const { return title_; }

    // Where the guest is at the host; nothing until the host says so.
    [[nodiscard]] const std::optional<wire::AtTable>& place() const { return place_; }

    // The host's last line, or what was wrong.
    [[nodiscard]] const std::optional<Ending>& ending() const { return ending_; }

private:
    void heed(const wire::FromHost& message);
    void show(const wire::Picture& picture);
    void add(const wire::CopyPart& part);
    void fail(const Error& error);

    wire::Reader<wire::FromHost> reader_{wire::from_host()};
    bool is_welcome_ = false;
    tui::Canvas canvas_;
    std::string question_;
    wire::Showing number_{};
    std::vector<tui::SoundEffect> sounds_;
    std::vector<wire::Sentences> said_;
    Copy parts_;  // of a copy, so far
    std::optional<Copy> copy_;
    std::string title_;
    std::optional<wire::AtTable> place_;
    std::optional<Ending> ending_;
};

}  // namespace parlor::guest
