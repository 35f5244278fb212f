import { Link } from '@tanstack/react-router'
import { GitCompareArrows } from 'lucide-react'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { compareLink } from '../compare/compare-link.ts'

/** Recipes that this one was copied from, and that were copied from it. */
export function VariantLinks({ recipe, origin, variants }: VariantsOf & { recipe: RecipeRow }) {
  const t = useTranslations('cards')
  return (
    <div className="mt-4 flex flex-col gap-1 text-sm print:hidden">
      {origin ? <Row label={t('variant.of')} recipes={[origin]} pair={(id) => [id, recipe.id]} /> : null}
      {variants.length > 0 ? (
        <Row label={t('variant.all', { count: variants.length })} recipes={variants} pair={(id) => [recipe.id, id]} />
      ) : null}
    </div>
  )
}

export interface VariantsOf {
  origin: { id: number; name: string } | null
  variants: readonly { id: number; name: string }[]
}

interface RowProps {
  label: string
  recipes: VariantsOf['variants']
  /** The original comes first. */
  pair: (id: number) => [number, number]
}

function Row({ label, recipes, pair }: RowProps) {
  const t = useTranslations('cards')
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-muted">{label}</span>
      <ul className="contents">
        {recipes.map(({ id, name }) => (
          <li key={id} className="flex min-w-0 items-center gap-1">
            <Link
              to="/recipe/$recipeId"
              params={{ recipeId: String(id) }}
              dir="auto"
              className="thumb min-w-0 font-medium break-words underline decoration-primary underline-offset-4"
            >
              {name}
            </Link>
            <Link
              {...compareLink(...pair(id))}
              title={t('variant.compare', { name })}
              aria-label={t('variant.compare', { name })}
              className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-primary-soft pointer-coarse:size-11"
            >
              <GitCompareArrows aria-hidden className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
