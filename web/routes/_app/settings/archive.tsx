import { createFileRoute } from '@tanstack/react-router'
import { ArchivePage } from '#web/features/settings/archive/archive.page.tsx'

export const Route = createFileRoute('/_app/settings/archive')({ component: ArchivePage })
