import { send } from '#web/lib/api/api.ts'
import type { WebLanguage } from '#web/lib/i18n/language.ts'
import type { OutboxKind } from '#web/lib/outbox/outbox-kind.ts'
import type { QueuedChange } from '#web/lib/outbox/queued-change.ts'
import { sendUnlessGone } from '#web/lib/outbox/send-unless-gone.ts'

export interface FavouriteChange extends QueuedChange {
  type: 'add' | 'remove'
  recipe: number
  /** Of the name of the book that the first favourite makes. */
  language: WebLanguage
}

const requestTimeout = 20_000

/** Each call says how it should be and may be repeated, so that the last tap alone counts. */
export const favouriteKind: OutboxKind<FavouriteChange> = {
  kind: 'favourite',
  stale: ['favourite', 'recipe-book', 'recipe-book-entry'],
  coalesce: (waiting, next) => [...waiting.filter(({ recipe, tried }) => tried || recipe !== next.recipe), next],
  rename: (change) => change,
  needs: () => false,
  errorKind: () => 'update',
  send: async ({ type, recipe, language, key }) => {
    const path = `/api/favourite/${recipe}/`
    const answer =
      type === 'add'
        ? await send('PUT', path, { body: { language }, key, signal: AbortSignal.timeout(requestTimeout) })
        : await sendUnlessGone('DELETE', path, { key })
    return { events: answer?.event ? [answer.event] : [], renamed: null }
  },
  show: (data, { type, recipe }, [kind]) => {
    if (kind !== 'favourite' || !isFavourites(data)) return data
    const others = data.recipes.filter((id) => id !== recipe)
    return { ...data, recipes: type === 'add' ? [...others, recipe] : others }
  },
}

const isFavourites = (data: unknown): data is { recipes: readonly number[] } =>
  typeof data === 'object' && data !== null && 'recipes' in data && Array.isArray(data.recipes)
