import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { addDays, type CivilDate, civilToDate, today } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { persistedStore } from '#web/lib/persisted-store.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { AddChosen } from './add-chosen.tsx'
import { AddSearch } from './add-search.tsx'
import { DayStrip } from '../board/day-strip.tsx'
import { hasMealKind, type MealKind, mealKindKey, defaultMealKind } from '../types/meal-kind.ts'
import { MealKindChips } from './meal-kind-chips.tsx'
import { isOnDay, type Meal, type PlannedRecipe, plannableRecipeEndpoint } from '../board/meal.rows.ts'
import { usePlanActions } from '../use-plan-actions.ts'
import type { ListPage } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'

interface AddMealSheetProps {
  days: readonly CivilDate[]
  meals: readonly Meal[]
  kinds: readonly MealKind[]
}

const keepAddingStore = persistedStore<boolean>('larder.plan.goOn', (raw) => raw === true)

export function AddMealSheet({ days, meals, kinds }: AddMealSheetProps) {
  const t = useTranslations('plan')
  const { date } = useFormat()
  const { open, set, hide } = useOverlay('add')
  const search = useSearch({ from: '/_app/plan' })
  const navigate = useNavigate({ from: '/plan' })
  const { plan } = usePlanActions()
  const { mealplan_autoadd_shopping: isUsual, default_meal_type: usual } = usePreference()
  const [shops, setShops] = useState(isUsual)
  const [said, setSaid] = useState('')
  const isGoingOn = keepAddingStore.use()
  const recipe = useKnownRecipe(search.recipe)
  const [first = ''] = days
  const [now] = useState(today)
  const day = search.day ?? (days.includes(now) ? now : first)
  const kind = kinds.find((one) => mealKindKey(one) === search.kind) ?? defaultMealKind(kinds, usual?.id)
  const change = (more: { day?: CivilDate; kind?: string }) =>
    void navigate({ search: (before) => ({ ...before, ...more }), replace: true, resetScroll: false })
  const strip = stripDays(day, days)
  const busy = new Set(
    strip.filter((one) => meals.some((meal) => kind && hasMealKind(meal, kind) && isOnDay(meal, one))),
  )

  const put = (what: { recipe: PlannedRecipe | null; title: string; servings: number }) => {
    if (!kind) return
    plan({ ...what, note: '', from: day, to: day, kind, addsToShoppingList: shops })
    if (!isGoingOn || search.recipe !== undefined) return hide()
    setSaid(t('add.done', { name: what.recipe?.name ?? what.title, day: date(civilToDate(day), 'day') }))
    change({ day: addDays(day, 1) })
  }
  return (
    <Sheet open={open} onOpenChange={set} title={t('add.title')}>
      <div className="flex flex-col gap-3">
        <DayStrip
          label={t('add.day')}
          days={strip}
          value={day}
          onValueChange={(next) => change({ day: next })}
          busy={busy}
        />
        {kinds.length > 1 ? (
          <MealKindChips
            label={t('add.meal')}
            kinds={kinds}
            value={kind}
            onValueChange={(next) => change({ kind: mealKindKey(next) })}
          />
        ) : null}
        <div className="-my-1">
          {recipe ? null : <Switch label={t('add.goOn')} checked={isGoingOn} onCheckedChange={keepAddingStore.set} />}
          <Switch label={t('add.shops')} checked={shops} onCheckedChange={setShops} />
        </div>
        {recipe ? <AddChosen recipe={recipe} onPlan={put} /> : <AddSearch onPlan={put} lastPlanned={said} />}
      </div>
    </Sheet>
  )
}

const stripLength = 7

/** The last days shown, or the days from `day` on when it is not among them. */
function stripDays(day: CivilDate, days: readonly CivilDate[]): readonly CivilDate[] {
  const last = days.slice(-stripLength)
  if (last.includes(day)) return last
  return Array.from({ length: stripLength }, (_, index) => addDays(day, index))
}

/** Reads lists that are already fetched; undefined when none has the recipe. */
function useKnownRecipe(id: number | undefined): PlannedRecipe | undefined {
  if (id === undefined) return undefined
  const lists = queryClient.getQueriesData<ListPage<PlannedRecipe>>({
    queryKey: [plannableRecipeEndpoint.name, 'list'],
  })
  for (const [, page] of lists) {
    const found = page?.results?.find((recipe) => recipe.id === id)
    if (found) return found
  }
  return undefined
}
