import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '#web/features/settings/settings.page.tsx'

export const Route = createFileRoute('/_app/settings/')({ component: SettingsPage })
