import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import type { favourites } from '#worker/modules/books/favourite.contract.ts'
import { call } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { currentLanguage } from '#web/lib/i18n/language.ts'
import { getTranslations } from '#web/lib/i18n/translations.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { currentOutbox } from '#web/lib/outbox/outbox.ts'
import { favouriteKind } from './favourite-kind.ts'

export type Favourites = z.output<typeof favourites>

/** Milliseconds between two looks at whether the page has what it is about. */
const pause = 300

/** Milliseconds after which hearts no longer wait for it: a call may never be answered. */
const longestWait = 3000

/** One call for all hearts of all pages, after what these are about. */
export const favouritesQuery = queryOptions({
  queryKey: [favouriteKind.kind],
  queryFn: async ({ signal }) => {
    for (let waited = 0; waited < longestWait && !signal.aborted; waited += pause) {
      await new Promise((wait) => setTimeout(wait, pause))
      if (!isAnythingElseFetched()) break
    }
    return call<Favourites>('GET', '/api/favourite/', { signal })
  },
})

const isAnythingElseFetched = () =>
  queryClient.isFetching({ predicate: ({ queryKey: [kind] }) => kind !== favouriteKind.kind }) > 0

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
