import { ShoppingBasket } from 'lucide-react'
import { DateInput } from '#web/components/ui/form/date-input.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { GroupField } from '#web/components/ui/form/group-field.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { Stepper } from '#web/components/ui/form/stepper.tsx'
import { Textarea } from '#web/components/ui/form/textarea.tsx'
import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { DayStrip } from '../board/day-strip.tsx'
import type { MealKind } from '../types/meal-kind.ts'
import { MealKindChips } from './meal-kind-chips.tsx'
import type { MealFormState } from './use-meal-form.ts'
import { MealRecipe } from './meal-recipe.tsx'
import { type Meal, mealPlanEndpoint } from '../board/meal.rows.ts'
import { WaitingNote } from '#web/components/outbox/waiting-mark.tsx'
import { useWaitingRows } from '#web/lib/outbox/use-waiting.ts'
import { daysBetween } from '../board/week-days.ts'

interface MealFormProps {
  meal: Meal
  days: readonly CivilDate[]
  kinds: readonly MealKind[]
  form: MealFormState
}

export function MealForm({ meal, days, kinds, form }: MealFormProps) {
  const t = useTranslations('plan')
  const { values, errors, set } = form
  const isWaiting = useWaitingRows(mealPlanEndpoint.name).has(meal.id)
  const { from_date: from, to_date: to } = values
  /** Moving the first day keeps the length. */
  const begin = (day: CivilDate) => {
    set('to_date', addDays(day, Math.max(0, daysBetween(from, to))))
    set('from_date', day)
  }
  return (
    <form id="meal" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5 pb-4">
      <FormProblem>{form.problem}</FormProblem>
      {isWaiting ? <WaitingNote /> : null}
      {meal.recipe ? (
        <MealRecipe meal={meal} recipe={meal.recipe} />
      ) : (
        <Field label={t('edit.name')} error={errors['title']}>
          {(control) => <Input {...control} {...form.field('title')} maxLength={64} />}
        </Field>
      )}
      <DayStrip label={t('add.day')} days={days} value={from} onValueChange={begin} />
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('edit.from')} error={errors['from_date']}>
          {(control) => <DateInput {...control} value={from} onValueChange={(day) => (day ? begin(day) : undefined)} />}
        </Field>
        <Field label={t('edit.to')} error={errors['to_date']}>
          {(control) => (
            <DateInput {...control} min={from} value={to} onValueChange={(day) => set('to_date', day ?? from)} />
          )}
        </Field>
      </div>
      <MealKindChips
        label={t('add.meal')}
        kinds={kinds}
        value={values.kind}
        onValueChange={(kind) => set('kind', kind)}
      />
      <GroupField label={t('edit.servings')}>
        <Stepper
          label={t('edit.servings')}
          value={values.servings}
          min={0}
          onChange={(servings) => set('servings', servings)}
        />
        {meal.shopping ? (
          <p className="mt-2 flex items-center gap-2 text-sm text-success-strong">
            <ShoppingBasket aria-hidden className="size-4" />
            {t('edit.listed')}
          </p>
        ) : null}
      </GroupField>
      <Field label={t('edit.note')} error={errors['note']}>
        {(control) => <Textarea {...control} {...form.field('note')} rows={2} />}
      </Field>
    </form>
  )
}
