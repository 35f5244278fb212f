let lastRun: Promise<unknown> = Promise.resolve()

/** One task at a time, in all tabs where possible: a fetched list is never older than what was sent before it. */
export function withLock<T>(work: () => Promise<T>): Promise<T> {
  const alone = () => (navigator.locks ? navigator.locks.request('larder.shopping', work) : work())
  const mine = lastRun.then(alone, alone)
  lastRun = mine
  return mine
}
