import type { Conversions } from './sum-amounts.ts'
import type { ShoppingItem, ShoppingListRecipe, NamedEntity, ShoppingList } from '../shopping-list.ts'
import { isPostponedAt, type ListLine, listLines } from './line.ts'

export type Grouping = 'Category' | 'Recipe' | 'CreatedBy' | 'None'

export interface ShelfSection {
  key: string
  /** Null for lines without a group; the page has words for that. */
  title: string | null
  lines: readonly ListLine[]
}

export interface ArrangedList {
  open: readonly ShelfSection[]
  /** Lines of aisles that the chosen supermarket lacks, when only its own are shown. */
  elsewhere: readonly ListLine[]
  later: readonly ListLine[]
  done: readonly ListLine[]
}

export interface ArrangeOptions {
  grouping: Grouping
  /** Aisles of the chosen supermarket in walking order. */
  aisles: readonly NamedEntity[] | null
  onlyAisles: boolean
  /** Ids ticked a moment ago, which keep their place until ticking stops. */
  lingering: ReadonlySet<number>
  /** ISO 8601. */
  now: string
  conversions?: Conversions
  language: string
}

export function arrangeList(
  { items, recipes }: Pick<ShoppingList, 'items' | 'recipes'>,
  options: ArrangeOptions,
): ArrangedList {
  const { lingering, now, aisles } = options
  const isOpen = (item: ShoppingItem) => !item.checked || lingering.has(item.id)
  const sorted = [...items].sort((one, other) => one.food.name.localeCompare(other.food.name, options.language))
  const toBuy = sorted.filter((item) => isOpen(item) && !isPostponedAt(item, now))
  const isElsewhere = (item: ShoppingItem) =>
    options.onlyAisles &&
    aisles !== null &&
    item.food.category !== null &&
    !aisles.some(isSameCategory(item.food.category))
  const here = toBuy.filter((item) => !isElsewhere(item))
  const lines = (of: readonly ShoppingItem[]) => listLines(of, now, options.conversions)
  return {
    open: groupItems(here, recipes, options).map(({ key, title, items }) => ({ key, title, lines: lines(items) })),
    elsewhere: lines(toBuy.filter(isElsewhere)),
    later: lines(sorted.filter((item) => isOpen(item) && isPostponedAt(item, now))),
    done: lines(sorted.filter((item) => !isOpen(item))).sort((one, other) =>
      lastDoneAt(other).localeCompare(lastDoneAt(one)),
    ),
  }
}

interface Group {
  key: string
  title: string | null
  items: ShoppingItem[]
}

/** Lines without a group come first, below the input. */
function groupItems(
  items: readonly ShoppingItem[],
  recipes: readonly ShoppingListRecipe[],
  how: ArrangeOptions,
): Group[] {
  const { grouping, aisles, language } = how
  const groups = new Map<string, Group>()
  const names = new Map(recipes.map((recipe) => [recipe.id, recipe.name]))
  for (const item of items) {
    const title = titleOf(item, grouping, names)
    const key = title ?? ''
    const group = groups.get(key) ?? { key, title, items: [] }
    group.items.push(item)
    groups.set(key, group)
  }
  const place = ({ title }: Group) => {
    if (title === null) return -1
    const at = grouping === 'Category' ? (aisles?.findIndex(({ name }) => name === title) ?? -1) : -1
    return at < 0 ? Infinity : at
  }
  return [...groups.values()].sort(
    (one, other) => compare(place(one), place(other)) || (one.title ?? '').localeCompare(other.title ?? '', language),
  )
}

function titleOf(item: ShoppingItem, grouping: Grouping, recipes: ReadonlyMap<number, string>): string | null {
  if (grouping === 'Category') return item.food.category?.name ?? null
  if (grouping === 'CreatedBy') return item.by?.name ?? null
  if (grouping === 'Recipe') return item.list === null ? null : (recipes.get(item.list) ?? null)
  return null
}

const isSameCategory =
  ({ id, name }: { id: number | null; name: string }) =>
  (aisle: NamedEntity) =>
    id === null ? aisle.name === name : aisle.id === id

/** Infinity minus Infinity is NaN. */
const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1)

const lastDoneAt = (line: ListLine) =>
  line.items.reduce((latest, { doneAt: at }) => (at !== null && at > latest ? at : latest), '')
