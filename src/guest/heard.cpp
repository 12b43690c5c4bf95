#include "guest/heard.hpp"

#include <utility>

#include "base/match.hpp"
#include "wire/greeting.hpp"
#include "wire/picture.hpp"

namespace parlor::guest {
namespace {

constexpr int wrong = 1;
constexpr std::size_t most_sounds = 64;  // between two frames
constexpr std::size_t most_said = 10;    // that nobody has taken

}  // namespace

void Heard::hear(std::string_view bytes) {
    reader_.feed(bytes);
    while (not ending_) {
        const auto message = reader_.next();
        if (not message) return;
        if (not *message) return fail(message->error());
        heed(**message);
    }
}

void Heard::heed(const wire::FromHost& message) {
    const bool is_greeting = std::holds_alternative<wire::Welcome>(message) or
                             std::holds_alternative<wire::Refused>(message);
    if (is_greeting == is_welcome_) return fail({"it is not the time for this message"});
    match(
        message,
        [&](const wire::Welcome&) { is_welcome_ = true; },
        [&](const wire::Refused& refused) {
            ending_ = {refused.status, refused.line};
        },
        [&](const wire::Picture& picture) { show(picture); },
        [&](const wire::Sounds& sounds) {
            for (const tui::SoundEffect effect : sounds.effects)
                if (sounds_.size() < most_sounds) sounds_.push_back(effect);
        },
        [&](const wire::Title& title) { title_ = title.text; },
        [&](const wire::Sentences& sentences) {
            if (said_.size() < most_said) said_.push_back(sentences);
        },
        [&](const wire::AtTable& place) { place_ = place; },
        [&](const wire::CopyPart& part) { add(part); },
        [&](const wire::Farewell& farewell) {
            ending_ = {farewell.status, farewell.line};
        });
}

void Heard::show(const wire::Picture& picture) {
    if (const auto error = wire::draw(canvas_, picture)) return fail(*error);
    question_ = picture.question;
    number_ = picture.number;
}

void Heard::add(const wire::CopyPart& part) {
    parts_.name = part.name;
    parts_.journal += part.text;
    if (parts_.journal.size() > wire::longest_copy) return fail({"the copy is too long"});
    if (part.is_last) copy_ = std::exchange(parts_, {});
}

void Heard::fail(const Error& error) {
    const bool is_other_version = error.what.starts_with(wire::need_same_version);
    const std::string what = is_welcome_ ? "the host said something wrong: "
                             : is_other_version
                                 ? ""
                                 : "what answers there is no host of shared tables: ";
    ending_ = {wrong, what + error.what};
}

}  // namespace parlor::guest
