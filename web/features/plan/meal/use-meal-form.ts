import { type CivilDate } from '#web/lib/format/civil-date.ts'
import { useForm } from '#web/lib/use-form.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { hasMealKind, type MealKind, toMealKind } from '../types/meal-kind.ts'
import { mealDraftOf } from './meal-draft.ts'
import { firstDay, lastDay, type Meal } from '../board/meal.rows.ts'
import { usePlanActions } from '../use-plan-actions.ts'

export interface MealValues {
  title: string
  servings: number
  note: string
  from_date: CivilDate
  to_date: CivilDate
  kind: MealKind
}

export type MealFormState = ReturnType<typeof useMealForm>

/** `done` runs once the change is kept. */
export function useMealForm(meal: Meal, kinds: readonly MealKind[], done: () => void) {
  const t = useTranslations('plan')
  const { save } = usePlanActions()
  const initial: MealValues = {
    title: meal.title,
    servings: meal.servings,
    note: meal.note,
    from_date: firstDay(meal),
    to_date: lastDay(meal),
    kind: kinds.find((kind) => hasMealKind(meal, kind)) ?? toMealKind(meal.meal_type),
  }
  return useForm({
    initial,
    check: ({ title, from_date, to_date }) => ({
      title: meal.recipe || title.trim() !== '' ? undefined : t('edit.needed'),
      to_date: to_date < from_date ? t('edit.toBefore') : undefined,
    }),
    submit: async ({ from_date: from, to_date: to, ...values }) => {
      save(meal, { ...mealDraftOf(meal), ...values, from, to })
      done()
    },
  })
}
