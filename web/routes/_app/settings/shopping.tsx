import { createFileRoute } from '@tanstack/react-router'
import { peopleQuery } from '#web/features/settings/preferences/people.queries.ts'
import { ShoppingSettingsPage } from '#web/features/settings/preferences/shopping-settings.page.tsx'

export const Route = createFileRoute('/_app/settings/shopping')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(peopleQuery),
  component: ShoppingSettingsPage,
})
