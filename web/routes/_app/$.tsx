import { createFileRoute } from '@tanstack/react-router'
import { PageNotFound } from '#web/components/shell/page/page-not-found.tsx'

export const Route = createFileRoute('/_app/$')({ component: PageNotFound })
