import { createFileRoute } from '@tanstack/react-router'
import { PlanPage } from '#web/features/plan/plan.page.tsx'
import { PlanPending } from '#web/features/plan/plan-pending.tsx'
import { mealTypeListQuery, weekQuery } from '#web/features/plan/plan.queries.ts'
import { addDays, today, weekStart } from '#web/lib/format/civil-date.ts'
import { deviceSettings } from '#web/lib/device-settings.ts'
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
    const first = weekStart(deps.week ?? today(), deviceSettings.get().mealplan_startingDayOfWeek)
    // Not awaited: the week renders without them.
    void queryClient.prefetchQuery(mealTypeListQuery)
    await Promise.all([queryClient.ensureQueryData(weekQuery(first)), loadTranslations('plan')])
    void queryClient.prefetchQuery(weekQuery(addDays(first, 7)))
    void queryClient.prefetchQuery(weekQuery(addDays(first, -7)))
  },
  component: PlanPage,
  pendingComponent: PlanPending,
})
