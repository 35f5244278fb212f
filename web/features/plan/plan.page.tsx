import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Page } from '#web/components/shell/page/page.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { today as todayNow } from '#web/lib/format/civil-date.ts'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Agenda } from './board/agenda.tsx'
import { Board } from './board/board.tsx'
import type { DraggedItem } from './board/drag.ts'
import { defaultMealKind } from './types/meal-kind.ts'
import { useMealKinds } from './types/use-meal-kinds.ts'
import type { MealSlot } from './board/move-meal.ts'
import { paneOpenStore } from './meal/pane-open-store.ts'
import { PlanHeader } from './plan-header.tsx'
import { usePlanOverlays } from './use-plan-overlays.ts'
import { usePlanActions } from './use-plan-actions.ts'
import { RecipePane } from './meal/recipe-pane.tsx'
import { useVisibleDays } from './board/use-visible-days.ts'
import { daysOfWeek } from './board/week-days.ts'
import { WeekGrid } from './board/week-grid.tsx'
import { useHasPaneRoom, useIsWideBoard } from './board/use-board-width.ts'

const loadOverlays = () => import('./board/plan-overlays.tsx')
const Overlays = lazy(async () => ({ default: (await loadOverlays()).PlanOverlays }))

export function PlanPage() {
  const [today] = useState(todayNow)
  const { week = today, open } = useSearch({ from: '/_app/plan' })
  const [firstWeekday] = useDeviceSetting('mealplan_startingDayOfWeek')
  const isWide = useIsWideBoard()
  const { days, meals } = useVisibleDays(daysOfWeek(week, firstWeekday), isWide ? null : today)
  const kinds = useMealKinds(meals)
  const overlays = usePlanOverlays()
  const planning = usePlanActions()
  const hasRoom = useHasPaneRoom()
  const hasPane = paneOpenStore.use() && hasRoom
  const next = days.find((day) => day >= today) ?? days[0] ?? today
  const drop = (dragged: DraggedItem, { day, kind }: MealSlot) => {
    if (dragged.type === 'meal') return planning.move(dragged.meal, { day, kind })
    const { recipe } = dragged
    const as = kind ?? defaultMealKind(kinds)
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
  const shown = { days, today, kinds, meals, onOpen: overlays.meal }
  return (
    <Page width="wide" className="print:p-0 print:[page:week] print:[zoom:0.8]">
      <PlanHeader days={days} today={today} meals={meals} />
      <Board onDrop={drop}>
        <div className={hasPane ? 'mt-3 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-6 print:block' : 'mt-3'}>
          <div className="pb-16">
            {isWide ? (
              <WeekGrid {...shown} onAdd={(day, kind) => overlays.add({ day, kind })} />
            ) : (
              <Agenda {...shown} onAdd={(day) => overlays.add({ day })} />
            )}
            {meals.length === 0 ? <EmptyPlan onAdd={() => overlays.add({ day: next })} /> : null}
          </div>
          {hasPane ? <RecipePane onPlan={({ id }) => overlays.add({ day: next, recipe: id })} /> : null}
        </div>
      </Board>
      {open ? (
        <Suspense>
          <Overlays days={days} meals={meals} kinds={kinds} />
        </Suspense>
      ) : null}
    </Page>
  )
}

function EmptyPlan({ onAdd }: { onAdd: () => void }) {
  const t = useTranslations('plan')
  return (
    <EmptyState
      drawing="calendar"
      title={t('empty.title')}
      text={t('empty.text')}
      action={<Button onClick={onAdd}>{t('empty.action')}</Button>}
    />
  )
}
