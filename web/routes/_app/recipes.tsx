import { createFileRoute } from '@tanstack/react-router'
import { SearchPage } from '#web/features/recipes/search/search.page.tsx'
import { readSearch } from '#web/features/recipes/search/search-state.ts'
import { loadWords } from '#web/lib/words/words.ts'

export const Route = createFileRoute('/_app/recipes')({
  validateSearch: readSearch,
  loader: () => loadWords('recipes'),
  component: RecipesRoute,
})

function RecipesRoute() {
  const { open: _open, ...search } = Route.useSearch()
  return <SearchPage search={search} />
}
