import { ApiError } from '#web/lib/api/api-error.ts'
import { getTranslations, loadTranslations } from '#web/lib/i18n/translations.ts'
import { forgetNewRecipe } from '#web/lib/offline/new-recipe.ts'
import type { OutboxKind, SendResult } from '#web/lib/outbox/outbox-kind.ts'
import { createDraftSession } from '../draft/draft-session.ts'
import { createDraftStore } from '../draft/draft-store.ts'
import { putBackDraft } from './put-back-draft.ts'
import { showRecipeSave } from './show-recipe-save.ts'
import type { RecipeSave } from './recipe-save.ts'

export const recipeKind: OutboxKind<RecipeSave> = {
  kind: 'recipe',
  stale: ['recipe', 'food', 'unit', 'keyword', 'picker'],
  coalesce: (waiting, next) => {
    const last = waiting.findLast(({ recipe }) => recipe === next.recipe)
    if (!last || last.tried) return [...waiting, next]
    return waiting.map((save) => (save === last ? { ...last, draft: next.draft, name: next.name } : save))
  },
  rename: (save, [from, to]) => (save.recipe === from ? { ...save, type: 'change', recipe: to } : save),
  needs: (save, refused) => refused.type === 'add' && save.recipe === refused.recipe,
  errorKind: ({ type }) => (type === 'add' ? 'create' : 'update'),
  show: (data, save, queryKey) => showRecipeSave(data, save, queryKey),
  send: sendRecipeSave,
  onRejected: putBackDraft,
}

/** Saves as the editor does, with the same merging of what others changed meanwhile. */
async function sendRecipeSave(save: RecipeSave): Promise<SendResult> {
  const { recipe, etag, base, draft, key } = save
  const start = { id: recipe < 0 ? null : recipe, etag, base }
  const session = createDraftSession(createDraftStore(draft), start, { draft, key })
  const end = await session.save()
  switch (end.kind) {
    case 'saved':
      if (recipe > 0) return { events: [], renamed: null }
      return { events: [], renamed: [recipe, end.id], settle: () => void forgetNewRecipe(recipe) }
    case 'clash':
      throw await refusal(409, 'clash')
    case 'gone':
      throw await refusal(404, 'gone')
    case 'pictureless':
    case 'refused':
      throw end.error
  }
}

async function refusal(status: number, reason: 'clash' | 'gone') {
  await loadTranslations('offline')
  return new ApiError({ status, statusText: '', url: '' }, { detail: getTranslations('offline')(`recipe.${reason}`) })
}
