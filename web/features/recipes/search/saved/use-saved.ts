import { useQuery } from '@tanstack/react-query'
import { bookEndpoint } from '#web/components/books/book.rows.ts'
import { invalidateBooks } from '#web/components/books/books.queries.ts'
import {
  type SavedFilter,
  savedFilterEndpoint,
  savedFiltersQuery,
} from '#web/components/recipe-search/saved-filters.queries.ts'
import { recipeEndpoint } from '#web/components/recipe/recipe.rows.ts'
import { api } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useSession } from '#web/lib/api/session.ts'
import { offerUndo, offerUndoOf } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'
import { parseSavedSearch, writeSavedSearch } from '#web/lib/recipe-search/saved-search.ts'
import { changeSearch } from '#web/lib/recipe-search/search-change.ts'

/** The saved filter that a search began as, if it is still there. */
export function useSaved({ saved }: RecipeSearch): SavedFilter | undefined {
  const { data } = useQuery({ ...savedFiltersQuery, enabled: saved !== undefined })
  return saved === undefined ? undefined : data?.results.find(({ id }) => id === saved)
}

/** Asked otherwise than it was saved; a shuffle is no difference. */
export function useIsChanged(search: RecipeSearch, filter: SavedFilter): boolean {
  const { user } = useSession()
  const now = changeSearch(search, { saved: undefined, seed: undefined })
  return writeSavedSearch(now, user.id) !== writeSavedSearch(parseSavedSearch(filter.search, user.id), user.id)
}

export interface SavedValues {
  name: string
  shared: readonly number[]
}

const people = (ids: readonly number[]) => ids.map((id) => ({ id }))

const refreshFilters = () => queryClient.invalidateQueries({ queryKey: [savedFilterEndpoint.name] })

/** Also what is found by it: recipes, and those in books. */
const refreshFound = () =>
  Promise.all([refreshFilters(), invalidateBooks(), queryClient.invalidateQueries({ queryKey: [recipeEndpoint.name] })])

/** Each says what it did, with a way back. */
export function useChangeSaved() {
  const t = useTranslations('finding')
  const { user } = useSession()
  const calls = api(savedFilterEndpoint)
  return {
    create: async (search: RecipeSearch, { name, shared }: SavedValues): Promise<number> => {
      const draft = { name, search: writeSavedSearch(search, user.id), shared: people(shared) }
      const { id } = offerUndoOf(await calls.create(draft), t('saved.done', { name }))
      await refreshFilters()
      return id
    },
    describe: async ({ id }: SavedFilter, { name, shared }: SavedValues) => {
      offerUndo(await calls.patch(id, { name, shared: people(shared) }), 'undo.changed', name)
      await Promise.all([refreshFilters(), invalidateBooks()])
    },
    narrow: async ({ id, name, search: before }: SavedFilter, now: RecipeSearch) => {
      offerUndo(await calls.patch(id, { search: writeSavedSearch(now, user.id, before) }), 'undo.changed', name)
      await refreshFound()
    },
    remove: async ({ id, name }: SavedFilter) => {
      offerUndo(await calls.destroy(id), 'undo.deleted', name)
      await refreshFound()
    },
    makeBook: async ({ id, name, shared }: SavedFilter) => {
      const draft = { name, filter: { id, name }, shared: people(shared.map((person) => person.id)) }
      offerUndoOf(await api(bookEndpoint).create(draft), t('saved.bookDone', { name }))
      await invalidateBooks()
    },
  }
}
