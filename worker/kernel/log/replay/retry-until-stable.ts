import type { SpaceReplay } from './space-replay.ts'

const MAX_ATTEMPTS = 50

/** Repeats `attempt` while it answers null, which means that the log moved on. */
export async function retryUntilStable<T>(replay: SpaceReplay, attempt: () => Promise<T | null>): Promise<T> {
  for (let i = 0; i < MAX_ATTEMPTS; i++) {
    const done = await attempt()
    if (done !== null) return done
    await replay.catchUp()
  }
  throw new Error(`Space ${replay.space} changes too fast to be compared.`)
}
