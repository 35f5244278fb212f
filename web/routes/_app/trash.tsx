import { createFileRoute, Navigate } from '@tanstack/react-router'
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx'
import { TrashPage } from '#web/features/trash/trash.page.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { positiveIntParam, searchParams, textParam } from '#web/lib/search-params.ts'

const readSearch = searchParams({ q: textParam, kind: textParam, person: positiveIntParam })

export const Route = createFileRoute('/_app/trash')({
  // Read by the page, so that the first file of the application does not know how.
  validateSearch: (raw: Record<string, unknown>): ReturnType<typeof readSearch> => raw,
  loader: () => Promise.all((['settings', 'trash', 'kinds'] as const).map((name) => loadTranslations(name))),
  component: TrashRoute,
})

function TrashRoute() {
  const { q, kind, person } = readSearch(Route.useSearch())
  // A guest has nothing to bring back, and no page leads here.
  const mayRestore = useHasRole('user')
  const search = { ...(q ? { q } : {}), ...(kind ? { kind } : {}), ...(person ? { person } : {}) }
  if (!mayRestore) return <Navigate to="/activity" replace />
  return (
    <SettingsFrame>
      <TrashPage search={search} />
    </SettingsFrame>
  )
}
