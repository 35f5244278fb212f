import { infiniteQueryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import type { recipeHistory, RecipeVersion } from '#worker/modules/recipes/history/history.contract.ts'
import { recipeEndpoint, type RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { call, send } from '#web/lib/api/api.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { reportError } from '#web/lib/messages/report-error.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { getTranslations } from '#web/lib/i18n/translations.ts'

export const historyQuery = (recipe: number) =>
  infiniteQueryOptions({
    queryKey: [recipeEndpoint.name, 'history', recipe],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      call<z.output<typeof recipeHistory>>('GET', `${recipeEndpoint.path}${recipe}/history/`, {
        query: { page },
        signal,
      }),
    getNextPageParam: ({ next }, _pages, page) => (next ? page + 1 : undefined),
  })

const postRestore = (recipe: number, version: number) =>
  send<RecipeRow>('POST', `${recipeEndpoint.path}${recipe}/restore/`, { body: { version } })

const refresh = () => queryClient.invalidateQueries({ queryKey: [recipeEndpoint.name] })

/** Undo restores the version that was the latest. */
export async function restoreRecipeVersion(
  recipe: number,
  { version, at }: RecipeVersion,
  latest: number,
  date: (at: Date) => string,
) {
  await postRestore(recipe, version)
  const undo = async () => {
    try {
      await postRestore(recipe, latest)
      notify('success', getTranslations('common')('undo.done'))
    } catch (error) {
      reportError(error, 'undo')
    }
    await refresh()
  }
  notify('success', getTranslations('history')('restored', { date: date(new Date(at)) }), { undo })
  await refresh()
}
