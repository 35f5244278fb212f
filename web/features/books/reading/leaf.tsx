import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BookMinus, ChefHat } from 'lucide-react'
import { useId } from 'react'
import type { BookRecipes, BookRow } from '#web/components/books/book.rows.ts'
import { FavouriteButton } from '#web/components/books/favourite-button.tsx'
import { recipeQuery } from '#web/components/recipe/recipe-query.ts'
import { TileFacts } from '#web/components/recipe/recipe-tile.tsx'
import { RecipePicture } from '#web/components/recipe/recipe-picture.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { LeafIngredients } from './leaf-ingredients.tsx'
import { LinesSkeleton } from './leaf-skeleton.tsx'
import { useTakeOut } from './use-take-out.ts'

interface LeafProps {
  book: BookRow
  recipe: BookRecipes['results'][number]
  place: number
  isRemovable: boolean
}

/** A page of the book: what a recipe is and what it takes. How it is made is a tap away. */
export function Leaf({ book, recipe, place, isRemovable }: LeafProps) {
  const t = useTranslations('books')
  const { number } = useFormat()
  const id = useId()
  const { data: whole, error, refetch } = useQuery(recipeQuery(recipe.id))
  const takeOut = useTakeOut(book.id)
  const params = { recipeId: String(recipe.id) }
  return (
    <article aria-labelledby={id} className="flex min-w-0 flex-col">
      <div className="aspect-video w-full overflow-hidden">
        <RecipePicture recipe={recipe} flush eager sizes="(min-width: 64rem) 36rem, 100vw" />
      </div>
      <div className="flex grow flex-col p-5 sm:p-8">
        <p dir="auto" className="mb-1 text-sm font-medium text-secondary-strong wrap-anywhere empty:hidden">
          {recipe.keywords.map(({ label }) => label).join(' · ')}
        </p>
        <h2 id={id} dir="auto" className="font-title text-2xl font-semibold text-balance wrap-anywhere sm:text-3xl">
          {recipe.name}
        </h2>
        <p className="mt-2 flex items-center gap-4 text-sm text-muted numbers empty:hidden">
          <TileFacts recipe={recipe} />
        </p>
        {recipe.description ? (
          <p dir="auto" className="mt-3 line-clamp-5 max-w-prose text-pretty whitespace-pre-line text-muted">
            {recipe.description}
          </p>
        ) : null}
        {whole ? <LeafIngredients recipe={whole} /> : error ? null : <LinesSkeleton />}
        {error && !whole ? <LazyErrorState error={error} title={t('book.gone')} retry={() => void refetch()} /> : null}
        <div className="mt-auto flex flex-wrap items-center gap-2 pt-6">
          <Button asChild variant="outline">
            <Link to="/recipe/$recipeId" params={params}>
              {t('book.open')}
            </Link>
          </Button>
          {whole && whole.steps.length > 0 ? (
            <Button asChild>
              <Link to="/recipe/$recipeId/cook" params={params}>
                <ChefHat aria-hidden />
                {t('book.cook')}
              </Link>
            </Button>
          ) : null}
          <FavouriteButton recipe={recipe} />
          {isRemovable ? (
            <IconButton
              variant="ghost"
              label={t('book.takeOut', { name: recipe.name })}
              icon={<BookMinus />}
              onClick={() => takeOut(recipe)}
            />
          ) : null}
          <span aria-hidden className="ms-auto font-title text-sm text-muted numbers">
            {number(place)}
          </span>
        </div>
      </div>
    </article>
  )
}
