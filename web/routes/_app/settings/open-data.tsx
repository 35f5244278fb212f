import { createFileRoute } from '@tanstack/react-router'
import { OpenDataPage } from '#web/features/settings/open-data/open-data.page.tsx'

export const Route = createFileRoute('/_app/settings/open-data')({ component: OpenDataPage })
