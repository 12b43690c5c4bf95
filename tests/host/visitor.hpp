// Visitor: a guest of a host, in the lines of a test.
#pragma once

#include <poll.h>
#include <sys/socket.h>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "sockets/local.hpp"
#include "wire/from_guest.hpp"
#include "wire/from_host.hpp"
#include "wire/picture.hpp"

namespace parlor::host {

class Visitor {
public:
    explicit Visitor(sockets::Descriptor socket) : socket_{std::move(socket)} {}
    explicit Visitor(const std::filesystem::path& host)
        : Visitor{[&] {
              auto connected = sockets::connect_to(host);
              REQUIRE(connected);
              return std::move(*connected);
          }()} {}

    // As many bytes as the host takes.
    std::size_t send(std::string_view bytes) {
        const auto sent = ::send(socket_.number(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
        return sent < 0 ? 0 : static_cast<std::size_t>(sent);
    }
    void say(const wire::FromGuest& message) { send(wire::bytes_of(message)); }
    void greet(std::string name = {}) {
        say(wire::Hello{
            .record = {.window = {25, 40}}, .errand = wire::List{}, .user_name = std::move(name)});
    }
    void press(std::string_view keys) {
        wire::Keys message;
        for (const char key : keys)
            message.keys.push_back(tui::key_of(static_cast<unsigned char>(key)));
        say(message);
    }

    // The next message; nothing when the host has closed the connection.
    std::optional<wire::FromHost> next() {
        while (true) {
            if (auto message = reader_.next()) {
                REQUIRE(*message);
                return **message;
            }
            if (not receive()) return std::nullopt;
        }
    }

    // Whether a picture shows this, or a later one does. Reports what it has seen.
    bool sees(std::string_view text) {
        while (screen().find(text) == std::string::npos) {
            const auto message = next();
            if (not message) return false;
            if (const auto* const picture = std::get_if<wire::Picture>(&*message)) {
                REQUIRE_FALSE(wire::draw(canvas_, *picture));
                say(wire::Shown{picture->number});
            }
        }
        return true;
    }

    // What the host says last.
    std::optional<wire::FromHost> last() {
        std::optional<wire::FromHost> last;
        while (auto message = next()) last = std::move(message);
        return last;
    }

    [[nodiscard]] std::string screen() const {
        std::string text;
        for (tui::At at; at.row < canvas_.size().rows; ++at.row)
            for (at.col = 0; at.col < canvas_.size().cols; ++at.col)
                text += static_cast<char>(canvas_.cell(at).glyph);
        return text;
    }

private:
    bool receive() {
        constexpr int longest_wait = 20'000;
        pollfd ready{socket_.number(), POLLIN, 0};
        REQUIRE(poll(&ready, 1, longest_wait) == 1);
        std::array<char, 4096> bytes;
        const auto count = recv(socket_.number(), bytes.data(), bytes.size(), 0);
        if (count > 0) reader_.feed({bytes.data(), static_cast<std::size_t>(count)});
        return count > 0;
    }

    sockets::Descriptor socket_;
    wire::Reader<wire::FromHost> reader_{wire::from_host()};
    tui::Canvas canvas_;
};

}  // namespace parlor::host
