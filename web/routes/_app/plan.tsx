import { createFileRoute } from '@tanstack/react-router'
import { PlanPage } from '#web/features/plan/plan.page.tsx'
import { PlanPending } from '#web/features/plan/plan-pending.tsx'
import { planSections, stepDay } from '#web/features/plan/board/plan-range.ts'
import { planView } from '#web/features/plan/use-plan-view.ts'
import { mealsQuery, mealTypeListQuery } from '#web/features/plan/plan.queries.ts'
import { type CivilDate, today } from '#web/lib/format/civil-date.ts'
import { dateParam, searchParams, textParam, positiveIntParam } from '#web/lib/search-params.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

const readSearch = searchParams({
  week: dateParam,
  day: dateParam,
  kind: textParam,
  recipe: positiveIntParam,
  meal: positiveIntParam,
})

export const Route = createFileRoute('/_app/plan')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { week } }) => ({ week }),
  loader: async ({ context: { queryClient }, deps }) => {
    const view = planView()
    const day = deps.week ?? today()
    const mealsFrom = (start: CivilDate) => {
      const days = planSections(start, view).flatMap((section) => section.days)
      return mealsQuery(days[0] ?? start, days.at(-1) ?? start)
    }
    // Not awaited: the plan renders without them.
    void queryClient.prefetchQuery(mealTypeListQuery)
    await Promise.all([queryClient.ensureQueryData(mealsFrom(day)), loadTranslations('plan')])
    void queryClient.prefetchQuery(mealsFrom(stepDay(day, view, 1)))
    void queryClient.prefetchQuery(mealsFrom(stepDay(day, view, -1)))
  },
  component: PlanPage,
  pendingComponent: PlanPending,
})
