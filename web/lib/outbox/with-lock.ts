const lastRuns = new Map<string, Promise<unknown>>()

/** One task of a name at a time, in all tabs where possible: what is fetched is never older than what was sent before. */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const alone = () => (navigator.locks ? navigator.locks.request(`larder.${name}`, work) : work())
  const mine = (lastRuns.get(name) ?? Promise.resolve()).then(alone, alone)
  lastRuns.set(name, mine)
  return mine
}
