import { Link } from '@tanstack/react-router'
import { ChefHat, ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { RecipePicture } from '#web/components/recipe/recipe-picture.tsx'
import { useListChoice } from '#web/components/shopping/list-select.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Meal } from '../board/meal.rows.ts'
import { useAddToShoppingList } from './use-add-to-shopping-list.ts'
import { selectWholeMeal } from './shopping-selection.ts'

export function MealRecipe({ meal, recipe }: { meal: Meal; recipe: NonNullable<Meal['recipe']> }) {
  const t = useTranslations('plan')
  const putOnList = useAddToShoppingList()
  const { list } = useListChoice()
  const [isPending, setPending] = useState(false)
  const to = { params: { recipeId: String(recipe.id) }, search: { servings: meal.servings || recipe.servings } }
  return (
    <div className="flex items-center gap-3">
      <Link to="/recipe/$recipeId" {...to} className="w-28 shrink-0" aria-label={t('edit.recipe')} tabIndex={-1}>
        <RecipePicture recipe={recipe} eager className="rounded-md" />
      </Link>
      <div className="flex flex-col items-start gap-2">
        <Button asChild variant="outline" size="sm">
          <Link to="/recipe/$recipeId" {...to}>
            {t('edit.recipe')}
          </Link>
        </Button>
        <Button asChild variant="outline" size="sm">
          <Link to="/recipe/$recipeId/cook" {...to}>
            <ChefHat aria-hidden />
            {t('edit.cook')}
          </Link>
        </Button>
        {meal.shopping ? null : (
          <Button
            variant="outline"
            size="sm"
            pending={isPending}
            onClick={async () => {
              setPending(true)
              await putOnList([selectWholeMeal(meal)], list?.id)
              setPending(false)
            }}
          >
            <ShoppingBasket aria-hidden />
            {t('edit.list')}
          </Button>
        )}
      </div>
    </div>
  )
}
