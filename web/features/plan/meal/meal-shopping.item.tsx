import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { Badge } from '#web/components/ui/badge.tsx'
import { Checkbox } from '#web/components/ui/form/checkbox.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { Stepper } from '#web/components/ui/form/stepper.tsx'
import { cn } from '#web/lib/cn.ts'
import { civilToDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { firstDay, type Meal, mealName } from '../board/meal.rows.ts'
import { type ShoppingSelection, selectWholeMeal } from './shopping-selection.ts'

const ListIngredients = lazy(async () => ({
  default: (await import('./meal-shopping-ingredients.tsx')).MealShoppingIngredients,
}))

interface MealShoppingItemProps {
  meal: Meal
  /** Null to leave the meal out. */
  selection: ShoppingSelection | null
  onChange: (id: number, wish: ShoppingSelection | null) => void
}

export function MealShoppingItem({ meal, selection, onChange }: MealShoppingItemProps) {
  const t = useTranslations('plan')
  const { date } = useFormat()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const name = mealName(meal)
  const change = (next: Partial<ShoppingSelection>) =>
    onChange(meal.id, { ...(selection ?? selectWholeMeal(meal)), ...next })
  const chosen = selection?.ingredients
  return (
    <li className="py-2">
      <div className="flex items-center gap-3">
        <Checkbox
          checked={selection !== null}
          onCheckedChange={(next) => onChange(meal.id, next ? selectWholeMeal(meal) : null)}
          label={
            <>
              <bdi className="block font-medium">{name}</bdi>
              <span className="block text-muted">
                {date(civilToDate(firstDay(meal)), 'day')}, {meal.meal_type.name}
              </span>
            </>
          }
          className="min-w-0 grow"
        />
        {meal.shopping ? <Badge tone="success">{t('list.onList')}</Badge> : null}
        <IconButton
          label={t('list.show', { name })}
          icon={<ChevronDown className={cn('transition-transform duration-150', isOpen && 'rotate-180')} />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {selection ? (
        <div className="ms-8.5 flex flex-wrap items-center justify-between gap-2">
          <Stepper
            label={`${t('edit.servings')}, ${name}`}
            value={selection.servings}
            min={0.5}
            onChange={(servings) => change({ servings })}
          />
          <span className="text-sm text-muted">
            {chosen ? t('list.chosen', { count: chosen.length }) : t('list.usual')}
          </span>
        </div>
      ) : null}
      {isOpen && meal.recipe ? (
        <div id={id} className="ms-8.5 mt-2">
          <Suspense fallback={<Skeleton className="h-40 w-full" />}>
            <ListIngredients
              recipeId={meal.recipe.id}
              servings={selection?.servings ?? selectWholeMeal(meal).servings}
              chosen={selection ? selection.ingredients : []}
              onChoose={(ingredients) => change({ ingredients })}
            />
          </Suspense>
        </div>
      ) : null}
    </li>
  )
}
