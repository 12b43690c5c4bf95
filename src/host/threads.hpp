// Threads: do the jobs of a service beside the loop, as many at once as there are cores.
//
// Source: T-4.2.
#pragma once

#include <asio/thread_pool.hpp>
#include <atomic>
#include <functional>

#include "host/asio.hpp"
#include "host/service.hpp"

namespace parlor::host {

class Threads {
public:
    // Calls `finished` on the loop's thread with what a job returned.
    Threads(asio::io_context& loop, std::function<void(const Finish&)> finished);
    ~Threads();  // calls off what is being done, and waits for it
    Threads(const Threads&) = delete;
    Threads& operator=(const Threads&) = delete;

    [[nodiscard]] bool has_free() const { return busy_ < count_; }
    void begin(Job job);  // requires has_free()

private:
    asio::io_context* loop_;
    std::function<void(const Finish&)> finished_;
    int count_, busy_ = 0;
    std::atomic<bool> is_called_off_ = false;
    asio::thread_pool pool_;
};

}  // namespace parlor::host
