import { idsParam, positiveIntParam, searchParams, textParam } from '#web/lib/search-params.ts'
import type { Picked } from '#web/lib/resource-picker.ts'

/** What an address asks for. */
export interface ExportSearch {
  recipes?: readonly number[]
  /** Of the only recipe. */
  name?: string
  book?: number
  filter?: number
  /** Parameters of the list of recipes. */
  search?: string
}

export const readAddress = searchParams({
  recipes: idsParam,
  name: textParam,
  book: positiveIntParam,
  filter: positiveIntParam,
  search: textParam,
})

export const whats = ['all', 'book', 'filter', 'recipes', 'search'] as const
export type What = (typeof whats)[number]

export interface ExportChoice {
  what: What
  book: number | undefined
  filter: number | undefined
  search: string | undefined
  /** Those that were chosen elsewhere have no names here. */
  recipes: readonly Picked[]
  chosen: readonly number[]
}

export function choiceOf({ recipes = [], name, book, filter, search }: ExportSearch): ExportChoice {
  const [only] = recipes
  const isNamed = recipes.length === 1 && only !== undefined && name !== undefined
  return {
    what:
      recipes.length > 0
        ? 'recipes'
        : book !== undefined
          ? 'book'
          : filter !== undefined
            ? 'filter'
            : search === undefined
              ? 'all'
              : 'search',
    book,
    filter,
    search,
    recipes: isNamed ? [{ id: only, name }] : [],
    chosen: isNamed ? [] : recipes,
  }
}

/** The body of the call; undefined where something is still to be chosen. */
export function exportBody(choice: ExportChoice): object | undefined {
  const { what, book, filter, search, recipes, chosen } = choice
  switch (what) {
    case 'all':
      return { all: true }
    case 'book':
      return book === undefined ? undefined : { book }
    case 'filter':
      return filter === undefined ? undefined : { custom_filter: filter }
    case 'search':
      return search === undefined ? undefined : { filter: search }
    case 'recipes': {
      const ids = [...chosen, ...recipes.flatMap(({ id }) => id ?? [])]
      return ids.length === 0 ? undefined : { recipes: ids }
    }
  }
}
