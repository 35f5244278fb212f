import { reconcile, trackedWrite, type LedgerItem } from '../ledger.ts'
import type { Workload } from '../workload.ts'

interface Entry {
  id: number
  checked: boolean
  food: { name: string } | null
}

const SIZE = 12

/** One call ticks a dozen entries: all or none. */
export function shoppingWorkload(): Workload {
  const items: (LedgerItem & { ids: number[] })[] = []
  let made = 0

  return {
    name: 'shopping',
    async act({ random, send }) {
      const item = { name: `errand ${++made}`, id: null, possible: ['open'], ids: [] as number[] }
      for (let i = 0; i < SIZE; i++) {
        const body = { food: { name: `${item.name} ${i}` }, amount: i + 1 }
        const response = await send('POST', '/api/shopping-list-entry/', body)
        item.ids.push(((await response.json()) as Entry).id)
      }
      items.push(item)
      for (const checked of [true, false, random() < 0.5]) {
        const body = { ids: item.ids, checked }
        await trackedWrite(item, checked ? 'ticked' : 'open', () =>
          send('POST', '/api/shopping-list-entry/bulk/', body),
        )
      }
    },
    async check({ listAll }) {
      const there = new Map((await listAll<Entry>('/api/shopping-list-entry/')).map((row) => [row.id, row]))
      const nameless = [...there.values()]
        .filter(({ food }) => food === null)
        .map(({ id }) => `entry ${id} is of nothing`)
      return [...nameless, ...items.flatMap((item) => reconcile(item, stateOf(item.ids.map((id) => there.get(id)))))]
    },
  }
}

function stateOf(entries: (Entry | undefined)[]): string {
  if (entries.some((entry) => !entry)) return 'incomplete'
  const ticked = entries.filter((entry) => entry?.checked).length
  return ticked === SIZE ? 'ticked' : ticked === 0 ? 'open' : `half done (${ticked} of ${SIZE})`
}
