import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import type { favourites } from '#worker/modules/books/favourite.contract.ts'
import { call } from '#web/lib/api/api.ts'
import { currentLanguage } from '#web/lib/i18n/language.ts'
import { getTranslations } from '#web/lib/i18n/translations.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { currentOutbox } from '#web/lib/outbox/outbox.ts'
import { favouriteKind } from './favourite-kind.ts'

export type Favourites = z.output<typeof favourites>

/** One call for all hearts of all pages. */
export const favouritesQuery = queryOptions({
  queryKey: [favouriteKind.kind],
  queryFn: ({ signal }) => call<Favourites>('GET', '/api/favourite/', { signal }),
})

/** The `books` texts must be loaded. */
export function setFavourite(recipe: { id: number; name: string }, isFavourite: boolean) {
  const change = (wanted: boolean) =>
    currentOutbox().enqueue(
      favouriteKind,
      { type: wanted ? 'add' : 'remove', recipe: recipe.id, language: currentLanguage() },
      recipe.name,
    )
  change(isFavourite)
  const t = getTranslations('books')
  notify('success', t(isFavourite ? 'favourite.added' : 'favourite.removed', { name: recipe.name }), {
    undo: async () => change(!isFavourite),
  })
}
