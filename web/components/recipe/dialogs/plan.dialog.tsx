import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecipeRow } from '../recipe.rows.ts'
import { DateInput } from '#web/components/ui/form/date-input.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormDialog } from '#web/components/ui/form/form.dialog.tsx'
import { GroupField } from '#web/components/ui/form/group-field.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { addDays, today } from '#web/lib/format/civil-date.ts'
import { useSession } from '#web/lib/api/session.ts'
import { useForm } from '#web/lib/use-form.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { ServingsStepper } from '../servings-stepper.tsx'
import { DayChoice } from './day-choice.tsx'
import { MealChoice } from './meal-choice.tsx'
import { mealTypesQuery, planRecipe, plansQuery } from './plan.queries.ts'
import { usualMeal } from './usual-meal.ts'

interface PlanDialogProps {
  recipe: RecipeRow
  servings: number
  onClose: () => void
}

const daysShown = 14

export function PlanDialog({ recipe, servings, onClose }: PlanDialogProps) {
  const t = useTranslations('recipes')
  const { user } = useSession()
  const { mealplan_autoadd_shopping: adds, default_meal_type: own, plan_share: shared = [] } = usePreference()
  const [first] = useState(today)
  const types = useQuery(mealTypesQuery)
  const plans = useQuery(plansQuery(first, addDays(first, daysShown - 1)))
  const sorted = types.data?.results.toSorted((one, other) => one.order - other.order)
  const usual = usualMeal(types.data?.results, own?.id)
  const form = useForm({
    initial: { day: first, meal: null as number | null, servings, addshopping: adds },
    submit: async ({ meal, ...draft }) => {
      const type = sorted?.find(({ id }) => id === meal) ?? usual
      planRecipe(recipe, { ...draft, shared, meal: type ?? { name: t('plan.dinner') } }, user.id)
      onClose()
    },
  })
  const { day, meal } = form.values
  return (
    <FormDialog
      title={t('plan.title')}
      description={<bdi>{recipe.name}</bdi>}
      form={form}
      submit={t('plan.submit')}
      onClose={onClose}
    >
      <DayChoice
        label={t('plan.day')}
        first={first}
        count={daysShown}
        value={day}
        onValueChange={(next) => form.set('day', next)}
        plans={plans.data?.results}
      />
      <Field label={t('plan.otherDay')} className="max-w-56">
        {(control) => <DateInput {...control} value={day} onValueChange={(next) => form.set('day', next ?? first)} />}
      </Field>
      {types.error && !sorted ? <ErrorState error={types.error} retry={() => void types.refetch()} /> : null}
      {sorted ? (
        sorted.length > 0 ? (
          <MealChoice
            label={t('plan.meal')}
            types={sorted}
            value={meal ?? usual?.id ?? null}
            onValueChange={(next) => form.set('meal', next)}
          />
        ) : null
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
      <GroupField label={t('servings.label')}>
        <ServingsStepper
          value={form.values.servings}
          onChange={(next) => form.set('servings', next)}
          min={0.25}
          unit={recipe.servings_text}
        />
      </GroupField>
      <Switch
        label={t('plan.shop')}
        checked={form.values.addshopping}
        onCheckedChange={(next) => form.set('addshopping', next)}
      />
    </FormDialog>
  )
}
