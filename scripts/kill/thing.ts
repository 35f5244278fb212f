import { reconcile, type LedgerItem } from './ledger.ts'
import type { DiskState } from './read-disk-state.ts'
import type { KillClient } from './workload.ts'

/** `name` is a word that occurs nowhere else. */
export interface Thing extends LedgerItem {
  kind: string
}

/** The trash may be emptied at any time. */
export const TRASHED_OR_GONE = ['thrown', null]

export const uniqueWord = ({ random }: KillClient): string => `q${Math.floor(random() * 2 ** 48).toString(36)}`

/** A thing is there, in the trash or gone. No table may hold the name of one that is gone. */
export async function checkThings(things: Thing[], { listAll }: KillClient, remains: DiskState): Promise<string[]> {
  const there = new Set<string>()
  for (const kind of new Set(things.map((thing) => thing.kind))) {
    for (const { name } of await listAll<{ name: string }>(`/api/${kind}/`)) there.add(name)
  }
  const thrown = new Set((await listAll<{ name: string }>('/api/trash/')).map(({ name }) => name))
  return things.flatMap((thing) => {
    const found = there.has(thing.name) ? 'there' : thrown.has(thing.name) ? 'thrown' : null
    const faults = reconcile(thing, found)
    if (found === 'thrown') thing.possible = TRASHED_OR_GONE
    const left = found === null ? remains.tablesContaining(thing.name) : []
    return left.length === 0 ? faults : [...faults, `${thing.kind} ${thing.name} is gone but still in ${left.join()}`]
  })
}
