import { WriteFault } from './ledger.ts'
import type { KillClient, Workload } from './workload.ts'

interface RunResult {
  /** Things that people were about when the server ended. */
  interrupted: number
  faults: string[]
}

/** Lets every kind of writing go on at once, until `isOver` says that the server is gone. */
export async function runClients(
  works: readonly Workload[],
  client: KillClient,
  isOver: () => boolean,
): Promise<RunResult> {
  const done: RunResult = { interrupted: 0, faults: [] }
  const run = async (work: Workload) => {
    while (!isOver()) {
      try {
        await work.act(client)
      } catch (error) {
        // The server's end is what this is about; whatever else goes wrong is not.
        if (error instanceof WriteFault || !isOver()) done.faults.push(`${work.name}: ${String(error)}`)
        done.interrupted++
        return
      }
    }
  }
  await Promise.all(works.map(run))
  return done
}
