let lastRun: Promise<unknown> = Promise.resolve()

/**
 * Runs works one after another: what a look at the list brings is never older than what was sent before it. Other tabs
 * wait for their turn as well, where the browser can tell them.
 */
export function withLock<T>(work: () => Promise<T>): Promise<T> {
  const alone = () => (navigator.locks ? navigator.locks.request('larder.shopping', work) : work())
  const mine = lastRun.then(alone, alone)
  lastRun = mine
  return mine
}
