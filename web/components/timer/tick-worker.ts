// A second on a clock of its own: browsers slow the clocks of pages that nobody looks at, but not those of workers.
setInterval(() => postMessage(0), 1000)
