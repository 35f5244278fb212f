import { createFileRoute, Navigate } from '@tanstack/react-router'
import { ListPage } from '#web/features/things/list/list.page.tsx'
import { listParams } from '#web/features/things/list/list-search.ts'
import { modelNamed } from '#web/features/things/models.list.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/list/$model')({
  // Read where the list is drawn: what is here comes with the first page.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: () => Promise.all((['things', 'pager'] as const).map((name) => loadTranslations(name))),
  component: ListRoute,
})

/** A name that no kind of things has leads to the foods. */
function ListRoute() {
  const model = modelNamed(Route.useParams().model)
  const search = listParams(Route.useSearch())
  if (!model) return <Navigate to="/list/$model" params={{ model: 'Food' }} replace />
  return <ListPage model={model} search={search} />
}
