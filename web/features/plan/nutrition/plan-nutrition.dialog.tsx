import { useQueries } from '@tanstack/react-query'
import { type NutritionRow, nutritionRows } from '#web/components/properties/nutrition.rows.ts'
import { recipeQuery } from '#web/components/recipe/recipe-query.ts'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import type { CivilDate } from '#web/lib/format/civil-date.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { useDisplayPreference } from '#web/lib/preferences/use-preference.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { isOnDay, type Meal, mealName } from '../board/meal.rows.ts'
import { useDateRange } from '../use-date-range.ts'
import { DayTable } from './day-table.tsx'
import { sumDays } from './sum-days.ts'

interface PlanNutritionDialogProps {
  days: readonly CivilDate[]
  meals: readonly Meal[]
}

const legacyNutrients = ['calories', 'carbohydrates', 'fats', 'proteins'] as const

/** What a person eats on each day and in all, who has one serving of each meal. */
export function PlanNutritionDialog({ days, meals }: PlanNutritionDialogProps) {
  const t = useTranslations('sections')
  const { open, set } = useOverlay('nutrition')
  const { list } = useFormat()
  const [first = ''] = days
  const range = useDateRange(first, days.at(-1) ?? first)
  const planned = meals.filter((meal) => days.some((day) => isOnDay(meal, day)))
  const recipes = [...new Set(planned.flatMap(({ recipe }) => recipe?.id ?? []))]
  const kilojoules = useDisplayPreference().use_kj
  const found = useQueries({ queries: recipes.map((id) => ({ ...recipeQuery(id), retry: false })) })
  const isWaiting = found.some(({ isPending }) => isPending)
  const rowsOf = new Map<number, NutritionRow[]>()
  for (const [at, id] of recipes.entries()) {
    const recipe = found[at]?.data
    if (recipe) rowsOf.set(id, nutritionRows(recipe, 1, kilojoules).map(named))
  }
  const sums = sumDays(days, planned, ({ recipe }) => (recipe ? (rowsOf.get(recipe.id) ?? []) : []))
  return (
    <Dialog
      open={open}
      onOpenChange={set}
      size="lg"
      title={t('nutrition.plan.title')}
      description={`${range}. ${t('nutrition.plan.text')}`}
    >
      {isWaiting ? <Skeleton className="h-64" /> : null}
      {!isWaiting && sums.rows.length === 0 ? (
        <EmptyState
          compact
          title={t('nutrition.plan.none')}
          text={t(planned.length === 0 ? 'nutrition.plan.noMeals' : 'nutrition.plan.noneText')}
        />
      ) : null}
      {!isWaiting && sums.rows.length > 0 ? (
        <>
          <DayTable days={days} sums={sums} />
          <div className="mt-3 flex flex-col gap-1 pb-2 text-sm text-muted wrap-anywhere">
            {sums.incomplete.length > 0 ? (
              <p>{t('nutrition.plan.incomplete', { names: list(namesOf(sums.incomplete)) })}</p>
            ) : null}
            {sums.unknown.length > 0 ? (
              <p>{t('nutrition.plan.unknown', { names: list(namesOf(sums.unknown)) })}</p>
            ) : null}
          </div>
        </>
      ) : null}
    </Dialog>
  )

  function named(row: NutritionRow): NutritionRow {
    const fact = legacyNutrients.find((one) => one === row.key)
    return fact ? { ...row, name: t(`nutrition.plan.facts.${fact}`) } : row
  }
}

const namesOf = (meals: readonly Meal[]) => [...new Set(meals.map(mealName))]
