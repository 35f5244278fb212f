import { useState } from 'react'
import type { BookRow } from '#web/components/books/book.rows.ts'
import { Button } from '#web/components/ui/button.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { pagesBetween } from './spread.ts'
import { recipesPerCall, useBookRecipes } from './use-book-recipes.ts'

interface ContentsProps {
  book: BookRow
  count: number
  onOpen: (place: number) => void
}

/** The names of the recipes with their pages, some at a time. */
export function Contents({ book, count, onOpen }: ContentsProps) {
  const t = useTranslations('books')
  const { number } = useFormat()
  const [most, setMost] = useState(recipesPerCall)
  const places = pagesBetween(1, Math.min(count, most))
  const { recipeAt, error, retry } = useBookRecipes(book.id, places)
  return (
    <section aria-labelledby="contents" className="min-w-0">
      <h2 id="contents" className="mb-2 font-title text-2xl font-semibold">
        {t('book.contents')}
      </h2>
      <ol>
        {places.map((place) => {
          const recipe = recipeAt(place)
          return (
            <li key={place} className="border-b border-line last:border-0">
              {recipe ? (
                <button
                  type="button"
                  onClick={() => onOpen(place)}
                  className="flex min-h-11 w-full items-baseline gap-4 rounded-sm px-1 py-2 text-start hover:bg-primary-soft"
                >
                  <span dir="auto" className="min-w-0 grow font-title text-lg/snug wrap-anywhere">
                    {recipe.name}
                  </span>
                  <span className="shrink-0 text-sm text-muted numbers">{number(place)}</span>
                </button>
              ) : (
                <Skeleton className="my-2 h-7 w-4/5" />
              )}
            </li>
          )
        })}
      </ol>
      {error ? <LazyErrorState error={error} retry={retry} /> : null}
      {count > most ? (
        <Button variant="outline" className="mt-4" onClick={() => setMost(most + recipesPerCall)}>
          {t('book.more')}
        </Button>
      ) : null}
    </section>
  )
}
