import { createFileRoute } from '@tanstack/react-router'
import { CalendarsPage } from '#web/features/settings/calendars/calendars.page.tsx'

export const Route = createFileRoute('/_app/settings/calendars')({ component: CalendarsPage })
