import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { servingsFactor } from '#worker/modules/amounts/index.ts'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { useCookingSession } from '#web/components/recipe/use-cooking-session.ts'
import { useIngredientWording } from '#web/components/recipe/use-ingredient-wording.ts'
import { recipeQuery } from '#web/components/recipe/recipe-query.ts'
import { unitChoiceStore } from '#web/components/recipe/unit-choice.ts'
import { useMaybeSession } from '#web/lib/api/session.ts'
import { useWakeLock } from '#web/lib/use-wake-lock.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { CookBar } from './cook.bar.tsx'
import { useScreenKeys } from './use-screen-keys.ts'
import { clampScreen, cookScreens } from './cook-screens.ts'
import { useSwipe } from '#web/lib/use-swipe.ts'
import { CookHeader } from './cook-header.tsx'
import { FinishScreen } from './finish-screen.tsx'
import { ReadyScreen } from './ready-screen.tsx'
import { StepScreen } from './step-screen.tsx'

interface CookPageProps {
  id: number
  share: string | undefined
  servings: number | undefined
  at: number | undefined
  onScreenChange: (screen: number) => void
  onServingsChange: (servings: number | undefined) => void
}

export function CookPage({ id, share, servings: wanted, at, onScreenChange, onServingsChange }: CookPageProps) {
  const t = useTranslations('cook')
  const { data: recipe } = useSuspenseQuery(recipeQuery(id, share))
  const isMember = useMaybeSession() !== null
  const cooking = useCookingSession(id)
  const written = Math.max(1, recipe.servings)
  const servings = wanted ?? written
  const wording = useIngredientWording(servingsFactor(servings, recipe.servings), unitChoiceStore.use())
  const screens = cookScreens(recipe)
  const index = clampScreen(at, screens.length)
  const screen = screens[index] ?? { kind: 'finish' as const }
  const isAwake = useWakeLock(screen.kind !== 'finish')
  const turning = useMemo(
    () => ({
      next: () => onScreenChange(clampScreen(index + 1, screens.length)),
      previous: () => onScreenChange(clampScreen(index - 1, screens.length)),
    }),
    [index, screens.length, onScreenChange],
  )
  useScreenKeys(turning)
  const swipe = useSwipe(turning)
  const heading = useHeadingFocus(index)
  useRememberScreen(cooking.stand, index)
  const view = { recipe, wording, cooking, heading, linked: isMember }
  return (
    <div className="lg:pb-10">
      <PageHeader title={t('title', { name: recipe.name })} hidden />
      <CookHeader
        recipe={recipe}
        share={share}
        servings={wanted}
        index={index}
        count={screens.length}
        isAwake={isAwake}
      />
      <div {...swipe} className="mx-auto min-h-[60dvh] w-full max-w-5xl touch-pan-y px-4 py-6 sm:px-8 sm:py-10">
        {screen.kind === 'ready' ? (
          <ReadyScreen
            {...view}
            servings={servings}
            onServingsChange={(next) => onServingsChange(next === written ? undefined : next)}
          />
        ) : screen.kind === 'step' ? (
          <StepScreen key={index} {...view} screen={screen} count={screens.length - 2} />
        ) : (
          <FinishScreen {...view} servings={servings} share={share} />
        )}
      </div>
      <CookBar index={index} count={screens.length} {...turning} />
    </div>
  )
}

/** A new screen starts at its top and focuses its heading for screen readers. */
function useHeadingFocus(index: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(index)
  useEffect(() => {
    if (before.current === index) return
    before.current = index
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [index])
  return heading
}

/** The recipe page offers to continue from this screen. */
function useRememberScreen(stand: (screen: number) => void, index: number) {
  const latest = useRef(stand)
  useEffect(() => {
    latest.current = stand
  })
  useEffect(() => {
    if (index > 0) latest.current(index)
  }, [index])
}
