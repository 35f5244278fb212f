import { groupsByStep } from '#web/components/recipe/ingredient-groups.ts'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { unitChoiceStore } from '#web/components/recipe/unit-choice.ts'
import { useIngredientWording } from '#web/components/recipe/use-ingredient-wording.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

/** For as many servings as the recipe is written for. */
export function LeafIngredients({ recipe }: { recipe: RecipeRow }) {
  const t = useTranslations('books')
  const { number } = useFormat()
  const wording = useIngredientWording(1, unitChoiceStore.use())
  const servings = Math.max(1, recipe.servings)
  const groups = groupsByStep(recipe)
  return (
    <section className="mt-5">
      <h3 className="font-title text-lg font-semibold">{t('book.ingredients')}</h3>
      <p dir="auto" className="mb-2 text-sm text-muted numbers">
        {recipe.servings_text
          ? t('book.servingsNamed', { servings: number(servings), text: recipe.servings_text })
          : t('book.servings', { count: servings })}
      </p>
      {groups.length === 0 ? <p className="text-sm text-muted">{t('book.noIngredients')}</p> : null}
      {groups.map(({ key, ingredients }) => (
        <ul key={key} className="mb-2 grid grid-cols-[minmax(4.5rem,auto)_1fr] gap-x-3 text-sm/relaxed">
          {ingredients.map(({ ingredient }) =>
            ingredient.is_header ? (
              <li key={ingredient.id} dir="auto" className="col-span-2 mt-2 font-semibold wrap-anywhere">
                {ingredient.note}
              </li>
            ) : (
              <li key={ingredient.id} className="col-span-2 grid grid-cols-subgrid py-0.5">
                <span dir="auto" className="max-w-[9em] text-end font-semibold numbers">
                  {wording.quantity(ingredient)}
                </span>
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {[wording.food(ingredient), ingredient.note].filter(Boolean).join(', ')}
                </span>
              </li>
            ),
          )}
        </ul>
      ))}
    </section>
  )
}
