import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { loadInstructionReader } from '#web/components/recipe/instruction/read-instruction.ts'
import { recipeId } from '#web/components/recipe/recipe-id.ts'
import { recipeQuery } from '#web/components/recipe/recipe-query.ts'
import { CookPage } from '#web/features/cook/cook.page.tsx'
import { decimalParam, searchParams, textParam, positiveIntParam } from '#web/lib/search-params.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

const readSearch = searchParams({ servings: decimalParam, share: textParam, step: positiveIntParam })

export const Route = createFileRoute('/_app/recipe/$recipeId/cook')({
  staticData: { bare: true },
  validateSearch: readSearch,
  loaderDeps: ({ search: { share } }) => ({ share }),
  loader: async ({ context, params, deps }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(recipeQuery(recipeId(params), deps.share)).then(loadInstructionReader),
      loadTranslations('recipes'),
      loadTranslations('cook'),
    ])
  },
  component: CookRoute,
})

function CookRoute() {
  const { servings, share, step } = Route.useSearch()
  const id = recipeId(Route.useParams())
  const navigate = Route.useNavigate()
  // Replaces the address, so that Back leaves cook mode at once.
  const turn = useCallback(
    (next: number) =>
      void navigate({
        search: ({ step: _step, ...before }) => (next > 0 ? { ...before, step: next } : before),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const setServings = useCallback(
    (next: number | undefined) =>
      void navigate({
        search: ({ servings: _servings, ...before }) => (next === undefined ? before : { ...before, servings: next }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <CookPage
      id={id}
      share={share}
      servings={servings}
      at={step}
      onScreenChange={turn}
      onServingsChange={setServings}
    />
  )
}
