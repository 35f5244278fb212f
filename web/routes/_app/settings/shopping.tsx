import { createFileRoute } from '@tanstack/react-router'
import { ShoppingSettingsPage } from '#web/features/settings/preferences/shopping-settings.page.tsx'

export const Route = createFileRoute('/_app/settings/shopping')({ component: ShoppingSettingsPage })
