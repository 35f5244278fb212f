import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { addDays, type CivilDate, dateOf, today } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { usePreference } from '#web/lib/use-preference.ts'
import { stored } from '#web/lib/stored.ts'
import { useWords } from '#web/lib/words/words.ts'
import { AddChosen } from './add-chosen.tsx'
import { AddSearch } from './add-search.tsx'
import { DayStrip } from '../board/day-strip.tsx'
import { isOfKind, type Kind, kindKey, usualKind } from '../types/kind.ts'
import { KindChips } from './kind-chips.tsx'
import { isOn, type Meal, type PlannedRecipe, plannableRecipes } from '../board/meal.rows.ts'
import { usePlanning } from '../planning.ts'
import type { ListPage } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'

interface AddSheetProps {
  days: readonly CivilDate[]
  meals: readonly Meal[]
  kinds: readonly Kind[]
}

const goesOn = stored<boolean>('larder.plan.goOn', (raw) => raw === true)

/** A day, a meal, and what there is: a recipe that is pressed is planned. */
export function AddSheet({ days, meals, kinds }: AddSheetProps) {
  const t = useWords('plan')
  const { date } = useFormat()
  const { open, set, hide } = useOverlay('add')
  const search = useSearch({ from: '/_app/plan' })
  const navigate = useNavigate({ from: '/plan' })
  const { plan } = usePlanning()
  const { mealplan_autoadd_shopping: isUsual } = usePreference()
  const [shops, setShops] = useState(isUsual)
  const [said, setSaid] = useState('')
  const isGoingOn = goesOn.use()
  const recipe = useKnownRecipe(search.recipe)
  const [first = ''] = days
  const [now] = useState(today)
  const day = search.day ?? (days.includes(now) ? now : first)
  const kind = kinds.find((one) => kindKey(one) === search.kind) ?? usualKind(kinds)
  const change = (more: { day?: CivilDate; kind?: string }) =>
    void navigate({ search: (before) => ({ ...before, ...more }), replace: true, resetScroll: false })
  const strip = stripFor(day, days)
  const busy = new Set(strip.filter((one) => meals.some((meal) => kind && isOfKind(meal, kind) && isOn(meal, one))))

  const put = (what: { recipe: PlannedRecipe | null; title: string; servings: number }) => {
    if (!kind) return
    void plan({ ...what, note: '', from: day, to: day, kind, shops })
    if (!isGoingOn || search.recipe !== undefined) return hide()
    setSaid(t('add.done', { name: what.recipe?.name ?? what.title, day: date(dateOf(day), 'day') }))
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
          <KindChips
            label={t('add.meal')}
            kinds={kinds}
            value={kind}
            onValueChange={(next) => change({ kind: kindKey(next) })}
          />
        ) : null}
        {recipe ? <AddChosen recipe={recipe} onPlan={put} /> : <AddSearch onPlan={put} said={said} />}
        <div className="border-t border-line pt-2">
          <Switch label={t('add.shops')} checked={shops} onCheckedChange={setShops} />
          {recipe ? null : (
            <Switch label={t('add.goOn')} hint={t('add.goOnHint')} checked={isGoingOn} onCheckedChange={goesOn.set} />
          )}
        </div>
      </div>
    </Sheet>
  )
}

const stripLength = 7

/** The last seven days shown; where the chosen one is not among them, those from it on. */
function stripFor(day: CivilDate, days: readonly CivilDate[]): readonly CivilDate[] {
  const last = days.slice(-stripLength)
  if (last.includes(day)) return last
  return Array.from({ length: stripLength }, (_, index) => addDays(day, index))
}

/** A recipe that some list on this visit has shown; undefined for others, which are then searched for. */
function useKnownRecipe(id: number | undefined): PlannedRecipe | undefined {
  if (id === undefined) return undefined
  const lists = queryClient.getQueriesData<ListPage<PlannedRecipe>>({ queryKey: [plannableRecipes.name, 'list'] })
  for (const [, page] of lists) {
    const found = page?.results?.find((recipe) => recipe.id === id)
    if (found) return found
  }
  return undefined
}
