import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api/api.ts'
import { cookLogEndpoint, type RecipeRow, recipeEndpoint } from './recipe.rows.ts'
import { resourceListQuery } from '#web/lib/api/resource.ts'

/** `share` is the secret of a share link. */
export const recipeQuery = (id: number, share?: string) =>
  queryOptions({
    queryKey: [recipeEndpoint.name, 'one', id, ...(share ? [share] : [])],
    queryFn: ({ signal }) => call<RecipeRow>('GET', `${recipeEndpoint.path}${id}/`, { query: { share }, signal }),
    meta: { quiet: true },
  })

const maxLogs = 100

export const cookLogQuery = (recipe: number) => resourceListQuery(cookLogEndpoint, { recipe, page_size: maxLogs })
