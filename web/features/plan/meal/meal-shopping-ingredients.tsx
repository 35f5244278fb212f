import { useSuspenseQuery } from '@tanstack/react-query'
import { servingsFactor } from '#worker/modules/amounts/index.ts'
import { toShoppingIngredient } from '#web/components/recipe/to-shopping-ingredient.ts'
import { useIngredientWording } from '#web/components/recipe/use-ingredient-wording.ts'
import { recipeQuery } from '#web/components/recipe/recipe-query.ts'
import type { IngredientRow } from '#web/components/recipe/recipe.rows.ts'
import { unitChoiceStore } from '#web/components/recipe/unit-choice.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Checkbox } from '#web/components/ui/form/checkbox.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface MealShoppingIngredientsProps {
  recipeId: number
  servings: number
  /** Null for everything that is not on hand. */
  chosen: readonly number[] | null
  onChoose: (ingredients: number[]) => void
}

export function MealShoppingIngredients({ recipeId, servings, chosen, onChoose }: MealShoppingIngredientsProps) {
  const t = useTranslations('plan')
  const { data: recipe } = useSuspenseQuery(recipeQuery(recipeId))
  const wording = useIngredientWording(servingsFactor(servings, recipe.servings), unitChoiceStore.use())
  const lines = recipe.steps
    .flatMap((step) => [
      ...step.ingredients,
      ...(step.step_recipe_data?.steps.flatMap((inner) => inner.ingredients) ?? []),
    ])
    .filter(({ food, is_header }) => food && !is_header)
    .map(toShoppingIngredient)
  const now = chosen ?? lines.filter(isToBuy).map(({ id }) => id)
  if (lines.length === 0) return <p className="text-sm text-muted">{t('list.noIngredients')}</p>
  return (
    <fieldset aria-label={t('list.ingredients')}>
      {lines.map((line) => (
        <div key={line.id} className="flex items-center gap-2">
          <Checkbox
            checked={now.includes(line.id)}
            disabled={line.food?.ignore_shopping ?? false}
            onCheckedChange={(next) => onChoose(next ? [...now, line.id] : now.filter((id) => id !== line.id))}
            className="min-w-0 grow"
            label={
              <>
                <span className="font-semibold numbers">{wording.quantity(line)}</span> <bdi>{wording.food(line)}</bdi>
              </>
            }
          />
          {line.food?.ignore_shopping ? <Badge>{t('list.ignored')}</Badge> : null}
          {line.food?.food_onhand && !line.food.ignore_shopping ? (
            <Badge tone="success">{t('list.atHome')}</Badge>
          ) : null}
        </div>
      ))}
    </fieldset>
  )
}

const isToBuy = ({ food }: IngredientRow) => food !== null && !food.ignore_shopping && !food.food_onhand
