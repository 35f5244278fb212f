import { createFileRoute, notFound } from '@tanstack/react-router'
import { importJobQuery } from '#web/features/import/files/import-job.queries.ts'
import { isOfAi } from '#web/features/import/files/import-job.rows.ts'
import { ImportJobPage } from '#web/features/import/files/job/import-job.page.tsx'
import { loadRefusalWords } from '#web/features/import/files/reason-text.ts'
import { positiveIntParam } from '#web/lib/search-params.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/import_/$importId')({
  loader: async ({ context, params }) => {
    const id = positiveIntParam(params.importId)
    if (id === undefined) throw notFound()
    const [job] = await Promise.all([
      context.queryClient.ensureQueryData(importJobQuery(id)),
      loadTranslations('apps'),
      loadTranslations('import'),
    ])
    if (isOfAi(job)) await loadRefusalWords()
  },
  component: ImportJobRoute,
})

function ImportJobRoute() {
  const id = Number(Route.useParams().importId)
  return <ImportJobPage key={id} id={id} />
}
