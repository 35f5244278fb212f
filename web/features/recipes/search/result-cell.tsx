import { lazy, memo, Suspense } from 'react'
import { LongPress } from '#web/components/recipe/menu/long-press.ts'
import type { RecipeOverviewRow } from '#web/components/recipe/recipe.rows.ts'
import { RecipeTile } from '#web/components/recipe/recipe-tile.tsx'
import { cn } from '#web/lib/cn.ts'
import { choosable, type Choosable } from './choice/choosable.ts'
import { ResultLine } from './result-line.tsx'
import { TileSkeleton } from './tile-skeleton.tsx'

/** It comes after the page has appeared. */
const ChoiceBox = lazy(async () => ({ default: (await import('./choice/choice-box.tsx')).ChoiceBox }))

interface ResultCellProps extends Choosable {
  count: number
  recipe: RecipeOverviewRow | undefined
  view: 'grid' | 'table'
  eager: boolean
  isChosen: boolean
}

/** Memoized: new rows must not render the visible ones again. */
export const ResultCell = memo(function ResultCell({
  count,
  recipe,
  view,
  eager,
  isChosen,
  ...choice
}: ResultCellProps) {
  const { index, isChoosing, onToggle } = choice
  // What waits to be saved is nothing to the server yet.
  const mayChoose = recipe !== undefined && recipe.id > 0
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={count}
      className="group/cell relative isolate min-w-0"
      {...(mayChoose ? choosable(choice) : {})}
    >
      {isChosen ? (
        <span
          aria-hidden
          className={cn(
            'absolute -inset-x-1.5 -top-1.5 -z-1 rounded-xl bg-primary-soft',
            view === 'table' ? 'bottom-0.5' : 'bottom-2',
          )}
        />
      ) : null}
      <LongPress value={mayChoose ? () => onToggle(index) : null}>
        {view === 'table' ? (
          <ResultLine recipe={recipe} />
        ) : recipe ? (
          <RecipeTile recipe={recipe} eager={eager} />
        ) : (
          <TileSkeleton />
        )}
      </LongPress>
      {mayChoose ? (
        <Suspense>
          <ChoiceBox name={recipe.name} isChosen={isChosen} isChoosing={isChoosing} onToggle={() => onToggle(index)} />
        </Suspense>
      ) : null}
    </li>
  )
})
