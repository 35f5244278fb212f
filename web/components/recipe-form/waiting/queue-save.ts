import { queryClient } from '#web/lib/api/query-client.ts'
import { sessionQuery } from '#web/lib/api/session.ts'
import { keepNewRecipe } from '#web/lib/offline/new-recipe.ts'
import { currentOutbox } from '#web/lib/outbox/outbox.ts'
import { temporaryId } from '#web/lib/outbox/row-kind.ts'
import type { DraftSession } from '../draft/draft-session.ts'
import type { RecipeDraft } from '../draft/recipe-draft.ts'
import type { StoredRecipe } from '../draft/recipe.read.ts'
import { recipeKind } from './recipe-kind.ts'
import { savedRow } from './saved-row.ts'

interface Attempt {
  draft: RecipeDraft
  /** Whether it was sent without an answer. */
  tried: boolean
  /** The negative id of a new recipe that waits already. */
  waiting: number | undefined
}

/** Keeps a save for when there is a network. Returns the recipe's id, which is negative for a new one. */
export async function queueSave(session: DraftSession, { draft, tried, waiting }: Attempt): Promise<number> {
  const { id, etag, base } = session.savedRecipe()
  const recipe = id ?? waiting ?? temporaryId()
  const key = session.keyFor(draft)
  const type = id === null ? 'add' : 'change'
  currentOutbox().enqueue(recipeKind, { type, recipe, etag, base, draft, key, tried }, draft.name)
  if (id === null) await keepNewRecipe(recipe, savedRow(blankRow(recipe), draft))
  return recipe
}

const blankRow = (id: number): StoredRecipe => {
  const now = new Date().toISOString()
  const row: Partial<StoredRecipe> = {
    id,
    image: null,
    keywords: [],
    steps: [],
    properties: [],
    food_properties: {},
    nutrition: null,
    rating: null,
    last_cooked: null,
    shared: [],
    internal: true,
    show_ingredient_overview: true,
    created_by: queryClient.getQueryData(sessionQuery.queryKey)?.user ?? null,
    created_at: now,
    updated_at: now,
  }
  return row as StoredRecipe // The draft sets the rest.
}
