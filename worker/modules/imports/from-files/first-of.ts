import type { JobItem } from '#worker/kernel/jobs/job.rows.ts'

/** What a slice may carry: as much as two dozen recipes with a picture each. */
const MOST = 25
const PICTURES = 2
const ENTRIES = 40

/** The first items, as many as a slice can carry, and one at least; the others wait for the next. */
export function firstOf(items: readonly JobItem[]): JobItem[] {
  let weight = 0
  return items.filter((item, i) => {
    weight += weightOf(item)
    return i === 0 || weight <= MOST
  })
}

function weightOf({ details: { pictures, recipes } }: JobItem): number {
  const further = Math.max(0, Number(pictures ?? 0) - 1)
  return 1 + further / PICTURES + Number(recipes ?? 0) / ENTRIES
}
