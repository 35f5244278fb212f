import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api/api.ts'
import { cookLogs, type RecipeRow, recipes } from './recipe.rows.ts'
import { listOf } from '#web/lib/api/resource.ts'

/** One recipe; `share` opens it to those who only have a link. */
export const recipeQuery = (id: number, share?: string) =>
  queryOptions({
    queryKey: [recipes.name, 'one', id, ...(share ? [share] : [])],
    queryFn: ({ signal }) => call<RecipeRow>('GET', `${recipes.path}${id}/`, { query: { share }, signal }),
    meta: { quiet: true },
  })

const logsShown = 100

/** How often and how well it was cooked. */
export const cookLogQuery = (recipe: number) => listOf(cookLogs, { recipe, page_size: logsShown })
