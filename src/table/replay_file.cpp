// A replay from a file, of which no more is believed than its seals prove.
#include "base/text.hpp"
#include "table/line.hpp"
#include "table/output.hpp"
#include "table/replay.hpp"
#include "table/seal.hpp"

namespace parlor::table {
namespace {

// As it stands, since seals are of every byte. A line that is too long stays too long.
std::string text_of(LineReader& lines) {
    std::string text;
    while (const auto line = lines.next()) {
        text += line->is_too_long ? std::string(longest_line + 1, '?') : std::string{line->text};
        if (line->is_ended) text += '\n';
    }
    return text;
}

std::string words_about(const Sealed& part) {
    return ":" + std::to_string(part.first_line) + ": from here on the file is damaged";
}

std::string without_end(std::string text) {
    while (text.ends_with('\n')) text.pop_back();
    return text;
}

LoadedReplay replay_of(std::string_view text, const std::string& name, const Opener& open) {
    std::shared_ptr<Replay> replay;
    const auto watch = [&](const GameTable& table) {
        if (replay)
            replay->follow(table);
        else
            replay = std::make_shared<Replay>(table);
    };
    LineReader lines{std::string{text}};
    Output complaints;
    const Status status = load_script(lines, name, open, complaints, watch).status;
    if (replay) replay->go_to(0);
    return {status, without_end(complaints.waiting()), std::move(replay)};
}

}  // namespace

LoadedReplay load_replay(LineReader& lines, const std::string& name, const Opener& open) {
    const std::string text = text_of(lines), shown = printable(name, 400);
    if (lines.failure()) return {Status::NoFile, shown + ": " + lines.failure()->what, nullptr};
    const Sealed part = sealed_part(text);
    if (part.rest != Sealed::Rest::Damaged) return replay_of(text, name, open);
    auto loaded = replay_of(part.text, name, open);
    loaded.status = worse(loaded.status, Status::Wrong);
    if (loaded.complaint.empty()) loaded.complaint = shown + words_about(part);
    return loaded;
}

}  // namespace parlor::table
