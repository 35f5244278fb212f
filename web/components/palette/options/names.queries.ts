import type { food } from '#worker/modules/foods/food.contract.ts'
import type { recipeBook } from '#worker/modules/books/book.contract.ts'
import type { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import { queryOptions } from '@tanstack/react-query'
import type { ListPage } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { resourceListQuery } from '#web/lib/api/resource.ts'
import { resourceEndpoint } from '#web/lib/api/resource-endpoint.ts'
import { currentOwner } from '#web/lib/offline/current-owner.ts'
import { keptRecipes } from '#web/lib/offline/kept-recipes.ts'
import { keptAnswers } from '#web/lib/offline/kept-store.ts'
import { offlineListQuery } from '#web/lib/offline/offline-list-query.ts'
import type { Named } from '../palette-sources.ts'

const recipes = resourceEndpoint<typeof recipe>('recipe')
const foods = resourceEndpoint<typeof food>('food')
const books = resourceEndpoint<typeof recipeBook>('recipe-book')

const most = 6
/** Said by the palette itself, which shows what it knows without them. */
const quiet = { networkMode: 'always', retry: false, meta: { quiet: true }, staleTime: 60_000 } as const

/** Recipes that open without a network, the latest first. */
export const keptNamesQuery = queryOptions({
  ...quiet,
  queryKey: ['palette', 'kept'],
  queryFn: async () => keptRecipes(await keptAnswers(currentOwner() ?? '')).map(({ id, name }) => ({ id, name })),
})

export const booksQuery = offlineListQuery<Named>('recipe-book', ({ id, name }) => ({ id, name }))

export const recentRecipesQuery = { ...resourceListQuery(recipes, { num_recent: most, page_size: most }), ...quiet }

/** The search of the API, as exact or forgiving as the person has set it. */
export const recipesQuery = (query: string) => ({
  ...resourceListQuery(recipes, { query, sort_order: '-score', page_size: most }),
  ...quiet,
})
export const foodsQuery = (query: string) => ({
  ...resourceListQuery(foods, { query, page_size: most, other_names: 1 }),
  ...quiet,
})
export const foundBooksQuery = (query: string) => ({
  ...resourceListQuery(books, { query, page_size: most }),
  ...quiet,
})

/** Rows of lists that some page has asked for since it was loaded. */
export const listedNames = (resource: string): Named[] =>
  queryClient
    .getQueriesData<ListPage<Named>>({ queryKey: [resource, 'list'] })
    .flatMap(([, page]) => page?.results ?? [])
    .filter(({ name }) => typeof name === 'string')
