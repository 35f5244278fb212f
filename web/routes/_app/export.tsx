import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { ExportSearch } from '#web/features/export/export-choice.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'

// Loaded as a page it would part what other pages have in common into more files.
const ExportPage = lazyPart(() => import('#web/features/export/export.page.tsx'), 'ExportPage')

export const Route = createFileRoute('/_app/export')({
  // The page reads the address, so that the first file of the application knows none of its names.
  validateSearch: (raw: Record<string, unknown>): ExportSearch => raw,
  component: Export,
})

function Export() {
  const { open: _open, ...address } = Route.useSearch()
  return (
    <Suspense>
      <ExportPage address={address} />
    </Suspense>
  )
}
