import type { Conversions } from './sum-amounts.ts'
import type { ShoppingItem, ListedRecipe, NamedEntity, ShoppingList } from '../shopping-list.ts'
import { isPostponedAt, type ListLine, listLines } from './line.ts'

export type Grouping = 'Category' | 'Recipe' | 'CreatedBy' | 'None'

export interface ShelfSection {
  key: string
  /** Null for what belongs nowhere: the page has words for that. */
  title: string | null
  lines: readonly ListLine[]
}

export interface ArrangedList {
  open: readonly ShelfSection[]
  /** Of aisles that the chosen supermarket does not have, when only its own are wanted. */
  elsewhere: readonly ListLine[]
  later: readonly ListLine[]
  done: readonly ListLine[]
}

export interface ArrangeOptions {
  grouping: Grouping
  /** The aisles of the chosen supermarket, in the order in which one walks through it. */
  aisles: readonly NamedEntity[] | null
  onlyAisles: boolean
  /** Ticked a moment ago: these keep their place until one has stopped ticking. */
  lingering: ReadonlySet<number>
  /** ISO 8601. */
  now: string
  conversions?: Conversions
  language: string
}

/** The list as the page shows it. */
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

/** What belongs nowhere comes first, right below where things are typed. */
function groupItems(items: readonly ShoppingItem[], recipes: readonly ListedRecipe[], how: ArrangeOptions): Group[] {
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

/** Infinity minus itself is no number. */
const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1)

const lastDoneAt = (line: ListLine) =>
  line.items.reduce((latest, { doneAt: at }) => (at !== null && at > latest ? at : latest), '')
