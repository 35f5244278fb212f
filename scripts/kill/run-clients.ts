import { WriteFault } from './ledger.ts'
import type { KillClient, Work } from './work.ts'

interface Done {
  /** Things that people were about when the server ended. */
  cut: number
  faults: string[]
}

/** Lets every kind of writing go on at once, until `isOver` says that the server is gone. */
export async function runClients(works: readonly Work[], client: KillClient, isOver: () => boolean): Promise<Done> {
  const done: Done = { cut: 0, faults: [] }
  const run = async (work: Work) => {
    while (!isOver()) {
      try {
        await work.act(client)
      } catch (error) {
        // The server's end is what this is about; whatever else goes wrong is not.
        if (error instanceof WriteFault || !isOver()) done.faults.push(`${work.name}: ${String(error)}`)
        done.cut++
        return
      }
    }
  }
  await Promise.all(works.map(run))
  return done
}
