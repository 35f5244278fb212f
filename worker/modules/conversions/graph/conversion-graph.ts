import { sizesOf, type Conversion, type System, type Unit } from './unit-sizes.ts'

/** Converts an amount: multiply by `times`, divide by `per`. */
export interface ConversionFactor {
  unit: Unit
  times: number
  per: number
}

export interface ConversionGraph {
  units: ReadonlyMap<number, Unit>
  /** The unit itself, then units of conversions, then units of measure; empty for an unknown unit. */
  factorsFrom(food: number | null, unit: number): readonly ConversionFactor[]
}

/**
 * Nodes are units and two hubs, weight and volume, which only conversions connect. Paths are shortest by Dijkstra
 * (1959). A general conversion costs more than any number of the food's own; a step over a hub costs between one and
 * two of the food's own: a food's own weight wins over general rules, and no detour wins over the exact table.
 */
export function conversionGraphOf(units: Iterable<Unit>, conversions: readonly Conversion[]): ConversionGraph {
  const byId = new Map([...units].map((unit) => [unit.id, unit]))
  const hops = edgesOf(byId, conversions)
  const known = new Map<string, readonly ConversionFactor[]>()
  return {
    units: byId,
    factorsFrom(food, unit) {
      const key = `${food}:${unit}`
      const ways = known.get(key) ?? (byId.has(unit) ? sortedFactors(shortestPaths(unit, hops(food)), byId) : [])
      known.set(key, ways)
      return ways
    },
  }
}

/** Rounds to fourteen digits, so that whole amounts come out whole. */
export const applyFactor = ({ times, per }: ConversionFactor, amount: number): number =>
  times === per ? amount : Number(((amount * times) / per).toPrecision(14))

type Node = number | System
interface Edge {
  to: Node
  times: number
  per: number
  cost: number
}
interface Path extends Omit<Edge, 'to'> {
  overHub: boolean
}

const OWN = 4
const TO_OR_FROM_HUB = 3
const GENERAL = 1_000_000

function edgesOf(units: ReadonlyMap<number, Unit>, conversions: readonly Conversion[]) {
  const { sizes, rest } = sizesOf(units, conversions.filter(isUsable(units)))
  const general = new Map<Node, Edge[]>()
  const own = new Map<number, Map<Node, Edge[]>>()
  for (const { food, base_unit, base_amount, converted_unit, converted_amount } of rest) {
    const hops = food === null ? general : (own.get(food) ?? new Map<Node, Edge[]>())
    if (food !== null) own.set(food, hops)
    const cost = food === null ? GENERAL : OWN
    add(hops, base_unit, { to: converted_unit, times: converted_amount, per: base_amount, cost })
    add(hops, converted_unit, { to: base_unit, times: base_amount, per: converted_amount, cost })
  }
  for (const [unit, { system, perReference }] of sizes) {
    add(general, unit, { to: system, times: 1, per: perReference, cost: TO_OR_FROM_HUB })
    add(general, system, { to: unit, times: perReference, per: 1, cost: TO_OR_FROM_HUB })
  }
  return (food: number | null) => (node: Node) => [
    ...((food === null ? undefined : own.get(food)?.get(node)) ?? []),
    ...(general.get(node) ?? []),
  ]
}

/** An amount of zero gives no factor. */
const isUsable =
  (units: ReadonlyMap<number, Unit>) =>
  ({ base_unit, base_amount, converted_unit, converted_amount }: Conversion) =>
    base_amount > 0 && converted_amount > 0 && units.has(base_unit) && units.has(converted_unit)

const add = (hops: Map<Node, Edge[]>, from: Node, hop: Edge) => hops.set(from, [...(hops.get(from) ?? []), hop])

/** Between paths of equal cost, the one found first wins. */
function shortestPaths(start: number, hopsFrom: (node: Node) => readonly Edge[]): Map<Node, Path> {
  const open = new Map<Node, Path>([[start, { times: 1, per: 1, cost: 0, overHub: false }]])
  const settled = new Map<Node, Path>()
  for (let next = nearest(open); next; next = nearest(open)) {
    const [node, path] = next
    open.delete(node)
    settled.set(node, path)
    for (const { to, ...hop } of hopsFrom(node)) {
      const cost = path.cost + hop.cost
      const further = {
        times: path.times * hop.times,
        per: path.per * hop.per,
        cost,
        overHub: typeof node === 'string',
      }
      const isShorter = cost < (open.get(to)?.cost ?? Number.POSITIVE_INFINITY)
      if (!settled.has(to) && isShorter && isFiniteFactor(further)) open.set(to, further)
    }
  }
  return settled
}

function nearest(open: ReadonlyMap<Node, Path>): [Node, Path] | undefined {
  let best: [Node, Path] | undefined
  for (const entry of open) if (!best || entry[1].cost < best[1].cost) best = entry
  return best
}

/** Chains of absurd amounts overflow; such paths are dropped. */
const isFiniteFactor = ({ times, per }: Path) => [times, per, times / per].every((n) => n > 1e-100 && n < 1e100)

function sortedFactors(paths: ReadonlyMap<Node, Path>, units: ReadonlyMap<number, Unit>): ConversionFactor[] {
  const ways = [...paths].flatMap(([node, { times, per, overHub }]) => {
    const unit = typeof node === 'number' ? units.get(node) : undefined
    return unit ? [{ overHub, way: { unit, times, per } }] : []
  })
  return ways.sort((a, b) => Number(a.overHub) - Number(b.overHub)).map(({ way }) => way)
}
