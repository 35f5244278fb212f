import { write } from '../ledger.ts'
import { checkThings, newWord, THROWN, type Thing } from '../thing.ts'
import { idIn, makers } from '../make-things.ts'
import type { Work } from '../work.ts'

/** Throws things away, and does away with them for good or brings them back. */
export function purges(): Work {
  const things: Thing[] = []
  const kinds = Object.entries(makers)

  return {
    name: 'purges',
    async act(client) {
      const { random, send } = client
      const [kind, { create, furnish }] = kinds[Math.floor(random() * kinds.length)] ?? kinds[0]!
      const thing: Thing = { kind, name: newWord(client), id: null, possible: [null] }
      things.push(thing)
      const id = (thing.id = await idIn(await write(thing, 'there', () => create(send, thing.name))))
      await furnish(send, thing.name, id)
      await write(thing, THROWN, () => send('DELETE', `/api/${kind}/${id}/`))
      const path = `/api/trash/${kind}/${id}/`
      if (random() < 0.3) await write(thing, 'there', () => send('POST', `${path}restore/`, {}))
      else if (random() < 0.8) await write(thing, null, () => send('DELETE', path))
    },
    async check(client, remains) {
      const faults = await checkThings(things, client, remains)
      things.splice(0, things.length, ...things.slice(-60))
      return faults
    },
  }
}
