import { createFileRoute } from '@tanstack/react-router'
import { PeoplePage } from '#web/features/settings/people/people.page.tsx'
import { peopleQuery } from '#web/features/settings/people/people.queries.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/settings/people')({
  loader: ({ context }) =>
    Promise.all([loadTranslations('household'), context.queryClient.ensureQueryData(peopleQuery)]),
  component: PeoplePage,
})
