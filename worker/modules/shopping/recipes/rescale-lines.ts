import { portionFor, rescaleAmount, type Portion } from './rescale-amount.ts'
import type { RescaledEntry } from '../shopping.events.ts'
import type { ListedEntry } from '../shopping.list.ts'

interface Scaling {
  from: number
  to: number
  portions: ReadonlyMap<number, Portion>
  nextId: (kind: string) => number
}

interface Rescaled {
  amounts: { id: number; amount: number }[]
  added: RescaledEntry[]
  removed: number[]
}

type Entry = readonly [id: number, line: ListedEntry]

/**
 * What becomes of the lines of a recipe when it is for more or fewer. What is ticked has been bought, as much as it says:
 * an open line carries what is still missing, and goes once nothing is.
 */
export function rescaleLines(lines: readonly Entry[], scaling: Scaling): Rescaled {
  // What somebody put there by hand is no part of the recipe.
  const scaled = lines.filter(([, { ingredient }]) => ingredient !== null)
  const groups = Map.groupBy(scaled, ([, { ingredient, food, unit }]) => `${ingredient} ${food} ${unit}`)
  const all = [...groups.values()].map((group) => rescaleGroup(group, scaling))
  return {
    amounts: all.flatMap(({ amounts }) => amounts),
    added: all.flatMap(({ added }) => added),
    removed: all.flatMap(({ removed }) => removed),
  }
}

/** All lines there are of one ingredient. */
function rescaleGroup(group: readonly Entry[], { from, to, portions, nextId }: Scaling): Rescaled {
  const bought = group.filter(([, { checked }]) => checked)
  const open = group.filter(([, { checked }]) => !checked)
  const [, last] = bought.at(-1) ?? []
  if (!last)
    return amountsOnly(
      open.flatMap(([id, line]) => changed(id, line, rescaleAmount(line.amount, portionOf(line), from, to))),
    )
  const missing = needed() - sum(bought)
  const isMissing = missing > 1e-9 * Math.abs(sum(bought))
  const [first, ...others] = open
  const removed = (isMissing ? others : open).map(([id]) => id)
  if (!isMissing) return { amounts: [], added: [], removed }
  const amount = Number(missing.toPrecision(14))
  if (first) return { amounts: changed(...first, amount), added: [], removed }
  return { amounts: [], added: [uncheckedEntry(last, nextId('shopping-list-entry'), amount)], removed }

  function portionOf({ ingredient, unit }: ListedEntry): Portion | null {
    const portion = portions.get(ingredient ?? 0)
    return portion && (portion.unit === undefined || portion.unit === unit) ? portion : null
  }

  /** Where more was bought than the recipe asked for, it was for more people once: then the recipe says what it takes. */
  function needed(): number {
    const portion = last ? portionOf(last) : null
    const total = sum(group)
    const isPlenty = open.length === 0 && portion !== null && total >= portionFor(portion, from)
    return isPlenty ? portionFor(portion, to) : rescaleAmount(total, portion, from, to)
  }
}

/** The same again, to be bought, for whoever put the first of it there. */
const uncheckedEntry = (
  { list_recipe, food, unit, order, ingredient, shopping_lists, created_by }: ListedEntry,
  id: number,
  amount: number,
): RescaledEntry => ({
  id,
  list_recipe,
  food,
  unit,
  amount,
  order,
  ingredient,
  completed_at: null,
  delay_until: null,
  shopping_lists: [...shopping_lists],
  created_by,
})

const amountsOnly = (amounts: Rescaled['amounts']): Rescaled => ({ amounts, added: [], removed: [] })

const changed = (id: number, line: ListedEntry, amount: number) => (amount === line.amount ? [] : [{ id, amount }])

const sum = (group: readonly Entry[]): number => group.reduce((all, [, { amount }]) => all + amount, 0)
