import { createFileRoute } from '@tanstack/react-router'
import { SearchPage } from '#web/features/recipes/search/search.page.tsx'
import { parseSearch } from '#web/features/recipes/search/search-state.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/recipes')({
  validateSearch: parseSearch,
  loader: () => loadTranslations('recipes'),
  component: RecipesRoute,
})

function RecipesRoute() {
  const { open: _open, ...search } = Route.useSearch()
  return <SearchPage search={search} />
}
