import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { loadInstructionReader } from '#web/components/recipe/instruction/read-instruction.ts'
import { recipeId } from '#web/components/recipe/recipe-id.ts'
import { recipeQuery } from '#web/components/recipe/recipe-query.ts'
import { RecipePage } from '#web/features/recipes/view/recipe.page.tsx'
import { RecipePending } from '#web/features/recipes/view/recipe-pending.tsx'
import { decimalParam, searchParams, textParam } from '#web/lib/search-params.ts'
import { useServerId } from '#web/lib/outbox/use-server-id.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

const readSearch = searchParams({ servings: decimalParam, share: textParam })

export const Route = createFileRoute('/_app/recipe/$recipeId/')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { share } }) => ({ share }),
  loader: async ({ context, params, deps }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(recipeQuery(recipeId(params), deps.share)).then(loadInstructionReader),
      loadTranslations('recipes'),
      // Times in the text become timers.
      loadTranslations('cook'),
    ])
  },
  pendingComponent: RecipePending,
  component: RecipeRoute,
})

function RecipeRoute() {
  const { servings, share } = Route.useSearch()
  const id = recipeId(Route.useParams())
  const navigate = Route.useNavigate()
  const setServings = useCallback(
    (next: number | undefined) =>
      void navigate({
        search: ({ servings: _servings, ...before }) => (next === undefined ? before : { ...before, servings: next }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const saved = useServerId(id)
  if (saved !== undefined) return <Navigate to="/recipe/$recipeId" params={{ recipeId: String(saved) }} replace />
  // The key resets all state for another recipe.
  return <RecipePage key={id} id={id} share={share} servings={servings} onServingsChange={setServings} />
}
