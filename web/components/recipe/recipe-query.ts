import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api/api.ts'
import { cookLogs, type RecipeRow, recipeRows } from './recipe.rows.ts'
import { fetchList } from '#web/lib/api/resource.ts'

/** One recipe; `share` opens it to those who only have a link. */
export const recipeQuery = (id: number, share?: string) =>
  queryOptions({
    queryKey: [recipeRows.name, 'one', id, ...(share ? [share] : [])],
    queryFn: ({ signal }) => call<RecipeRow>('GET', `${recipeRows.path}${id}/`, { query: { share }, signal }),
    meta: { quiet: true },
  })

const logsShown = 100

/** How often and how well it was cooked. */
export const cookLogQuery = (recipe: number) => fetchList(cookLogs, { recipe, page_size: logsShown })
