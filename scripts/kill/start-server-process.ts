import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface ServerProcess {
  origin: string
  /** Runs the scheduled work as of `days` from now. Throws when the server ends meanwhile. */
  runScheduled: (days: number) => Promise<void>
  kill: () => Promise<void>
}

const DAY = 86_400_000

/** `allowed`: origins that the worker may fetch although they are local. */
export async function startServerProcess(folder: string, allowed: readonly string[] = []): Promise<ServerProcess> {
  const child = fork(fileURLToPath(new URL('victim.ts', import.meta.url)), [folder, ...allowed])
  const started = await Promise.race([once(child, 'message'), once(child, 'exit')])
  const { origin, runtime } = started[0] as { origin?: string; runtime?: number } // A message of `victim.ts`, or an exit code.
  if (origin === undefined || runtime === undefined) throw new Error('The server did not start')
  return {
    origin,
    async runScheduled(days) {
      const at = Date.now() + days * DAY
      if (!child.connected) throw new Error('The server has ended')
      const heard = new AbortController()
      // One tick at a time, so that the next message answers this one.
      const ended = Promise.race([once(child, 'message', heard), once(child, 'exit', heard)])
      child.send(at, () => {})
      const [word] = await ended
      heard.abort()
      if ((word as { ticked?: number } | null)?.ticked !== at) throw new Error('The server ended')
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      process.kill(runtime, 'SIGKILL')
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
