import { reconcile, trackedWrite, type LedgerItem } from '../ledger.ts'
import type { Workload } from '../workload.ts'

export function unitWorkload(): Workload {
  const items: LedgerItem[] = []
  let made = 0

  return {
    name: 'units',
    async act({ random, send }) {
      const item: LedgerItem = { name: `unit ${++made}`, id: null, possible: [null] }
      items.push(item)
      const created = await trackedWrite(item, '', () =>
        send('POST', '/api/unit/', { name: item.name, description: '' }),
      )
      item.id = ((await created.json()) as { id: number }).id
      const path = `/api/unit/${item.id}/`
      if (random() < 0.7) await trackedWrite(item, 'patched', () => send('PATCH', path, { description: 'patched' }))
      if (random() < 0.5) return
      const before = item.possible[0] ?? null
      const deleted = await trackedWrite(item, null, () => send('DELETE', path))
      const event = deleted.headers.get('x-event-seq')
      if (random() < 0.5) await trackedWrite(item, before, () => send('POST', `/api/event/${event}/undo/`, {}))
    },
    async check({ listAll }) {
      const rows = await listAll<{ id: number; name: string; description: string }>('/api/unit/')
      const there = new Map(rows.map((row) => [row.name, row]))
      return items.flatMap((item) => reconcile(item, there.get(item.name)?.description ?? null))
    },
  }
}
