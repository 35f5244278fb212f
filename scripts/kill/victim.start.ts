import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Victim {
  origin: string
  /** Ends the runtime without a word, and what runs it. */
  kill: () => Promise<void>
}

/** Starts a server on the data of a folder, as a process that can be killed. */
export async function startVictim(folder: string): Promise<Victim> {
  const child = fork(fileURLToPath(new URL('victim.ts', import.meta.url)), [folder])
  const started = await Promise.race([once(child, 'message'), once(child, 'exit')])
  const { origin, runtime } = started[0] as { origin?: string; runtime?: number } // From `victim.ts`, or an exit code.
  if (origin === undefined || runtime === undefined) throw new Error('The server did not start')
  return {
    origin,
    async kill() {
      process.kill(runtime, 'SIGKILL')
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
