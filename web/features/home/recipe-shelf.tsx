import type { ReactNode } from 'react'
import { RecipeTile } from '#web/components/recipe/recipe-tile.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import type { RecipeTileRow } from './home.rows.ts'

interface RecipeShelfProps {
  title: string
  rows: readonly RecipeTileRow[] | undefined
  error: Error | null
  retry: () => void
  more?: ReactNode
}

const tile = 'w-40 shrink-0 snap-start sm:w-48'
const places = [0, 1, 2, 3, 4, 5]

export const RecipeShelf = ({ title, rows, error, retry, more }: RecipeShelfProps) => (
  <section aria-label={title} className="mt-10">
    <div className="mb-3 flex items-baseline justify-between gap-4">
      <h2 className="font-title text-xl font-semibold">{title}</h2>
      <div className="[&>a]:thumb text-sm font-medium text-primary-strong underline decoration-primary underline-offset-4">
        {more}
      </div>
    </div>
    {error && !rows ? <LazyErrorState error={error} retry={retry} /> : null}
    <ul className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pt-1 pb-3 sm:-mx-8 sm:scroll-px-8 sm:px-8">
      {rows?.map((recipe, index) => (
        <li key={recipe.id} className={tile}>
          <RecipeTile recipe={recipe} eager={index < 3} />
        </li>
      ))}
      {rows || error
        ? null
        : places.map((place) => (
            <li key={place} className={tile}>
              <Skeleton className="aspect-4/3 w-full" />
              <Skeleton className="mt-3 h-5 w-4/5" />
              <Skeleton className="mt-2 mb-1 h-4 w-1/2" />
            </li>
          ))}
    </ul>
  </section>
)
