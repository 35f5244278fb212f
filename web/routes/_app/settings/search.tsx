import { createFileRoute } from '@tanstack/react-router'
import { SearchSettingsPage } from '#web/features/settings/search/search-settings.page.tsx'

export const Route = createFileRoute('/_app/settings/search')({ component: SearchSettingsPage })
