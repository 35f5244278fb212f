import { createFileRoute } from '@tanstack/react-router'
import { PageMissing } from '#web/components/shell/page.missing.tsx'
import { decimal, searchParams, text } from '#web/lib/search.params.ts'

export const Route = createFileRoute('/_app/recipe/$recipeId')({
  validateSearch: searchParams({ servings: decimal, share: text }),
  component: PageMissing,
})
