import { reconcile, trackedWrite, type LedgerItem } from '../ledger.ts'
import type { Workload } from '../workload.ts'

interface Keyword {
  id: number
  name: string
  parent: number | null
  numchild: number
}

/** A keyword and its parent's child count change together. */
export function moveWorkload(): Workload {
  const items: LedgerItem[] = []
  let made = 0
  const add = async (send: (method: string, path: string, body?: unknown) => Promise<Response>, name: string) =>
    ((await (await send('POST', '/api/keyword/', { name })).json()) as { id: number }).id

  return {
    name: 'moves',
    async act({ random, send }) {
      const name = `branch ${++made}`
      const parents = [await add(send, `${name} left`), await add(send, `${name} right`)]
      const id = await add(send, name)
      const item: LedgerItem = { name, id, possible: ['0'] }
      items.push(item)
      for (let i = 0; i < 3; i++) {
        const parent = random() < 0.3 ? 0 : (parents[Math.floor(random() * 2)] ?? 0)
        await trackedWrite(item, String(parent), () => send('PUT', `/api/keyword/${id}/move/${parent}/`, {}))
      }
    },
    async check({ listAll }) {
      const rows = await listAll<Keyword>('/api/keyword/')
      const there = new Map(rows.map((row) => [row.name, row]))
      const counted = rows.flatMap(({ id, name, numchild }) => {
        const children = rows.filter(({ parent }) => parent === id).length
        return children === numchild ? [] : [`keyword ${name} says ${numchild} children and has ${children}`]
      })
      const moved = items.flatMap((item) => {
        const row = there.get(item.name)
        return reconcile(item, row ? String(row.parent ?? 0) : null)
      })
      return [...counted, ...moved]
    },
  }
}
