import { useId } from 'react'
import type { IngredientRow, InnerStepRow } from '#web/components/recipe/recipe.rows.ts'
import { TickBox } from '#web/components/recipe/tick.box.tsx'
import type { IngredientWording } from '#web/components/recipe/ingredient-wording.ts'
import { cn } from '#web/lib/cn.ts'
import { useMaybeSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { RecipeViewProps } from './recipe-view-props.ts'

interface StepIngredientsProps extends RecipeViewProps {
  step: InnerStepRow
  /** Wide screens show the same list beside the only step. */
  isOnly?: boolean
}

export function StepIngredients({ step, isOnly = false, wording, cooking }: StepIngredientsProps) {
  const t = useTranslations('recipes')
  const isWanted = useMaybeSession()?.preference.show_step_ingredients ?? true
  const ingredients = step.ingredients.filter(({ is_header }) => !is_header)
  if (!isWanted || !step.show_ingredients_table || ingredients.length === 0) return null
  return (
    <ul
      aria-label={t('steps.ingredients')}
      className={cn('flex flex-wrap gap-1.5 text-sm print:hidden', isOnly && 'md:hidden')}
    >
      {ingredients.map((ingredient) => (
        <IngredientPill
          key={ingredient.id}
          ingredient={ingredient}
          wording={wording}
          isTicked={cooking.isTicked([ingredient.id])}
          onTick={() => cooking.tick([ingredient.id])}
        />
      ))}
    </ul>
  )
}

interface IngredientPillProps {
  ingredient: IngredientRow
  wording: IngredientWording
  isTicked: boolean
  onTick: () => void
}

function IngredientPill({ ingredient, wording, isTicked, onTick }: IngredientPillProps) {
  const id = useId()
  const quantity = wording.quantity(ingredient)
  const isScaled = wording.serving.factor !== 1
  return (
    <li>
      <label
        htmlFor={id}
        className={cn(
          'flex min-h-8 items-center gap-2 rounded-full border border-line bg-surface py-1 ps-2 pe-3 hover:border-edge pointer-coarse:min-h-10',
          isTicked && 'text-muted line-through decoration-1',
        )}
      >
        <TickBox id={id} checked={isTicked} onChange={onTick} />
        <span dir="auto">
          {quantity ? (
            <>
              <span className={cn('font-semibold numbers', isScaled && !isTicked && 'text-secondary-strong')}>
                {quantity}
              </span>{' '}
            </>
          ) : null}
          {wording.food(ingredient) || ingredient.note}
        </span>
      </label>
    </li>
  )
}
