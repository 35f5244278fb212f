import { Link } from '@tanstack/react-router'
import { Clock, Lock, Star } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useFormat } from '#web/lib/format/format.ts'
import { RecipePicture } from './recipe-picture.tsx'
import type { CardMenuProps } from './menu/card.menu.tsx'

export interface RecipeTileProps {
  recipe: {
    id: number
    name: string
    image: string | null
    working_time: number
    waiting_time: number
    rating: number | null
    servings: number
    private?: boolean
  }
  eager?: boolean
}

/** Its menu comes after the page has appeared. */
const Menu = lazy(async () => ({ default: (await import('./menu/card.menu.tsx')).CardMenu }))

export const RecipeMenu = (props: CardMenuProps) => (
  <Suspense>
    <Menu {...props} />
  </Suspense>
)

export const RecipeTile = ({ recipe, eager = false }: RecipeTileProps) => (
  <div className="relative">
    <Link to="/recipe/$recipeId" params={{ recipeId: String(recipe.id) }} className="group block rounded-lg">
      <RecipePicture recipe={recipe} eager={eager} />
      <p
        dir="auto"
        className="mt-2.5 line-clamp-2 font-title text-base leading-snug font-semibold underline-offset-2 group-hover:underline"
      >
        {recipe.name}
      </p>
      <p className="mt-1 flex min-h-5 items-center gap-3 text-sm text-muted numbers">
        <TileFacts recipe={recipe} />
      </p>
    </Link>
    <div className="absolute end-2 top-2 pointer-coarse:end-0 pointer-coarse:top-0">
      <RecipeMenu recipe={recipe} />
    </div>
  </div>
)

export function TileFacts({ recipe }: Pick<RecipeTileProps, 'recipe'>) {
  const { minutes, number } = useFormat()
  const time = recipe.working_time + recipe.waiting_time
  return (
    <>
      {time > 0 ? (
        <span className="flex items-center gap-1 whitespace-nowrap">
          <Clock aria-hidden className="size-3.5" />
          {minutes(time)}
        </span>
      ) : null}
      {recipe.rating ? (
        <span className="flex items-center gap-1">
          <Star aria-hidden className="size-3.5 fill-warning text-warning" />
          {number(recipe.rating, { maximumFractionDigits: 1 })}
        </span>
      ) : null}
      {recipe.private ? <Lock aria-hidden className="size-3.5" /> : null}
    </>
  )
}
