import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { preferenceDefaults } from '#worker/modules/account/preference.contract.ts'
import { useCookingSession } from '#web/components/recipe/use-cooking-session.ts'
import { useIngredientWording } from '#web/components/recipe/use-ingredient-wording.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { type Session, sessionQuery } from '#web/lib/api/session.ts'
import { deviceDefaults, deviceSettings } from '#web/lib/device-settings.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { ada, type Wanted } from './visit.tsx'

/** A part of a recipe's page, with what that page gives it. `recipe` has only what the part reads. */
export async function draw<Props extends object>(
  Part: ComponentType<Props>,
  recipe: { id: number },
  { preference = {}, device = {}, ...props }: Wanted & Record<string, unknown> = {},
) {
  deviceSettings.set({ ...deviceDefaults, ...device })
  queryClient.clear()
  queryClient.setQueryData(sessionQuery.queryKey, {
    user: ada,
    role: 'user',
    preference: { ...preferenceDefaults, ...preference },
  } as unknown as Session) // The parts read nothing else of it.
  await Promise.all((['common', 'recipes'] as const).map((name) => loadTranslations(name)))
  function Page() {
    const more = { wording: useIngredientWording(1, 'written'), cooking: useCookingSession(recipe.id) }
    const given = { recipe, linked: false, servings: 2, factor: 1, isPrinted: false, ...more, ...props }
    return <Part {...(given as unknown as Props)} />
  }
  await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <Page />
        </Suspense>
      </QueryClientProvider>,
    ),
  )
}
