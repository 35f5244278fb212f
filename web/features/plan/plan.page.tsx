import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Page } from '#web/components/shell/page/page.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { today as todayNow } from '#web/lib/format/civil-date.ts'
import { useDevice } from '#web/lib/device-settings.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Agenda } from './board/agenda.tsx'
import { Board } from './board/board.tsx'
import type { Dragged } from './board/drag.ts'
import { usualKind } from './types/kind.ts'
import { useKinds } from './types/use-kinds.ts'
import type { MealPlace } from './board/move-meal.ts'
import { paneShown } from './meal/pane-shown.ts'
import { PlanHeader } from './plan-header.tsx'
import { usePlanOverlays } from './plan-overlays.ts'
import { usePlanning } from './planning.ts'
import { RecipePane } from './meal/recipe-pane.tsx'
import { useShownDays } from './board/shown-days.ts'
import { weekOf } from './board/week-days.ts'
import { WeekGrid } from './board/week-grid.tsx'
import { useHasRoom, useIsWideBoard } from './board/use-wide.ts'

const loadOverlays = () => import('./board/overlays.tsx')
const Overlays = lazy(async () => ({ default: (await loadOverlays()).Overlays }))

/** What there is to eat this week. */
export function PlanPage() {
  const [today] = useState(todayNow)
  const { week = today, open } = useSearch({ from: '/_app/plan' })
  const [firstWeekday] = useDevice('mealplan_startingDayOfWeek')
  const isWide = useIsWideBoard()
  const { days, meals } = useShownDays(weekOf(week, firstWeekday), isWide ? null : today)
  const kinds = useKinds(meals)
  const overlays = usePlanOverlays()
  const planning = usePlanning()
  const hasRoom = useHasRoom()
  const hasPane = paneShown.use() && hasRoom
  const next = days.find((day) => day >= today) ?? days[0] ?? today
  const drop = (dragged: Dragged, { day, kind }: MealPlace) => {
    if (dragged.type === 'meal') return void planning.move(dragged.meal, { day, kind })
    const { recipe } = dragged
    const as = kind ?? usualKind(kinds)
    const { servings } = recipe
    if (as) void planning.plan({ recipe, title: '', note: '', servings, from: day, to: day, kind: as, shops: false })
  }
  const shown = { days, today, kinds, meals, onOpen: overlays.meal }
  return (
    <Page width="wide">
      <PlanHeader days={days} today={today} meals={meals} />
      <Board onDrop={drop}>
        <div className={hasPane ? 'mt-3 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-6' : 'mt-3'}>
          <div className="pb-16">
            {isWide ? (
              <WeekGrid {...shown} onAdd={(day, kind) => overlays.add({ day, kind })} />
            ) : (
              <Agenda {...shown} onAdd={(day) => overlays.add({ day })} />
            )}
            {meals.length === 0 ? <Nothing onAdd={() => overlays.add({ day: next })} /> : null}
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

function Nothing({ onAdd }: { onAdd: () => void }) {
  const t = useWords('plan')
  return (
    <EmptyState
      drawing="calendar"
      title={t('empty.title')}
      text={t('empty.text')}
      action={<Button onClick={onAdd}>{t('empty.action')}</Button>}
    />
  )
}
