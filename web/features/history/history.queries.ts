import { infiniteQueryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import type { recipeHistory, RecipeVersion } from '#worker/modules/recipes/history/history.contract.ts'
import { recipeRows, type RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { call, send } from '#web/lib/api/api.ts'
import { say } from '#web/lib/words/messages.ts'
import { reportError } from '#web/lib/words/messages-error.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { words } from '#web/lib/words/words.ts'

export const historyQuery = (recipe: number) =>
  infiniteQueryOptions({
    queryKey: [recipeRows.name, 'history', recipe],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      call<z.output<typeof recipeHistory>>('GET', `${recipeRows.path}${recipe}/history/`, { query: { page }, signal }),
    getNextPageParam: ({ next }, _pages, page) => (next ? page + 1 : undefined),
  })

const back = (recipe: number, version: number) =>
  send<RecipeRow>('POST', `${recipeRows.path}${recipe}/restore/`, { body: { version } })

const refresh = () => queryClient.invalidateQueries({ queryKey: [recipeRows.name] })

/** Makes the recipe what it was. The way back from there is the version that was the latest. */
export async function restore(
  recipe: number,
  { version, at }: RecipeVersion,
  latest: number,
  date: (at: Date) => string,
) {
  await back(recipe, version)
  const undo = async () => {
    try {
      await back(recipe, latest)
      say('success', words('common')('undo.done'))
    } catch (error) {
      reportError(error, 'undo')
    }
    await refresh()
  }
  say('success', words('history')('restored', { date: date(new Date(at)) }), { undo })
  await refresh()
}
