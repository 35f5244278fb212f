import { createFileRoute } from '@tanstack/react-router'
import { SearchPage } from '#web/features/recipes/search/search.page.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import type { RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'

export const Route = createFileRoute('/_app/recipes')({
  // The page reads the address, so that the first file of the application knows none of its many names.
  validateSearch: (raw: Record<string, unknown>): RecipeSearch => raw,
  loader: () => Promise.all([loadTranslations('recipes'), loadTranslations('finding')]),
  component: RecipesRoute,
})

function RecipesRoute() {
  const { open: _open, ...address } = Route.useSearch()
  return <SearchPage address={address} />
}
