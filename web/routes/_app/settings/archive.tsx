import { createFileRoute } from '@tanstack/react-router'
import { ArchivePage } from '#web/features/settings/archive/archive.page.tsx'
import { archivesQuery, scheduleQuery } from '#web/features/settings/archive/archive.queries.ts'
import { awaitedQuery } from '#web/features/settings/archive/awaited.section.tsx'
import { restoreQuery } from '#web/features/settings/archive/restore.queries.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/settings/archive')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      loadTranslations('archive'),
      queryClient.ensureQueryData(archivesQuery),
      queryClient.ensureQueryData(scheduleQuery),
      queryClient.ensureQueryData(restoreQuery),
      queryClient.ensureQueryData(awaitedQuery),
    ]),
  component: ArchivePage,
})
