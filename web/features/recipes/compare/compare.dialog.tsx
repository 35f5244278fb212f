import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { recipeQuery } from '#web/components/recipe/recipe-query.ts'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { Chip } from '#web/components/ui/chip.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { servingsFactor } from '#worker/modules/amounts/index.ts'
import { IngredientComparison } from './ingredient-comparison.tsx'
import { StepComparison } from './step-comparison.tsx'

interface CompareDialogProps {
  recipe: RecipeRow
  /** The id of the other. */
  other: number
  onClose: () => void
}

/** Two recipes beside each other; on a phone, one line of each under the other. */
export function CompareDialog({ recipe, other, onClose }: CompareDialogProps) {
  const t = useTranslations('cards')
  const { data: second, error, refetch } = useQuery(recipeQuery(other))
  return (
    <Dialog open onOpenChange={onClose} size="full" title={t('compare.title')} description={t('compare.text')}>
      {second ? <Comparison first={recipe} second={second} /> : null}
      {error && !second ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {second || error ? null : <Skeleton className="mb-3 h-96 w-full" />}
    </Dialog>
  )
}

function Comparison({ first, second }: { first: RecipeRow; second: RecipeRow }) {
  const t = useTranslations('cards')
  const words = useTranslations('recipes')
  const { number } = useFormat()
  const [isBrief, setBrief] = useState(false)
  const servings = Math.max(1, first.servings)
  const factor = servingsFactor(servings, second.servings)
  const both = { first, second, factor, isBrief }
  return (
    <div className="pb-4">
      <div className="sticky -top-2 z-10 grid grid-cols-2 gap-x-6 border-b border-line bg-raised py-2 ps-6">
        {[first, second].map((recipe) => (
          <RecipeName key={recipe.id} recipe={recipe} />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-muted">
          {factor === 1
            ? null
            : t('compare.scaled', { servings: `${number(servings)} ${words('servings.unit', { count: servings })}` })}
        </p>
        <Chip on={isBrief} onClick={() => setBrief(!isBrief)}>
          {t('compare.brief')}
        </Chip>
      </div>
      <h3 className="mt-2 mb-2 font-title text-xl font-semibold">{words('ingredients.title')}</h3>
      <IngredientComparison {...both} />
      <h3 className="mt-8 mb-2 font-title text-xl font-semibold">{words('steps.title')}</h3>
      <StepComparison {...both} />
    </div>
  )
}

function RecipeName({ recipe }: { recipe: RecipeRow }) {
  const { minutes } = useFormat()
  const time = recipe.working_time + recipe.waiting_time
  return (
    <div className="min-w-0">
      <Link
        to="/recipe/$recipeId"
        params={{ recipeId: String(recipe.id) }}
        dir="auto"
        className="line-clamp-2 font-title leading-snug font-semibold break-words underline-offset-4 hover:underline"
      >
        {recipe.name}
      </Link>
      <p className="text-sm text-muted numbers">{time > 0 ? minutes(time) : ''}</p>
    </div>
  )
}
