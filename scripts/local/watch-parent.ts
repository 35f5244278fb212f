const INTERVAL_MS = 500

/** Not every way to end npm reaches the scripts it runs. Outside npm, a script may outlive its parent. */
export function watchParent(onExit: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onExit()
  }, INTERVAL_MS)
  timer.unref()
}
