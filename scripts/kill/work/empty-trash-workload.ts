import { trackedWrite, WriteFault } from '../ledger.ts'
import { checkThings, uniqueWord, TRASHED_OR_GONE, type Thing } from '../thing.ts'
import { readId } from '../thing-factories.ts'
import type { Workload } from '../workload.ts'

const SIZE = 8

/** Each keyword is in the trash or gone, and nothing else is. */
export function emptyTrashWorkload(): Workload {
  const things: Thing[] = []

  return {
    name: 'empties',
    async act(client) {
      const { send } = client
      for (let i = 0; i < SIZE; i++) {
        const thing: Thing = { kind: 'keyword', name: uniqueWord(client), id: null, possible: [null] }
        things.push(thing)
        const id = await readId(
          await trackedWrite(thing, 'there', () => send('POST', '/api/keyword/', { name: thing.name })),
        )
        await trackedWrite(thing, TRASHED_OR_GONE, () => send('DELETE', `/api/keyword/${id}/`))
      }
      const mine = things.slice(-SIZE)
      const emptied = await send('DELETE', '/api/trash/')
      if (!emptied.ok) throw new WriteFault(`the trash: ${emptied.status} ${await emptied.text()}`)
      const { left } = (await emptied.json()) as { left: number }
      if (left === 0) for (const thing of mine) thing.possible = [null]
    },
    async check(client, remains) {
      const faults = await checkThings(things, client, remains)
      things.splice(0, things.length, ...things.slice(-80))
      return faults
    },
  }
}
