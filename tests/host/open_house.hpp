// OpenHouse: a host that runs on a thread of the test, until the test has ended.
#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "host/little_house.hpp"
#include "host/loop.hpp"
#include "table/folder.hpp"

namespace parlor::host {

class OpenHouse {
public:
    // In a folder of its own, unless it is to be in the place of another.
    explicit OpenHouse(Users users = Users{""}, std::filesystem::path folder = {})
        : own_{folder.empty() ? std::make_unique<Folder>() : nullptr},
          folder_{own_ ? own_->path : std::move(folder)},
          users_{std::move(users)} {
        auto door = Door::open(sockets::Address{path()}, folder_);
        REQUIRE(door);
        door_ = std::move(*door);
        file_ = ::open((folder_ / "log").c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        thread_ = std::thread{[this] {
            thread_id = gettid();
            ending_ =
                serve(*door_, house, users_, Log{file_}, [] { return std::optional<Error>{}; });
            has_ended_ = true;
        }};
        REQUIRE(logs("listens on"));
    }
    ~OpenHouse() {
        if (thread_.joinable()) end();
        close(file_);
    }

    // By a signal, unless it has ended. Returns why it had to.
    std::optional<Error> end(int signal = SIGTERM) {
        if (not has_ended_) kill(getpid(), signal);
        return wait();
    }
    std::optional<Error> wait() {
        thread_.join();
        door_.reset();
        return ending_;
    }

    [[nodiscard]] std::filesystem::path path() const { return folder_ / "host"; }
    [[nodiscard]] std::string log() const { return content(folder_ / "log"); }

    // Whether the log has this line soon.
    [[nodiscard]] bool logs(std::string_view text) const {
        constexpr int tries = 2'000;
        for (int i = 0; i < tries; ++i) {
            if (log().find(text) != std::string::npos) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds{10});
        }
        return false;
    }

    LittleHouse house;
    std::atomic<pid_t> thread_id = 0;

private:
    std::unique_ptr<Folder> own_;
    std::filesystem::path folder_;
    Users users_;
    std::unique_ptr<Door> door_;
    int file_ = -1;
    std::optional<Error> ending_;
    std::atomic<bool> has_ended_ = false;
    std::thread thread_;
};

}  // namespace parlor::host
