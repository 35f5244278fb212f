import { lazy, Suspense } from 'react'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { useHasRole, useMaybeSession } from '#web/lib/api/session.ts'

const PlanDialog = lazy(async () => ({ default: (await import('./dialogs/plan.dialog.tsx')).PlanDialog }))
const ShoppingDialog = lazy(async () => ({ default: (await import('./dialogs/shopping.dialog.tsx')).ShoppingDialog }))
const ShareDialog = lazy(async () => ({ default: (await import('./dialogs/share.dialog.tsx')).ShareDialog }))
const PrintDialog = lazy(async () => ({ default: (await import('./dialogs/print.dialog.tsx')).PrintDialog }))
const CookedDialog = lazy(async () => ({ default: (await import('./dialogs/cooked.dialog.tsx')).CookedDialog }))
const AddToBooksDialog = lazy(async () => ({
  default: (await import('#web/components/books/add-to-books.dialog.tsx')).AddToBooksDialog,
}))

interface RecipeOverlaysProps {
  recipe: RecipeRow
  servings: number
}

export function RecipeOverlays({ recipe, servings }: RecipeOverlaysProps) {
  const mayWrite = useHasRole('user')
  const isMember = useMaybeSession() !== null
  const plan = useOverlay('plan')
  const shopping = useOverlay('shopping')
  const share = useOverlay('share')
  const print = useOverlay('print')
  const cooked = useOverlay('cooked')
  const books = useOverlay('books')
  return (
    <Suspense>
      {mayWrite && plan.open ? <PlanDialog recipe={recipe} servings={servings} onClose={plan.hide} /> : null}
      {print.open ? <PrintDialog onClose={print.hide} /> : null}
      {mayWrite && shopping.open ? (
        <ShoppingDialog recipe={recipe} servings={servings} onClose={shopping.hide} />
      ) : null}
      {mayWrite && share.open ? <ShareDialog recipe={recipe} onClose={share.hide} /> : null}
      {mayWrite && cooked.open ? <CookedDialog recipe={recipe} servings={servings} onClose={cooked.hide} /> : null}
      {isMember && books.open ? <AddToBooksDialog recipes={[recipe]} onOpenChange={books.set} /> : null}
    </Suspense>
  )
}
