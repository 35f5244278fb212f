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

/** Checked lines count as bought. One open line carries what is still missing, and is removed once nothing is. */
export function rescaleLines(lines: readonly Entry[], scaling: Scaling): Rescaled {
  // Entries that were added by hand are not part of the recipe.
  const scaled = lines.filter(([, { ingredient }]) => ingredient !== null)
  const groups = Map.groupBy(scaled, ([, { ingredient, food, unit }]) => `${ingredient} ${food} ${unit}`)
  const all = [...groups.values()].map((group) => rescaleGroup(group, scaling))
  return {
    amounts: all.flatMap(({ amounts }) => amounts),
    added: all.flatMap(({ added }) => added),
    removed: all.flatMap(({ removed }) => removed),
  }
}

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

  /** More was bought than this recipe takes, so it was scaled higher before: the recipe decides. */
  function needed(): number {
    const portion = last ? portionOf(last) : null
    const total = sum(group)
    const isPlenty = open.length === 0 && portion !== null && total >= portionFor(portion, from)
    return isPlenty ? portionFor(portion, to) : rescaleAmount(total, portion, from, to)
  }
}

/** The maker stays that of the first line. */
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
