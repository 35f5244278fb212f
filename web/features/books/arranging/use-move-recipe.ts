import { arrayMove } from '@dnd-kit/sortable'
import { useMutation } from '@tanstack/react-query'
import type { BookRecipes } from '#web/components/books/book.rows.ts'
import { bookRecipesQuery, invalidateBooks } from '#web/components/books/books.queries.ts'
import { send } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { offerUndoOf } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { recipesPerCall } from '../reading/use-book-recipes.ts'

interface Move {
  recipe: { id: number; name: string }
  /** The recipe that it follows then. */
  after: number | null
}

/** Puts a recipe at another place among those that were put into the book, from 0: shown at once, and saved one after the other. */
export function useMoveRecipe(book: number) {
  const t = useTranslations('books')
  const mutationKey = ['order of book', book]
  const save = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    meta: { error: 'update' },
    mutationFn: async ({ recipe: { id, name }, after }: Move) =>
      offerUndoOf(
        await send('PUT', `/api/recipe-book/${book}/order/`, { body: { recipe: id, after } }),
        t('arrange.moved', { name }),
      ),
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey }) === 1) await invalidateBooks()
    },
  })
  // A press may come before the one before it is drawn.
  const shown = () => shownPages(book).flatMap(({ results }) => results)
  const placeOf = (id: unknown) => shown().findIndex((recipe) => recipe.id === id)
  const move = (id: unknown, to: number) => {
    const from = placeOf(id)
    const recipe = shown()[from]
    const last = (shownPages(book)[0]?.entered ?? 0) - 1
    if (!recipe || from === to || to < 0 || to > last) return
    const moved = arrayMove(shown(), from, to)
    show(book, moved)
    save.mutate({ recipe, after: moved[to - 1]?.id ?? null })
  }
  return { placeOf, move }
}

const keyOf = (book: number, page: number) => bookRecipesQuery(book, page, recipesPerCall).queryKey

function shownPages(book: number): readonly BookRecipes[] {
  const pages: BookRecipes[] = []
  for (let page = queryClient.getQueryData(keyOf(book, 1)); page;) {
    pages.push(page)
    page = queryClient.getQueryData(keyOf(book, pages.length + 1))
  }
  return pages
}

function show(book: number, recipes: BookRecipes['results']) {
  // What was asked for before would bring the order before back.
  void queryClient.cancelQueries({ queryKey: keyOf(book, 1).slice(0, -2) })
  for (const [at, page] of shownPages(book).entries())
    queryClient.setQueryData(keyOf(book, at + 1), {
      ...page,
      results: recipes.slice(at * recipesPerCall, (at + 1) * recipesPerCall),
    })
}
