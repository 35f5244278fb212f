import type { JobItem } from '#worker/kernel/jobs/job.rows.ts'

/** What a slice may carry: a hundred foods or meals, or as much as two dozen recipes with a picture each. */
const MOST = 100
const RECIPE = 4
const PICTURE = 2
/** A book of so many recipes weighs as much as a food. */
const ENTRIES = 10

/** The first items, as many as a slice can carry, and one at least; the others wait for the next. */
export function firstOf(items: readonly JobItem[]): JobItem[] {
  let weight = 0
  return items.filter((item, i) => {
    weight += weightOf(item)
    return i === 0 || weight <= MOST
  })
}

function weightOf({ details: { kind, pictures, recipes } }: JobItem): number {
  const further = Math.max(0, Number(pictures ?? 0) - 1)
  return (kind === 'recipe' ? RECIPE : 1) + further * PICTURE + Number(recipes ?? 0) / ENTRIES
}
