import { Link } from '@tanstack/react-router'
import { CalendarPlus, ChefHat, Printer, ShoppingBasket } from 'lucide-react'
import { Suspense } from 'react'
import type { CookingSession } from '#web/components/recipe/use-cooking-session.ts'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useOverlay } from '#web/lib/overlay.ts'
import { useMaybeSession, useHasRole } from '#web/lib/api/session.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { RecipeMenu } from './recipe.menu.tsx'

const FavouriteButton = lazyPart(() => import('#web/components/books/favourite-button.tsx'), 'FavouriteButton')

interface RecipeActionsProps {
  recipe: RecipeRow
  servings: number
  cooking: CookingSession
  share: string | undefined
}

export function RecipeActions({ recipe, servings, cooking, share }: RecipeActionsProps) {
  const t = useTranslations('recipes')
  const isMember = useMaybeSession() !== null
  // What waits to be saved has no place in the plan yet.
  const mayWrite = useHasRole('user') && recipe.id > 0
  const plan = useOverlay('plan')
  const shopping = useOverlay('shopping')
  const isScaled = servings !== Math.max(1, recipe.servings)
  return (
    <div className="mt-6 flex flex-wrap gap-2 print:hidden">
      {recipe.steps.length > 0 ? (
        <Button asChild size="lg" className="max-sm:w-full">
          <Link
            to="/recipe/$recipeId/cook"
            params={{ recipeId: String(recipe.id) }}
            search={{
              ...(isScaled ? { servings } : {}),
              ...(share ? { share } : {}),
              ...(cooking.screen ? { step: cooking.screen } : {}),
            }}
          >
            <ChefHat aria-hidden />
            {cooking.screen ? t('action.cookOn') : t('action.cook')}
          </Link>
        </Button>
      ) : null}
      {mayWrite ? (
        <Button variant="outline" size="lg" className="max-sm:grow max-sm:px-4" onClick={plan.show}>
          <CalendarPlus aria-hidden />
          {t('action.plan')}
        </Button>
      ) : null}
      {mayWrite ? (
        <Button variant="outline" size="lg" className="max-sm:grow max-sm:px-4" onClick={shopping.show}>
          <ShoppingBasket aria-hidden />
          {t('action.shop')}
        </Button>
      ) : null}
      {isMember ? (
        <>
          <Suspense fallback={<span className="h-12 w-17 max-sm:w-13" />}>
            <FavouriteButton recipe={recipe} variant="outline" size="lg" className="max-sm:px-4" />
          </Suspense>
          <RecipeMenu recipe={recipe} servings={servings} />
        </>
      ) : (
        <Button variant="outline" size="lg" className="max-sm:grow" onClick={() => window.print()}>
          <Printer aria-hidden />
          {t('action.print')}
        </Button>
      )}
    </div>
  )
}
