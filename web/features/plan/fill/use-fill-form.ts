import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { queryClient } from '#web/lib/api/query-client.ts'
import { offerUndoOfAll } from '#web/lib/api/undo.ts'
import { type CivilDate, today as todayNow } from '#web/lib/format/civil-date.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { useForm } from '#web/lib/use-form.ts'
import { daysBetween } from '../board/week-days.ts'
import { firstDay, type Meal, mealTypeEndpoint } from '../board/meal.rows.ts'
import { invalidatePlan } from '../plan-cache.ts'
import { defaultMealKind, type MealKind } from '../types/meal-kind.ts'
import { fillDays } from './fill-days.ts'
import { type FillValues, mostDays, usualServings, weekToFill } from './fill-request.ts'

export type FillForm = ReturnType<typeof useFillForm>

interface FillStart {
  days: readonly CivilDate[]
  meals: readonly Meal[]
  kinds: readonly MealKind[]
  hide: () => void
}

/** One command plans all days, and one undo takes them back. */
export function useFillForm({ days, meals, kinds, hide }: FillStart) {
  const t = useTranslations('fill')
  const plan = useTranslations('plan')
  const navigate = useNavigate({ from: '/plan' })
  const { mealplan_autoadd_shopping: addshopping, default_meal_type: usual, plan_share: shares = [] } = usePreference()
  const [today] = useState(todayNow)
  const [start_date, end_date] = weekToFill(days, today)
  const initial: FillValues = {
    start_date,
    end_date,
    meal_type_id: defaultMealKind(kinds, usual?.id),
    servings: usualServings(meals),
    keywords: [],
    keyword_mode: 'and',
    filter: null,
    shared: shares.map(({ id, display_name }) => ({ id, name: display_name })),
    addshopping,
  }
  return useForm({
    initial,
    check: ({ start_date, end_date, meal_type_id }) => ({
      start_date: start_date ? undefined : t('dayNeeded'),
      end_date: !end_date
        ? t('dayNeeded')
        : end_date < start_date
          ? plan('edit.toBefore')
          : daysBetween(start_date, end_date) >= mostDays
            ? t('tooMany', { most: mostDays })
            : undefined,
      meal_type_id: meal_type_id ? undefined : t('mealNeeded'),
    }),
    submit: async (values) => {
      if (!values.meal_type_id) return
      const { plans, answers } = await fillDays(values, values.meal_type_id)
      offerUndoOfAll(answers, t(values.addshopping ? 'doneListed' : 'done', { count: plans.length }))
      await Promise.all([invalidatePlan(), queryClient.invalidateQueries({ queryKey: [mealTypeEndpoint.name] })])
      const [first] = plans.map(firstDay)
      if (first === undefined || days.includes(first)) hide()
      else await navigate({ search: { week: first }, replace: true, resetScroll: false })
    },
  })
}
