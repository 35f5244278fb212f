import { createFileRoute } from '@tanstack/react-router'
import { LimitsPage } from '#web/features/settings/space/limits.page.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/settings/limits')({
  loader: () => loadTranslations('space'),
  component: LimitsPage,
})
