import { memo } from 'react'
import type { RecipeOverviewRow } from '#web/components/recipe/recipe.rows.ts'
import { RecipeTile } from '#web/components/recipe/recipe-tile.tsx'
import { ResultLine } from './result-line.tsx'
import { TileSkeleton } from './tile-skeleton.tsx'

interface ResultCellProps {
  index: number
  count: number
  recipe: RecipeOverviewRow | undefined
  view: 'grid' | 'table'
  eager: boolean
}

/** Memoized: new rows must not render the visible ones again. */
export const ResultCell = memo(function ResultCell({ index, count, recipe, view, eager }: ResultCellProps) {
  return (
    <li aria-posinset={index + 1} aria-setsize={count} className="min-w-0">
      {view === 'table' ? (
        <ResultLine recipe={recipe} />
      ) : recipe ? (
        <RecipeTile recipe={recipe} eager={eager} />
      ) : (
        <TileSkeleton />
      )}
    </li>
  )
})
