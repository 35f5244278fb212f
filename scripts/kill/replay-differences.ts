import type { KillClient } from './workload.ts'

/** The tables that were not as the log says, and are by now. Throws where a replay does not answer. */
export async function replayDifferences(send: KillClient['send']): Promise<object[]> {
  const response = await send('POST', '/_local/replay')
  if (!response.ok) throw new Error(`replay answers ${response.status} ${await response.text()}`)
  const { differences } = (await response.json()) as { differences: object[] } // Our own worker answers.
  return differences
}

/** Where rebuilding what is read from the log would change anything. */
export const replayFaults = async (send: KillClient['send']): Promise<string[]> =>
  (await replayDifferences(send)).map((difference) => `replay differs: ${JSON.stringify(difference).slice(0, 400)}`)
