import type { BookRow } from '#web/components/books/book.rows.ts'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { cn } from '#web/lib/cn.ts'
import { Leaf } from './leaf.tsx'
import { LeafSkeleton } from './leaf-skeleton.tsx'
import { pagesBetween, type Spread } from './spread.ts'
import { useBookRecipes } from './use-book-recipes.ts'
import { usePrefetchRecipes } from './use-prefetch-recipes.ts'

interface OpenPagesProps {
  book: BookRow
  spread: Spread
  count: number
  /** Recipes up to this place may be taken out. */
  removable: number
  isWide: boolean
}

/** One recipe, or two side by side as in a book that lies open. */
export function OpenPages({ book, spread: { from, to }, count, removable, isWide }: OpenPagesProps) {
  const width = isWide ? 2 : 1
  const near = pagesBetween(Math.max(1, from - width), Math.min(count, to + width))
  const { recipeAt, error, retry } = useBookRecipes(book.id, near)
  usePrefetchRecipes(near.flatMap((place) => recipeAt(place)?.id ?? []))
  return (
    <>
      <PageHeader hidden title={`${recipeAt(from)?.name ?? ''} · ${book.name}`} />
      {error && !recipeAt(from) ? <LazyErrorState error={error} retry={retry} /> : null}
      <div
        className={cn(
          'grid animate-appear overflow-hidden rounded-lg border border-line bg-surface shadow-mid',
          isWide ? 'min-h-[40rem] grid-cols-2 divide-x divide-line rtl:divide-x-reverse' : 'grid-cols-1',
        )}
      >
        {pagesBetween(from, to).map((place) => {
          const recipe = recipeAt(place)
          return recipe ? (
            <Leaf key={recipe.id} book={book} recipe={recipe} place={place} isRemovable={place <= removable} />
          ) : (
            <LeafSkeleton key={place} />
          )
        })}
        {isWide && from === to ? <div aria-hidden className="bg-sunken/40" /> : null}
      </div>
    </>
  )
}
