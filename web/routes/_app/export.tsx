import { createFileRoute } from '@tanstack/react-router'
import { ExportPage } from '#web/features/export/export.page.tsx'
import { exportFormatsQuery, exportJobsQuery } from '#web/features/export/export.queries.ts'
import { idsParam, positiveIntParam, searchParams, textParam } from '#web/lib/search-params.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/export')({
  validateSearch: searchParams({
    recipes: idsParam,
    name: textParam,
    book: positiveIntParam,
    filter: positiveIntParam,
    search: textParam,
  }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(exportJobsQuery)
    return Promise.all([
      context.queryClient.ensureQueryData(exportFormatsQuery).catch(() => []),
      loadTranslations('export'),
      loadTranslations('editor'),
    ])
  },
  component: Export,
})

function Export() {
  return <ExportPage asked={Route.useSearch()} />
}
