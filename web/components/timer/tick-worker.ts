// Browsers slow down the timers of hidden pages, but not those of workers.
setInterval(() => postMessage(0), 1000)
