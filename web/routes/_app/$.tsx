import { createFileRoute } from '@tanstack/react-router'
import { PageMissing } from '#web/components/shell/page/page-missing.tsx'

/** Every address that no page answers. */
export const Route = createFileRoute('/_app/$')({ component: PageMissing })
