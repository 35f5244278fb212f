import { createFileRoute } from '@tanstack/react-router'
import { CalendarsPage } from '#web/features/settings/calendars/calendars.page.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/settings/calendars')({
  loader: () => loadTranslations('plan'),
  component: CalendarsPage,
})
