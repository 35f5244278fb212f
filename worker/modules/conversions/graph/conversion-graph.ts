import { sizesOf, type Conversion, type System, type Unit } from './unit-sizes.ts'

/** How amounts of a food in one unit become amounts in another: times `times`, divided by `per`. */
export interface ConversionFactor {
  unit: Unit
  times: number
  per: number
}

export interface ConversionGraph {
  units: ReadonlyMap<number, Unit>
  /**
   * Every unit in which an amount of a food can be told as well: the unit itself first, then what conversions lead to,
   * then what follows from weights and measures. Empty where the unit is unknown.
   */
  factorsFrom(food: number | null, unit: number): readonly ConversionFactor[]
}

/**
 * The units of a space and what it says of them as a graph. Its nodes are units and, as a hub that all units of weight or
 * of volume hang on, the two systems; between the systems only a conversion leads. Ways are shortest paths (Dijkstra,
 * 1959), where one conversion for all foods is longer than any number of the food's own, and the step over a hub is
 * longer than one conversion of its own and shorter than two: what was weighed of this food beats what holds in general,
 * and no detour beats the exact table.
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

/** An amount told in the unit of a way. Fourteen digits, so that what is whole comes out whole. */
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

/** The hops from each node, for a food. */
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

/** Amounts of nothing convert into nothing. */
const isUsable =
  (units: ReadonlyMap<number, Unit>) =>
  ({ base_unit, base_amount, converted_unit, converted_amount }: Conversion) =>
    base_amount > 0 && converted_amount > 0 && units.has(base_unit) && units.has(converted_unit)

const add = (hops: Map<Node, Edge[]>, from: Node, hop: Edge) => hops.set(from, [...(hops.get(from) ?? []), hop])

/** The shortest path to every node that can be reached; of two as short, the one that was found first. */
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

/** Chains of absurd amounts leave the range of numbers; they lead nowhere. */
const isFiniteFactor = ({ times, per }: Path) => [times, per, times / per].every((n) => n > 1e-100 && n < 1e100)

function sortedFactors(paths: ReadonlyMap<Node, Path>, units: ReadonlyMap<number, Unit>): ConversionFactor[] {
  const ways = [...paths].flatMap(([node, { times, per, overHub }]) => {
    const unit = typeof node === 'number' ? units.get(node) : undefined
    return unit ? [{ overHub, way: { unit, times, per } }] : []
  })
  return ways.sort((a, b) => Number(a.overHub) - Number(b.overHub)).map(({ way }) => way)
}
