const INTERVAL_MS = 500

/**
 * Calls `gone` when the npm that runs this script has ended: not everything that ends npm reaches what it runs. Started
 * by anything else, a script may outlive its parent.
 */
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
