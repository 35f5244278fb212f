import { IngredientList } from '#web/components/recipe/ingredient.list.tsx'
import { sumIngredients } from '#web/components/recipe/sum-ingredients.ts'
import { ServingsStepper } from '#web/components/recipe/servings-stepper.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { CookScreenProps } from './cook-screen-props.ts'

interface ReadyScreenProps extends CookScreenProps {
  servings: number
  onServingsChange: (servings: number) => void
}

export function ReadyScreen({
  recipe,
  wording,
  cooking,
  heading,
  linked,
  servings,
  onServingsChange,
}: ReadyScreenProps) {
  const t = useTranslations('cook')
  const ingredients = sumIngredients(
    recipe.steps.flatMap(({ ingredients, step_recipe_data: inner }) => [
      ...(inner?.steps.flatMap((step) => step.ingredients) ?? []),
      ...ingredients,
    ]),
  )
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="font-title text-3xl font-semibold outline-none">
          {t('ready.title')}
        </h2>
        <ServingsStepper value={servings} onChange={onServingsChange} min={0.25} unit={recipe.servings_text} />
      </div>
      {ingredients.length === 0 ? (
        <p className="text-cook text-muted">{t('ready.nothing')}</p>
      ) : (
        <IngredientList ingredients={ingredients} wording={wording} cooking={cooking} linked={linked} large paired />
      )}
    </>
  )
}
