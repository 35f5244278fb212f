import { createFileRoute } from '@tanstack/react-router'
import { mealTypesQuery } from '#web/features/settings/preferences/meal-types.queries.ts'
import { peopleQuery } from '#web/features/settings/preferences/people.queries.ts'
import { PlanSettingsPage } from '#web/features/settings/preferences/plan-settings.page.tsx'

export const Route = createFileRoute('/_app/settings/plan')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(peopleQuery)
    void context.queryClient.prefetchQuery(mealTypesQuery)
  },
  component: PlanSettingsPage,
})
