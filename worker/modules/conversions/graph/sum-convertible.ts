import { applyFactor, type ConversionGraph } from './conversion-graph.ts'

interface Amount {
  amount: number
  /** Null counts pieces of the food, such as two eggs. */
  unit: number | null
}

interface Sum<Line extends Amount> extends Amount {
  lines: readonly Line[]
}

/** A line of 0 joins any sum. A sum has its largest unit with at least one that says it exactly: 100 g and 0.2 kg are 300 g. */
export function sumConvertible<Line extends Amount>(
  kitchen: ConversionGraph,
  food: number,
  lines: readonly Line[],
): Sum<Line>[] {
  const groups: Line[][] = []
  for (const line of lines.filter(({ amount }) => amount !== 0)) {
    const group = groups.find(([first]) => first && inUnit(kitchen, food, line, first.unit) !== null)
    if (group) group.push(line)
    else groups.push([line])
  }
  const bare = lines.filter(({ amount }) => amount === 0)
  const [first] = groups
  if (first) first.push(...bare)
  else if (bare.length > 0) groups.push(bare)
  return groups.map((group) => total(kitchen, food, group))
}

function total<Line extends Amount>(kitchen: ConversionGraph, food: number, lines: readonly Line[]): Sum<Line> {
  const said = lines.some(({ amount }) => amount !== 0) ? lines.filter(({ amount }) => amount !== 0) : lines
  const sums = [...new Set(said.map(({ unit }) => unit))].map((unit) => ({
    unit,
    amount: sumIn(kitchen, food, said, unit),
  }))
  const best = sums.reduce((one, other) => (readability(other.amount) > readability(one.amount) ? other : one))
  return { ...best, lines }
}

/** Higher reads better: at least one, written to the end in two decimals, and few of a large unit rather than many. */
function readability(amount: number): number {
  const size = Math.abs(amount)
  return size < 1 ? size : (isShort(size) ? 2 : 1) + 1 / size
}

/** 220 g says more than 1.8333 mugs. */
const isShort = (size: number): boolean => Math.abs(size * 100 - Math.round(size * 100)) < 1e-6

const sumIn = (kitchen: ConversionGraph, food: number, lines: readonly Amount[], unit: number | null): number =>
  Number(lines.reduce((sum, line) => sum + (inUnit(kitchen, food, line, unit) ?? 0), 0).toPrecision(14))

/** Null if no conversion leads to the unit. */
function inUnit(
  kitchen: ConversionGraph,
  food: number,
  { amount, unit }: Amount,
  wanted: number | null,
): number | null {
  if (unit === wanted) return amount
  if (unit === null || wanted === null) return null
  const way = kitchen.factorsFrom(food, unit).find((one) => one.unit.id === wanted)
  return way ? applyFactor(way, amount) : null
}
