import { cn } from '#web/lib/cn.ts'
import type { CookingSession } from './use-cooking-session.ts'
import { IngredientLine } from './ingredient-line.tsx'
import type { SummedIngredient } from './sum-ingredients.ts'
import type { IngredientWording } from './ingredient-wording.ts'

interface IngredientListProps {
  ingredients: readonly SummedIngredient[]
  wording: IngredientWording
  cooking: CookingSession
  large?: boolean
  paired?: boolean
  /** Visitors have no pages to follow links to. */
  linked?: boolean
}

export const IngredientList = ({
  ingredients,
  wording,
  cooking,
  large = false,
  paired = false,
  linked = true,
}: IngredientListProps) => (
  <ul
    className={cn(
      'grid grid-cols-[auto_minmax(4.5rem,auto)_1fr] gap-x-3',
      large && 'text-cook',
      paired && 'lg:grid-cols-[auto_minmax(4.5rem,auto)_1fr_auto_minmax(4.5rem,auto)_1fr] lg:gap-x-4',
    )}
  >
    {ingredients.map(({ ingredient, parts }) => (
      <IngredientLine
        key={ingredient.id}
        ingredient={ingredient}
        wording={wording}
        isTicked={cooking.isTicked(parts)}
        onTick={() => cooking.tick(parts)}
        linked={linked}
      />
    ))}
  </ul>
)
