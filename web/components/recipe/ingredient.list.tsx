import { cn } from '#web/lib/cn.ts'
import type { CookingSession } from './cooking.session.ts'
import { IngredientLine } from './ingredient.line.tsx'
import type { SummedIngredient } from './ingredient.sum.ts'
import type { Wording } from './ingredient.wording.ts'

interface IngredientListProps {
  ingredients: readonly SummedIngredient[]
  wording: Wording
  cooking: CookingSession
  /** Read from a distance. */
  large?: boolean
  /** Visitors have no pages to follow links to. */
  linked?: boolean
}

/** Ingredients to tick off, amounts in one column. */
export const IngredientList = ({
  ingredients,
  wording,
  cooking,
  large = false,
  linked = true,
}: IngredientListProps) => (
  <ul className={cn('grid grid-cols-[auto_auto_1fr] gap-x-3', large && 'text-cook')}>
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
