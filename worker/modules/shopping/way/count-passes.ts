import type { Tick } from './split-shops.ts'

/** `earlier` was passed before `later` in `shops` of the `of` visits that tell. */
export interface Pass {
  earlier: number
  later: number
  shops: number
  of: number
}

/** Closer ticks do not tell in which order somebody came by: hands are full, or two people shop. */
const TELLING = 20_000
const FEWEST_SHOPS = 3
const LEAST_SHARE = 2 / 3

/** Pairs of categories of which enough visits agree which comes first. */
export function countPasses(shops: readonly (readonly Tick[])[]): Pass[] {
  const counts = new Map<string, Pass>()
  const countOf = (earlier: number, later: number): Pass => {
    const key = `${earlier} ${later}`
    const pass = counts.get(key) ?? { earlier, later, shops: 0, of: 0 }
    counts.set(key, pass)
    return pass
  }
  for (const shop of shops) {
    const passed = [...timesIn(shop)]
    for (const [earlier, early] of passed)
      for (const [later, late] of passed) {
        if (late - early < TELLING) continue
        countOf(earlier, later).shops++
        countOf(earlier, later).of++
        countOf(later, earlier).of++
      }
  }
  return [...counts.values()].filter(({ shops, of }) => of >= FEWEST_SHOPS && shops / of >= LEAST_SHARE)
}

/** When each category was passed: the median of its ticks, so that one thing forgotten and fetched later says nothing. */
function timesIn(shop: readonly Tick[]): Map<number, number> {
  const times = new Map<number, number[]>()
  for (const { at, category } of shop) times.set(category, [...(times.get(category) ?? []), at])
  return new Map([...times].map(([category, all]) => [category, median(all)]))
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}
