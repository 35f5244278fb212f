import type { KillClient } from './workload.ts'

/** Returns the tables that the replay had to change. Throws when the replay fails. */
export async function replayDifferences(send: KillClient['send']): Promise<object[]> {
  const response = await send('POST', '/_local/replay')
  if (!response.ok) throw new Error(`replay answers ${response.status} ${await response.text()}`)
  const { differences } = (await response.json()) as { differences: object[] } // The answer of our own worker.
  return differences
}

export const replayFaults = async (send: KillClient['send']): Promise<string[]> =>
  (await replayDifferences(send)).map((difference) => `replay differs: ${JSON.stringify(difference).slice(0, 400)}`)
