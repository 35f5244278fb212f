import { lazy, Suspense } from 'react'
import { useHasRole, useMaybeSession } from '#web/lib/api/session.ts'
import type { RecipeAsk } from '../menu/recipe-ask.ts'
import type { RecipeRow } from '../recipe.rows.ts'

const Plan = lazy(async () => ({ default: (await import('./plan.dialog.tsx')).PlanDialog }))
const Shopping = lazy(async () => ({ default: (await import('./shopping.dialog.tsx')).ShoppingDialog }))
const Share = lazy(async () => ({ default: (await import('./share.dialog.tsx')).ShareDialog }))
const Cooked = lazy(async () => ({ default: (await import('./cooked.dialog.tsx')).CookedDialog }))
const AddToBooks = lazy(async () => ({
  default: (await import('#web/components/books/add-to-books.dialog.tsx')).AddToBooksDialog,
}))
const Duplicate = lazy(async () => ({ default: (await import('./duplicate.dialog.tsx')).DuplicateDialog }))
const Delete = lazy(async () => ({ default: (await import('./delete.dialog.tsx')).DeleteRecipesDialog }))

interface RecipeDialogsProps {
  recipe: RecipeRow
  servings: number
  asked: RecipeAsk
  onClose: () => void
  onDeleted: () => unknown
}

/** What the menu of a recipe asks, over its page or over a card. */
export function RecipeDialogs({ recipe, servings, asked, onClose, onDeleted }: RecipeDialogsProps) {
  const mayWrite = useHasRole('user')
  const isMember = useMaybeSession() !== null
  // Books are everybody's own, but for visitors with a link.
  if (asked === 'books' ? !isMember : !mayWrite) return null
  return (
    <Suspense>
      {asked === 'plan' ? <Plan recipe={recipe} servings={servings} onClose={onClose} /> : null}
      {asked === 'shopping' ? <Shopping recipe={recipe} servings={servings} onClose={onClose} /> : null}
      {asked === 'books' ? <AddToBooks recipes={[recipe]} onOpenChange={onClose} /> : null}
      {asked === 'share' ? <Share recipe={recipe} onClose={onClose} /> : null}
      {asked === 'cooked' ? <Cooked recipe={recipe} servings={servings} onClose={onClose} /> : null}
      {asked === 'duplicate' ? <Duplicate recipe={recipe} onClose={onClose} /> : null}
      {asked === 'delete' ? <Delete recipes={[recipe]} onClose={onClose} onDone={onDeleted} /> : null}
    </Suspense>
  )
}
