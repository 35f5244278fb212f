import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api/api.ts'
import { cookLogEndpoint, type RecipeRow, recipeEndpoint } from './recipe.rows.ts'
import { resourceListQuery } from '#web/lib/api/resource.ts'

/** One recipe; `share` opens it to those who only have a link. */
export const recipeQuery = (id: number, share?: string) =>
  queryOptions({
    queryKey: [recipeEndpoint.name, 'one', id, ...(share ? [share] : [])],
    queryFn: ({ signal }) => call<RecipeRow>('GET', `${recipeEndpoint.path}${id}/`, { query: { share }, signal }),
    meta: { quiet: true },
  })

const maxLogs = 100

/** How often and how well it was cooked. */
export const cookLogQuery = (recipe: number) => resourceListQuery(cookLogEndpoint, { recipe, page_size: maxLogs })
