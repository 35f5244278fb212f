import type { InflectedName, InstructionIngredient } from '#worker/modules/recipes/instruction/ingredient.ts'
import type { IngredientRow } from '../recipe.rows.ts'

/** What the templates of a step may show of an ingredient. */
export const spokenOf = ({
  amount,
  amount_max,
  no_amount,
  unit,
  food,
  note,
}: IngredientRow): InstructionIngredient => ({
  amount,
  amount_max,
  no_amount,
  unit: unit && { ...named(unit), base_unit: unit.base_unit },
  food: food && named(food),
  note,
})

const named = ({ name, plural_name }: { name: string; plural_name?: string | null | undefined }): InflectedName => ({
  name,
  plural_name: plural_name ?? null,
})
