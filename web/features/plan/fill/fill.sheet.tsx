import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { otherPeople } from '#web/components/things/other-people.ts'
import { peopleQuery } from '#web/components/things/people-query.ts'
import { Button } from '#web/components/ui/button.tsx'
import { MultiCombobox } from '#web/components/ui/combobox/multi-combobox.tsx'
import { DateInput } from '#web/components/ui/form/date-input.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { GroupField } from '#web/components/ui/form/group-field.tsx'
import { Stepper } from '#web/components/ui/form/stepper.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { useSession } from '#web/lib/api/session.ts'
import type { CivilDate } from '#web/lib/format/civil-date.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import type { Meal } from '../board/meal.rows.ts'
import { MealKindChips } from '../meal/meal-kind-chips.tsx'
import type { MealKind } from '../types/meal-kind.ts'
import { FittingText } from './fitting-text.tsx'
import { FreeDaysText } from './free-days-text.tsx'
import { RecipeWishes } from './recipe-wishes.tsx'
import { useFillForm } from './use-fill-form.ts'
import { useForecast } from './use-forecast.ts'

interface FillSheetProps {
  days: readonly CivilDate[]
  meals: readonly Meal[]
  kinds: readonly MealKind[]
}

/** Plans a meal on each day without one. */
export function FillSheet({ days, meals, kinds }: FillSheetProps) {
  const t = useTranslations('fill')
  const plan = useTranslations('plan')
  const common = useTranslations('common')
  const { user } = useSession()
  const { open, set: setOpen, hide } = useOverlay('fill')
  const { data: people = [] } = useQuery(peopleQuery)
  const isAlone = people.every(({ id }) => id === user.id)
  const formId = useId()
  const form = useFillForm({ days, meals, kinds, hide })
  const { values, set, errors } = form
  const forecast = useForecast(values)
  const { free, fitting } = forecast
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title={t('title')}
      footer={
        <Button
          type="submit"
          form={formId}
          pending={form.pending}
          disabled={free?.length === 0 || fitting === 0}
          className="max-sm:w-full"
        >
          {free && free.length > 0 ? t('submit', { count: free.length }) : t('title')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
        <p className="text-sm text-muted">{t('text')}</p>
        <FormProblem>{form.problem ?? errors['meal_type_id']?.join(' ')}</FormProblem>
        <div className="grid grid-cols-2 items-start gap-4">
          {(['start_date', 'end_date'] as const).map((name) => (
            <Field key={name} label={plan(name === 'start_date' ? 'edit.from' : 'edit.to')} error={errors[name]}>
              {(control) => (
                <DateInput {...control} value={values[name]} onValueChange={(day) => set(name, day ?? '')} />
              )}
            </Field>
          ))}
        </div>
        <GroupField label={plan('add.meal')}>
          <MealKindChips
            label={plan('add.meal')}
            kinds={kinds}
            value={values.meal_type_id}
            onValueChange={(kind) => set('meal_type_id', kind)}
          />
        </GroupField>
        <FreeDaysText {...forecast} meal={values.meal_type_id?.name ?? ''} />
        <GroupField label={plan('edit.servings')}>
          <Stepper
            label={plan('edit.servings')}
            value={values.servings}
            onChange={(servings) => set('servings', servings)}
            min={0.25}
          />
        </GroupField>
        <RecipeWishes form={form} />
        <FittingText {...forecast} />
        {isAlone ? null : (
          <Field label={t('shared')} optional={common('optional')} error={errors['shared']}>
            {(control) => (
              <MultiCombobox
                {...control}
                label={t('shared')}
                source={otherPeople}
                value={values.shared}
                onValueChange={(shared) => set('shared', shared)}
              />
            )}
          </Field>
        )}
        <Switch
          label={plan('add.shops')}
          checked={values.addshopping}
          onCheckedChange={(next) => set('addshopping', next)}
        />
      </form>
    </Sheet>
  )
}
