import { createFileRoute } from '@tanstack/react-router'
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/settings')({
  loader: () => Promise.all([loadTranslations('settings'), loadTranslations('preferences')]),
  component: () => <SettingsFrame />,
})
