import { createFileRoute } from '@tanstack/react-router'
import { ActivityPage } from '#web/features/activity/activity.page.tsx'
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { enumParam, positiveIntParam, searchParams, textParam } from '#web/lib/search-params.ts'

const readSearch = searchParams({
  person: positiveIntParam,
  kind: textParam,
  object: positiveIntParam,
  time: enumParam('day', 'week', 'month'),
})

export const Route = createFileRoute('/_app/activity')({
  // Read by the page, so that the first file of the application does not know how.
  validateSearch: (raw: Record<string, unknown>): ReturnType<typeof readSearch> => raw,
  loader: () =>
    Promise.all((['settings', 'activity', 'kinds', 'messages'] as const).map((name) => loadTranslations(name))),
  component: ActivityRoute,
})

function ActivityRoute() {
  const { person, kind, object, time } = readSearch(Route.useSearch())
  const search = {
    ...(person ? { person } : {}),
    ...(kind ? { kind } : {}),
    ...(kind && object ? { object } : {}),
    ...(time ? { time } : {}),
  }
  return (
    <SettingsFrame>
      <ActivityPage search={search} />
    </SettingsFrame>
  )
}
