import type * as z from 'zod'
import type { recipeShopped } from '#worker/modules/shopping/entries/adding.contract.ts'
import { recipeRows } from '#web/components/recipe/recipe.rows.ts'
import { send } from '#web/lib/api/api.ts'
import { say } from '#web/lib/words/messages.ts'
import { queryClient } from '#web/lib/api/query.client.ts'
import { undo } from '#web/lib/api/undo.ts'
import { words } from '#web/lib/words/words.ts'

/** Puts ingredients of a recipe on the shopping list and says so, with a way back. */
export async function shopFor(recipe: { id: number; name: string }, ingredients: readonly number[], servings: number) {
  const { event } = await send<z.output<typeof recipeShopped>>('PUT', `${recipeRows.path}${recipe.id}/shopping/`, {
    body: { ingredients, servings },
  })
  const title = words('recipes')('shop.done', { count: ingredients.length, name: recipe.name })
  if (event === null) say('success', title)
  else say('success', title, { undo: () => undo(event) })
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('shopping-list') })
}
