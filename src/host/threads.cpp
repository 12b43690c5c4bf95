#include "host/threads.hpp"

#include <algorithm>
#include <asio/post.hpp>
#include <thread>
#include <utility>

namespace parlor::host {

Threads::Threads(asio::io_context& loop, std::function<void(const Finish&)> finished)
    : loop_{&loop},
      finished_{std::move(finished)},
      count_{static_cast<int>(std::max(1U, std::thread::hardware_concurrency()))},
      pool_{static_cast<std::size_t>(count_)} {}

Threads::~Threads() {
    is_called_off_ = true;
    pool_.stop();
    pool_.join();
}

void Threads::begin(Job job) {
    ++busy_;
    asio::post(pool_, [this, job = std::move(job)] {
        asio::post(*loop_, [this, finish = job(is_called_off_)] {
            --busy_;
            finished_(finish);
        });
    });
}

}  // namespace parlor::host
