import { memo } from 'react'
import type { RecipeOverviewRow } from '#web/components/recipe/recipe.rows.ts'
import { RecipeTile } from '#web/components/recipe/recipe-tile.tsx'
import { ResultLine } from './result-line.tsx'
import { TileSkeleton } from './tile-skeleton.tsx'

interface ResultCellProps {
  index: number
  count: number
  /** Undefined while it is on the way. */
  recipe: RecipeOverviewRow | undefined
  view: 'grid' | 'table'
  eager: boolean
}

/** Drawn once: while others come into sight, those that are there stay as they are. */
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
