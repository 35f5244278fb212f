import type { IngredientRow } from '#web/components/recipe/recipe.rows.ts'

type Named = { id: number; name: string; plural_name?: string | null; base_unit?: string | null }

interface Sample extends Partial<
  Pick<IngredientRow, 'id' | 'amount' | 'amount_max' | 'note' | 'is_header' | 'no_amount'>
> {
  food?: Named | null
  unit?: Named | null
}

let last = 0

export function ingredient({ food, unit, ...rest }: Sample): IngredientRow {
  last += 1
  const row = {
    id: last,
    amount: 1,
    amount_max: null,
    note: null,
    order: 0,
    is_header: false,
    no_amount: false,
    original_text: null,
    conversions: [],
    used_in_recipes: [],
    checked: false,
    always_use_plural_unit: false,
    always_use_plural_food: false,
    ...rest,
    food: food === undefined ? flour : food,
    unit: unit === undefined ? null : unit,
  }
  // The rules under test read no other fields of foods and units.
  return row as IngredientRow
}

export const flour: Named = { id: 1, name: 'flour', plural_name: null }
export const onion: Named = { id: 2, name: 'onion', plural_name: 'onions' }
export const g: Named = { id: 1, name: 'g', plural_name: 'g', base_unit: 'g' }
export const kg: Named = { id: 2, name: 'kg', plural_name: 'kg', base_unit: 'kg' }
export const cup: Named = { id: 3, name: 'cup', plural_name: 'cups', base_unit: 'us_cup' }
export const tbsp: Named = { id: 4, name: 'tbsp', plural_name: 'tbsp', base_unit: 'tbsp' }
export const pinch: Named = { id: 5, name: 'pinch', plural_name: 'pinches', base_unit: null }
