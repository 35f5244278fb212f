import { createFileRoute } from '@tanstack/react-router'
import { searchPreferenceQuery } from '#web/features/settings/search/search-preference.ts'
import { SearchSettingsPage } from '#web/features/settings/search/search-settings.page.tsx'
import { sessionQuery } from '#web/lib/api/session.ts'

export const Route = createFileRoute('/_app/settings/search')({
  loader: async ({ context: { queryClient } }) => {
    const session = await queryClient.ensureQueryData(sessionQuery)
    if (session) await queryClient.ensureQueryData(searchPreferenceQuery(session.user.id))
  },
  component: SearchSettingsPage,
})
