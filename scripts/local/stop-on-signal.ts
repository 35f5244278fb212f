import { watchParent } from './watch-parent.ts'
import type { Server } from './start-server.ts'

/** Stops the server and `also` on a signal, then ends the process; also works during the start. */
export function stopOnSignal(starting: Promise<Server>, also: () => Promise<void> = async () => {}): void {
  let server: Server | null = null
  let isStopping = false
  const end = () => {
    // Everything that has started so far ends with the process.
    if (!server) process.exit(0)
    if (isStopping) return
    isStopping = true
    void Promise.all([server.stop(), also()]).finally(() => process.exit(0))
  }
  const listen = () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      // The runtime's handlers would end this process before the server has stopped.
      process.removeAllListeners(signal)
      process.on(signal, end)
    }
  }
  listen()
  watchParent(end)
  const started = (it: Server) => {
    server = it
    listen()
  }
  starting.then(started, () => {}) // The caller awaits `starting` and gets its failure.
}
