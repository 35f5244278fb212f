import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Page } from '#web/components/shell/page/page.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { HelpLink } from '#web/components/ui/help-link.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { type CivilDate, today as todayNow } from '#web/lib/format/civil-date.ts'
import { HelpHint } from '#web/components/ui/help-hint.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Board } from './board/board.tsx'
import type { DraggedItem } from './board/drag.ts'
import { defaultMealKind } from './types/meal-kind.ts'
import { useMealKinds } from './types/use-meal-kinds.ts'
import type { MealSlot } from './board/move-meal.ts'
import { paneOpenStore } from './meal/pane-open-store.ts'
import { PlanHeader } from './plan-header.tsx'
import { usePlanOverlays } from './use-plan-overlays.ts'
import { usePlanActions } from './use-plan-actions.ts'
import { isOnDay } from './board/meal.rows.ts'
import { PlanBoard } from './board/plan-board.tsx'
import { planSections, type PlanSection, type PlanView } from './board/plan-range.ts'
import { useShownMeals } from './board/use-shown-meals.ts'
import { usePlanView } from './use-plan-view.ts'
import { daysOfWeek } from './board/week-days.ts'
import { useHasPaneRoom, useIsWideBoard } from './board/use-board-width.ts'

const loadOverlays = () => import('./board/plan-overlays.tsx')
const Overlays = lazy(async () => ({ default: (await loadOverlays()).PlanOverlays }))
// Phones never show it.
const RecipePane = lazyPart(() => import('./meal/recipe-pane.tsx'), 'RecipePane')

export function PlanPage() {
  const t = useTranslations('plan')
  const [today] = useState(todayNow)
  const { week = today, open } = useSearch({ from: '/_app/plan' })
  const view = usePlanView()
  const isWide = useIsWideBoard()
  const continues = !isWide && view.period === 'week'
  const { sections, meals } = useShownMeals(planSections(week, view), continues ? today : null)
  const focused = view.period === 'day' ? sections.flatMap(({ days }) => days) : daysInFocus(sections, week, view)
  const focusedMeals = meals.filter((meal) => focused.some((day) => isOnDay(meal, day)))
  const kinds = useMealKinds(meals)
  const { default_meal_type: usual } = usePreference()
  const overlays = usePlanOverlays()
  const planning = usePlanActions()
  const hasRoom = useHasPaneRoom()
  // A year only shows: nothing is dragged there.
  const isArranged = view.period !== 'year'
  const hasPane = paneOpenStore.use() && hasRoom && isArranged
  const next = focused.find((day) => day >= today) ?? focused[0] ?? today
  const drop = (dragged: DraggedItem, { day, kind }: MealSlot) => {
    if (dragged.type === 'meal') return planning.move(dragged.meal, { day, kind })
    const { recipe } = dragged
    const as = kind ?? defaultMealKind(kinds, usual?.id)
    const { servings } = recipe
    if (as)
      planning.plan({
        recipe,
        title: '',
        note: '',
        servings,
        from: day,
        to: day,
        kind: as,
        addsToShoppingList: false,
      })
  }
  return (
    <Page width="wide" className="print:p-0 print:[page:week] print:[zoom:0.8]">
      <PlanHeader sections={sections} week={week} days={focused} today={today} meals={focusedMeals} />
      <div className="mt-3 empty:hidden print:hidden">
        {meals.length > 0 && isArranged ? <HelpHint id="plan">{t('hint')}</HelpHint> : null}
      </div>
      <Board onDrop={drop}>
        <div className={hasPane ? 'mt-3 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-6 print:block' : 'mt-3'}>
          <div className="pb-16">
            <PlanBoard
              period={view.period}
              sections={sections}
              today={today}
              kinds={kinds}
              meals={meals}
              onAdd={(day, kind) => overlays.add({ day, kind })}
              onOpen={overlays.meal}
              empty={meals.length === 0 ? <EmptyPlan onAdd={() => overlays.add({ day: next })} /> : null}
            />
          </div>
          {hasPane ? (
            <Suspense fallback={<Skeleton className="h-144 print:hidden" />}>
              <RecipePane onPlan={({ id }) => overlays.add({ day: next, recipe: id })} />
            </Suspense>
          ) : null}
        </div>
      </Board>
      {open ? (
        <Suspense>
          <Overlays days={focused} meals={meals} kinds={kinds} />
        </Suspense>
      ) : null}
    </Page>
  )
}

/** What is said of "the week" while more is shown: the first week shown, or the one of the day that was asked for. */
function daysInFocus(sections: readonly PlanSection[], week: CivilDate, { period, firstWeekday }: PlanView) {
  const [first] = sections
  return period === 'week' && first ? first.days : daysOfWeek(week, firstWeekday)
}

function EmptyPlan({ onAdd }: { onAdd: () => void }) {
  const t = useTranslations('plan')
  return (
    <EmptyState
      drawing="calendar"
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <>
          <Button onClick={onAdd}>{t('empty.action')}</Button>
          <HelpLink topic="plan" />
        </>
      }
    />
  )
}
