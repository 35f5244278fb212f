import { createFileRoute } from '@tanstack/react-router'
import { spacesQuery } from '#web/components/shell/switch-space.ts'
import { membershipsQuery } from '#web/features/settings/people/people.queries.ts'
import { SpacesPage } from '#web/features/settings/spaces.page.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/settings/spaces')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      loadTranslations('household'),
      queryClient.ensureQueryData(spacesQuery),
      queryClient.ensureQueryData(membershipsQuery),
    ]),
  component: SpacesPage,
})
