import { createFileRoute, Navigate } from '@tanstack/react-router'
import { ListPage } from '#web/features/things/list/list.page.tsx'
import { listParams } from '#web/features/things/list/list-search.ts'
import { loadModel } from '#web/features/things/load-model.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/list/$model')({
  // Read where the list is drawn: what is here comes with the first page.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: async ({ params }) => {
    const [model] = await Promise.all([loadModel(params.model), loadTranslations('things'), loadTranslations('pager')])
    return { model }
  },
  component: ListRoute,
})

/** A name that no kind of things has leads to the foods. */
function ListRoute() {
  const { model } = Route.useLoaderData()
  const search = listParams(Route.useSearch())
  if (!model) return <Navigate to="/list/$model" params={{ model: 'Food' }} replace />
  return <ListPage model={model} search={search} />
}
