import { createFileRoute } from '@tanstack/react-router'
import { ShoppingSettingsPage } from '#web/features/settings/preferences/shopping-settings.page.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/settings/shopping')({
  loader: () => loadTranslations('listview'),
  component: ShoppingSettingsPage,
})
