import { createFileRoute } from '@tanstack/react-router'
import { recipeId } from '#web/components/recipe/recipe-id.ts'
import { recipeQuery } from '#web/components/recipe/recipe-query.ts'
import { HistoryPage } from '#web/features/history/history.page.tsx'
import { historyQuery } from '#web/features/history/history.queries.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/recipe/$recipeId/history')({
  loader: async ({ context: { queryClient }, params }) => {
    const id = recipeId(params)
    await Promise.all([
      queryClient.ensureQueryData(recipeQuery(id)),
      queryClient.ensureInfiniteQueryData(historyQuery(id)),
      loadTranslations('history'),
    ])
  },
  component: HistoryRoute,
})

function HistoryRoute() {
  return <HistoryPage id={recipeId(Route.useParams())} />
}
