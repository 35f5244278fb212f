import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#web/features/settings/account.page.tsx'
import { ownDataQuery } from '#web/features/settings/archive/own-data.section.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/settings/account')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([loadTranslations('archive'), queryClient.ensureQueryData(ownDataQuery)]),
  component: AccountPage,
})
