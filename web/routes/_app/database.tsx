import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '#web/features/things/overview/overview.page.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/database')({
  loader: () => loadTranslations('things'),
  component: OverviewPage,
})
