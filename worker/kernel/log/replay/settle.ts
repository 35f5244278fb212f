import type { Beside } from './beside.ts'

const ATTEMPTS = 50

/** Tries until it hits a moment in which the log stands still; `attempt` answers null where it moved on. */
export async function settled<T>(beside: Beside, attempt: () => Promise<T | null>): Promise<T> {
  for (let i = 0; i < ATTEMPTS; i++) {
    const done = await attempt()
    if (done !== null) return done
    await beside.catchUp()
  }
  throw new Error(`Space ${beside.space} changes too fast to be compared.`)
}
