import { createFileRoute } from '@tanstack/react-router'
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx'
import { TrashPage } from '#web/features/trash/trash.page.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { positiveIntParam, searchParams, textParam } from '#web/lib/search-params.ts'

export const Route = createFileRoute('/_app/trash')({
  validateSearch: searchParams({ q: textParam, kind: textParam, person: positiveIntParam }),
  loader: () => Promise.all((['settings', 'trash', 'kinds'] as const).map((name) => loadTranslations(name))),
  component: TrashRoute,
})

function TrashRoute() {
  const { q, kind, person } = Route.useSearch()
  const search = { ...(q ? { q } : {}), ...(kind ? { kind } : {}), ...(person ? { person } : {}) }
  return (
    <SettingsFrame>
      <TrashPage search={search} />
    </SettingsFrame>
  )
}
