import { countPasses, type Pass } from './count-passes.ts'
import { splitShops, type Tick } from './split-shops.ts'

export interface Learned {
  /** How many visits it was learned from. */
  shops: number
  /** The categories of `present` in the order that was learned. */
  order: number[]
  /** The surest pair that `present` has the other way round; null where it has none. */
  pass: Pass | null
}

/**
 * An order of categories from the times at which things of them were ticked off. Each visit votes on each pair; the
 * votes become one order by ranked pairs (T. N. Tideman, "Independence of clones as a criterion for voting rules",
 * Social Choice and Welfare 4, 1987): the surest pair holds first, and one that contradicts surer ones not at all.
 * Whatever nobody voted on stays as it is at present.
 */
export function learnOrder(ticks: readonly Tick[], present: readonly number[]): Learned {
  const shops = splitShops(ticks)
  const places = new Map(present.map((category, place) => [category, place]))
  const passes = countPasses(shops).filter(({ earlier, later }) => places.has(earlier) && places.has(later))
  const held = holdSurest(passes.toSorted(bySureness(places)))
  const isTurned = ({ earlier, later }: Pass) => (places.get(earlier) ?? 0) > (places.get(later) ?? 0)
  return { shops: shops.length, order: inOrder(present, held), pass: held.find(isTurned) ?? null }
}

const bySureness = (places: ReadonlyMap<number, number>) => (one: Pass, other: Pass) =>
  margin(other) - margin(one) ||
  other.shops - one.shops ||
  (places.get(one.earlier) ?? 0) - (places.get(other.earlier) ?? 0) ||
  (places.get(one.later) ?? 0) - (places.get(other.later) ?? 0)

const margin = ({ shops, of }: Pass) => 2 * shops - of

function holdSurest(passes: readonly Pass[]): Pass[] {
  const held: Pass[] = []
  const next = new Map<number, number[]>()
  const leads = (from: number, to: number): boolean => {
    // Each category once: the ways through forty aisles are more than can be walked.
    const reached = new Set([from])
    for (const category of reached) for (const later of next.get(category) ?? []) reached.add(later)
    return reached.has(to)
  }
  for (const pass of passes) {
    if (leads(pass.later, pass.earlier)) continue
    held.push(pass)
    next.set(pass.earlier, [...(next.get(pass.earlier) ?? []), pass.later])
  }
  return held
}

/** As `present`, but what comes before a category by one of the passes is brought before it. */
function inOrder(present: readonly number[], passes: readonly Pass[]): number[] {
  const placed = new Set<number>()
  const place = (category: number): void => {
    if (placed.has(category)) return
    for (const before of present)
      if (passes.some(({ earlier, later }) => earlier === before && later === category)) place(before)
    placed.add(category)
  }
  present.forEach(place)
  return [...placed]
}
