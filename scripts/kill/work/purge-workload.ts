import { trackedWrite } from '../ledger.ts'
import { checkThings, uniqueWord, TRASHED_OR_GONE, type Thing } from '../thing.ts'
import { readId, thingFactories } from '../thing-factories.ts'
import type { Workload } from '../workload.ts'

export function purgeWorkload(): Workload {
  const things: Thing[] = []
  const kinds = Object.entries(thingFactories)

  return {
    name: 'purges',
    async act(client) {
      const { random, send } = client
      const [kind, { create, addDetails }] = kinds[Math.floor(random() * kinds.length)] ?? kinds[0]!
      const thing: Thing = { kind, name: uniqueWord(client), id: null, possible: [null] }
      things.push(thing)
      const id = (thing.id = await readId(await trackedWrite(thing, 'there', () => create(send, thing.name))))
      await addDetails(send, thing.name, id)
      await trackedWrite(thing, TRASHED_OR_GONE, () => send('DELETE', `/api/${kind}/${id}/`))
      const path = `/api/trash/${kind}/${id}/`
      if (random() < 0.3) await trackedWrite(thing, 'there', () => send('POST', `${path}restore/`, {}))
      else if (random() < 0.8) await trackedWrite(thing, null, () => send('DELETE', path))
    },
    async check(client, remains) {
      const faults = await checkThings(things, client, remains)
      things.splice(0, things.length, ...things.slice(-60))
      return faults
    },
  }
}
