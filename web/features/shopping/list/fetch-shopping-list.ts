import type { entryPage } from '#worker/modules/shopping/entries/entry.contract.ts'
import type * as z from 'zod'
import type { NamedList } from '#web/components/shopping/named-list.ts'
import { call } from '#web/lib/api/api.ts'
import { withItems } from '../outbox/apply-mutation.ts'
import type { ShoppingListRecipe, ShoppingList } from '../shopping-list.ts'
import { type ServerEntry, toShoppingItem, toListedRecipe } from './item.read.ts'

type Page = z.output<typeof entryPage>

const pageSize = 200
/** Names, categories and recipes change without their entries, so everything is fetched anew after this time. */
const fullFetchInterval = 5 * 60_000

/** Fetches changes since `before`, or everything when `before` is missing or older than `fullFetchInterval`. */
export async function fetchShoppingList(
  before: ShoppingList | undefined,
  now: number,
  signal: AbortSignal,
): Promise<ShoppingList> {
  const isKnown = before?.lists !== undefined && before.since !== '' && now - before.fetchedAt < fullFetchInterval
  const pages = await fetchPages(isKnown ? { updated_after: before.since } : {}, signal)
  const rows = pages.flatMap(({ results }) => results)
  const gone = new Set(pages.flatMap(({ deleted }) => deleted))
  const since = sinceOf(pages[0]?.timestamp)
  const items = rows.flatMap((row) => toShoppingItem(row) ?? [])
  const recipes = recipesOf(rows)
  const lists = listsOf(rows)
  if (!isKnown) return { items, recipes, lists, since, fetchedAt: now }
  // The same items, so that nothing is computed or stored again.
  if (rows.length === 0 && gone.size === 0) return { ...before, since }
  const left = { ...before, items: before.items.filter(({ id }) => !gone.has(id)) }
  return dropUnusedRecipes({
    ...withItems(left, items),
    recipes: mergeById(before.recipes, recipes),
    lists: mergeById(before.lists ?? [], lists),
    since,
  })
}

/** An answer without a time makes the next fetch a full one. */
const sinceOf = (time: unknown): string => (typeof time === 'string' ? time : '')

async function fetchPages(query: { updated_after?: string }, signal: AbortSignal): Promise<Page[]> {
  const pages: Page[] = []
  for (let page = 1; ; page += 1) {
    const answer = await call<Page>('GET', '/api/shopping-list-entry/', {
      query: { ...query, page_size: pageSize, ...(page > 1 ? { page } : {}) },
      signal,
    })
    pages.push(answer)
    if (!answer.next) return pages
  }
}

const recipesOf = (rows: readonly ServerEntry[]): ShoppingListRecipe[] =>
  mergeById(
    [],
    rows.flatMap(({ list_recipe_data: recipe }) => (recipe ? [toListedRecipe(recipe)] : [])),
  )

const listsOf = (rows: readonly ServerEntry[]): NamedList[] =>
  mergeById(
    [],
    rows.flatMap(({ shopping_lists: lists }) => lists),
  )

function mergeById<Row extends { id: number }>(old: readonly Row[], fresh: readonly Row[]): Row[] {
  const byId = new Map(old.map((row) => [row.id, row]))
  for (const row of fresh) byId.set(row.id, row)
  return [...byId.values()].sort((one, other) => one.id - other.id)
}

function dropUnusedRecipes(sheet: ShoppingList): ShoppingList {
  const used = new Set(sheet.items.map(({ list }) => list))
  return { ...sheet, recipes: sheet.recipes.filter(({ id }) => used.has(id)) }
}
