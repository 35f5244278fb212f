import { createFileRoute, redirect } from '@tanstack/react-router'
import { OperatorPage } from '#web/features/operator/operator.page.tsx'
import { lettersQuery, serverQuery } from '#web/features/operator/operator.queries.ts'
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx'
import { sessionQuery } from '#web/lib/api/session.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/operator')({
  loader: async ({ context: { queryClient } }) => {
    const session = await queryClient.ensureQueryData(sessionQuery)
    if (!session?.user.is_superuser) throw redirect({ to: '/settings' })
    await Promise.all([
      queryClient.ensureQueryData(serverQuery),
      queryClient.ensureQueryData(lettersQuery),
      loadTranslations('settings'),
      loadTranslations('operator'),
    ])
  },
  component: () => (
    <SettingsFrame>
      <OperatorPage />
    </SettingsFrame>
  ),
})
