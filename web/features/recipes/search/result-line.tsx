import { Link } from '@tanstack/react-router'
import { RecipePicture } from '#web/components/recipe/recipe-picture.tsx'
import type { RecipeOverviewRow } from '#web/components/recipe/recipe.rows.ts'
import { RecipeMenu, TileFacts } from '#web/components/recipe/recipe-tile.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const keywordsShown = 4

export function ResultLine({ recipe }: { recipe: RecipeOverviewRow | undefined }) {
  const t = useTranslations('recipes')
  const { relative } = useFormat()
  if (!recipe)
    return (
      <div className="flex h-20 items-center gap-4">
        <Skeleton className="h-16 w-20 shrink-0" />
        <Skeleton className="h-5 w-60 max-w-full" />
      </div>
    )
  return (
    <div className="relative">
      <Link
        to="/recipe/$recipeId"
        params={{ recipeId: String(recipe.id) }}
        className="group flex h-20 items-center gap-4 rounded-lg border border-line bg-surface pe-20 hover:border-edge pointer-coarse:pe-26"
      >
        <div className="h-full w-24 shrink-0 overflow-hidden rounded-s-lg">
          <RecipePicture recipe={recipe} flush />
        </div>
        <div className="min-w-0 grow">
          <p
            dir="auto"
            className="line-clamp-2 font-title leading-snug font-semibold underline-offset-2 group-hover:underline"
          >
            {recipe.name}
          </p>
          <p className="mt-0.5 flex items-center gap-3 text-sm text-muted numbers">
            <TileFacts recipe={recipe} />
            <span dir="auto" className="hidden truncate sm:block">
              {recipe.keywords
                .slice(0, keywordsShown)
                .map(({ label }) => label)
                .join(' · ')}
            </span>
          </p>
        </div>
        {recipe.last_cooked ? (
          <p className="hidden shrink-0 text-sm text-muted md:block">
            {t('fact.cooked', { when: relative(new Date(recipe.last_cooked)) })}
          </p>
        ) : null}
      </Link>
      <div className="absolute inset-y-0 end-2 flex items-center">
        <RecipeMenu recipe={recipe} />
      </div>
    </div>
  )
}
