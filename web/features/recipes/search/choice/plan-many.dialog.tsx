import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MealChoice } from '#web/components/recipe/dialogs/meal-choice.tsx'
import { mealTypesQuery, planRecipes } from '#web/components/recipe/dialogs/plan.queries.ts'
import { usualMeal } from '#web/components/recipe/dialogs/usual-meal.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { DateInput } from '#web/components/ui/form/date-input.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { SegmentedControl } from '#web/components/ui/form/segmented-control.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { useSession } from '#web/lib/api/session.ts'
import { civilToDate, today } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import type { AskProps } from './ask-props.ts'
import { maxPlanned, planDays } from './plan-days.ts'

/** Waits for a network where there is none, like a meal planned alone. */
export function PlanManyDialog({ recipes, onClose, onDone }: AskProps) {
  const t = useTranslations('cards')
  const words = useTranslations('recipes')
  const { date } = useFormat()
  const { user } = useSession()
  const { mealplan_autoadd_shopping: adds, default_meal_type: own, plan_share: shared = [] } = usePreference()
  const types = useQuery(mealTypesQuery).data?.results
  const [from, setFrom] = useState(today)
  const [spread, setSpread] = useState<'days' | 'one'>('days')
  const [meal, setMeal] = useState<number>()
  const [addshopping, setAdds] = useState(adds)
  const usual = usualMeal(types, own?.id)
  const type = types?.find(({ id }) => id === meal) ?? usual
  const days = planDays(recipes.length, from, spread === 'days')
  const isTooMany = recipes.length > maxPlanned
  const submit = () => {
    const request = { addshopping, shared, meal: type ?? { name: words('plan.dinner') } }
    planRecipes(recipes, { ...request, days, title: t('plan.done', { count: recipes.length }) }, user.id)
    onDone()
  }
  const name = (day: string | undefined) => date(civilToDate(day ?? from), 'day')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('plan.title', { count: recipes.length })}
      footer={
        <Button className="max-sm:w-full" disabled={isTooMany} onClick={submit}>
          {t('plan.submit')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        <SegmentedControl
          label={t('plan.spread')}
          value={spread}
          onValueChange={setSpread}
          className="flex w-full"
          options={[
            { value: 'days', label: t('plan.days') },
            { value: 'one', label: t('plan.one') },
          ]}
        />
        <Field label={t(spread === 'days' ? 'plan.from' : 'plan.on')} className="max-w-56">
          {(control) => <DateInput {...control} value={from} onValueChange={(day) => setFrom(day ?? today())} />}
        </Field>
        {types && types.length > 0 ? (
          <MealChoice
            label={words('plan.meal')}
            types={types.toSorted((one, other) => one.order - other.order)}
            value={type?.id ?? null}
            onValueChange={setMeal}
          />
        ) : null}
        <Switch label={words('plan.shop')} checked={addshopping} onCheckedChange={setAdds} />
        <p aria-live="polite" className="text-sm text-muted">
          {isTooMany
            ? t('plan.tooMany', { most: maxPlanned })
            : spread === 'days'
              ? t('plan.saysDays', { count: recipes.length, first: name(days[0]), last: name(days.at(-1)) })
              : t('plan.saysOne', { count: recipes.length, day: name(days[0]) })}
        </p>
      </div>
    </Dialog>
  )
}
