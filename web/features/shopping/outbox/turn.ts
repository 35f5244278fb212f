let last: Promise<unknown> = Promise.resolve()

/**
 * Runs works one after another: what a look at the list brings is never older than what was sent before it. Other tabs
 * wait for their turn as well, where the browser can tell them.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const alone = () => (navigator.locks ? navigator.locks.request('larder.shopping', work) : work())
  const mine = last.then(alone, alone)
  last = mine
  return mine
}
