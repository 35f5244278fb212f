import { createFileRoute } from '@tanstack/react-router'
import { PageNotFound } from '#web/components/shell/page/page-not-found.tsx'

/** Every address that no page answers. */
export const Route = createFileRoute('/_app/$')({ component: PageNotFound })
