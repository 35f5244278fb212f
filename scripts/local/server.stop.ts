import type { Server } from './server.ts'

/** Stops the server and what `also` stops when a person or the machine asks this process to end. */
export function stopOnSignal(server: Server, also: () => Promise<void> = async () => {}): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // The runtime's own handlers would end this process before the server has stopped.
    process.removeAllListeners(signal)
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      void Promise.all([server.stop(), also()]).finally(() => process.exit(0))
    })
  }
}
