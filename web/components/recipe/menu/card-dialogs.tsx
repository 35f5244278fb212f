import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { RecipeDialogs } from '../dialogs/recipe-dialogs.tsx'
import { recipeQuery } from '../recipe-query.ts'
import type { CardRecipe, RecipeAsk } from './recipe-ask.ts'

interface CardDialogsProps {
  recipe: CardRecipe
  asked: RecipeAsk
  onClose: () => void
}

/** A card knows less of a recipe than its dialogs need: the rest is asked for now. */
export function CardDialogs({ recipe: { id, name, servings }, asked, onClose }: CardDialogsProps) {
  const { data: recipe, error, refetch } = useQuery(recipeQuery(id))
  if (recipe)
    return <RecipeDialogs recipe={recipe} servings={servings} asked={asked} onClose={onClose} onDeleted={onClose} />
  return (
    <Dialog open onOpenChange={onClose} title={name}>
      {error ? <ErrorState error={error} retry={() => void refetch()} /> : <Skeleton className="mb-3 h-40 w-full" />}
    </Dialog>
  )
}
