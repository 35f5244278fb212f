import type { Named } from '../palette-sources.ts'
import { likeness } from '../reading/likeness.ts'

const most = 3

/** The best of what is known, then what the server found. */
export function nearestNames(text: string, known: readonly Named[], found: readonly Named[]): Named[] {
  if (text === '') return []
  const near = known
    .map((row) => ({ row, nearness: likeness(text, row.name) }))
    .filter(({ nearness }) => nearness > 0)
    .toSorted((one, other) => other.nearness - one.nearness)
    .map(({ row }) => row)
  return [...new Map([...near, ...found].map((row) => [row.id, row])).values()].slice(0, most)
}
