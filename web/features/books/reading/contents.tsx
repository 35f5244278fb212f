import { ArrowDownUp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { BookRow } from '#web/components/books/book.rows.ts'
import { Button } from '#web/components/ui/button.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { ContentsEntry } from './contents-entry.tsx'
import { pagesBetween } from './spread.ts'
import { recipesPerCall, useBookRecipes } from './use-book-recipes.ts'

const ArrangedContents = lazy(async () => ({
  default: (await import('../arranging/arranged-contents.tsx')).ArrangedContents,
}))

interface ContentsProps {
  book: BookRow
  count: number
  /** So many of the first may be moved. */
  movable: number
  onOpen: (place: number) => void
}

/** The names of the recipes with their pages, some at a time. */
export function Contents({ book, count, movable, onOpen }: ContentsProps) {
  const t = useTranslations('books')
  const common = useTranslations('common')
  const [most, setMost] = useState(recipesPerCall)
  const [wantsToArrange, setWantsToArrange] = useState(false)
  const places = pagesBetween(1, Math.min(count, most))
  const { recipeAt, error, retry } = useBookRecipes(book.id, places)
  const mayArrange = movable > 1
  const isArranging = mayArrange && wantsToArrange
  const arranged = isArranging ? untilFirstGap(places.slice(0, movable).map(recipeAt)) : []
  const entries = places
    .slice(arranged.length)
    .map((place) => <ContentsEntry key={place} recipe={recipeAt(place)} place={place} onOpen={onOpen} />)
  return (
    <section aria-labelledby="contents" className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="contents" className="font-title text-2xl font-semibold">
          {t('book.contents')}
        </h2>
        {mayArrange ? (
          <Button variant="ghost" size="sm" onClick={() => setWantsToArrange(!isArranging)}>
            {isArranging ? null : <ArrowDownUp aria-hidden />}
            {isArranging ? common('done') : t('arrange.start')}
          </Button>
        ) : null}
      </div>
      <Suspense fallback={<ol>{entries}</ol>}>
        {isArranging ? <ArrangedContents book={book.id} recipes={arranged} /> : null}
        {isArranging && count > movable ? <p className="mt-4 text-sm text-muted">{t('arrange.rest')}</p> : null}
        {entries.length > 0 ? <ol>{entries}</ol> : null}
      </Suspense>
      {error ? <LazyErrorState error={error} retry={retry} /> : null}
      {count > most ? (
        <Button variant="outline" className="mt-4" onClick={() => setMost(most + recipesPerCall)}>
          {t('book.more')}
        </Button>
      ) : null}
    </section>
  )
}

function untilFirstGap<T>(rows: readonly (T | undefined)[]): T[] {
  const gap = rows.indexOf(undefined)
  return rows.slice(0, gap < 0 ? undefined : gap).flatMap((row) => row ?? [])
}
