export interface Tick {
  /** Milliseconds. */
  at: number
  category: number
}

const MINUTE = 60_000
const LONGEST_PAUSE = 45 * MINUTE
const SHORTEST_SHOP = 3 * MINUTE
const FEWEST_TICKS = 5
const FEWEST_CATEGORIES = 3

/**
 * Ticks of one visit each, a visit ending where nothing is ticked off for 45 minutes. Left out are visits that say
 * nothing about a way: a few things, or a whole list ticked off at once, at home.
 */
export function splitShops(ticks: readonly Tick[]): Tick[][] {
  const shops: Tick[][] = []
  let last = Number.NEGATIVE_INFINITY
  for (const tick of ticks.toSorted((one, other) => one.at - other.at)) {
    const shop = shops.at(-1)
    if (shop && tick.at - last <= LONGEST_PAUSE) shop.push(tick)
    else shops.push([tick])
    last = tick.at
  }
  return shops.filter(saysAWay)
}

function saysAWay(shop: readonly Tick[]): boolean {
  const took = (shop.at(-1)?.at ?? 0) - (shop[0]?.at ?? 0)
  const categories = new Set(shop.map(({ category }) => category))
  return took >= SHORTEST_SHOP && shop.length >= FEWEST_TICKS && categories.size >= FEWEST_CATEGORIES
}
