import { WriteFault } from './ledger.ts'
import type { KillClient, Workload } from './workload.ts'

interface RunResult {
  interrupted: number
  faults: string[]
}

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
        // Errors after the kill are expected; any other error is a fault.
        if (error instanceof WriteFault || !isOver()) done.faults.push(`${work.name}: ${String(error)}`)
        done.interrupted++
        return
      }
    }
  }
  await Promise.all(works.map(run))
  return done
}
