import { cn } from '#web/lib/cn.ts'
import type { ReactNode } from 'react'
import type { CookingSession } from './use-cooking-session.ts'
import { IngredientLine } from './ingredient-line.tsx'
import type { IngredientRow } from './recipe.rows.ts'
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
  editing?: LineEditing
}

/** For those who may change a line where it stands. */
export interface LineEditing {
  mayEdit: (line: IngredientRow) => boolean
  start: (line: IngredientRow) => void
  /** The form in the place of a line that is edited. */
  form: (line: IngredientRow) => ReactNode
}

export const IngredientList = ({
  ingredients,
  wording,
  cooking,
  large = false,
  paired = false,
  linked = true,
  editing,
}: IngredientListProps) => (
  <ul
    className={cn(
      'grid grid-cols-[auto_minmax(4.5rem,auto)_1fr] gap-x-3',
      large && 'text-cook',
      paired && 'lg:grid-cols-[auto_minmax(4.5rem,auto)_1fr_auto_minmax(4.5rem,auto)_1fr] lg:gap-x-4',
    )}
  >
    {ingredients.map(({ ingredient, parts }) => {
      const form = editing?.form(ingredient)
      if (form)
        return (
          <li key={ingredient.id} className="col-span-3 py-1">
            {form}
          </li>
        )
      return (
        <IngredientLine
          key={ingredient.id}
          ingredient={ingredient}
          wording={wording}
          isTicked={cooking.isTicked(parts)}
          onTick={() => cooking.tick(parts)}
          linked={linked}
          onEdit={editing?.mayEdit(ingredient) ? () => editing.start(ingredient) : undefined}
        />
      )
    })}
  </ul>
)
