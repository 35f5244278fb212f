import { createFileRoute } from '@tanstack/react-router'
import { PlanSettingsPage } from '#web/features/settings/preferences/plan-settings.page.tsx'

export const Route = createFileRoute('/_app/settings/plan')({ component: PlanSettingsPage })
