import type { ParsedLine } from '#worker/modules/imports/lines/parse.ts'
import type { Picked } from '#web/lib/resource-picker.ts'
import { firstDoubt } from './line-doubt.ts'
import { type IngredientDraft, newIngredient } from '../draft/recipe-draft.ts'
import type { UnitName } from './unit-names.ts'

export function ingredientOf(line: ParsedLine, unit: Picked | null, doubts: readonly string[]): IngredientDraft {
  const { amount, amount_max, no_amount, food, note, is_header, original_text } = line
  return {
    ...newIngredient(),
    heading: is_header,
    amount: no_amount ? null : amount,
    amountMax: no_amount ? null : amount_max,
    unit,
    food: food === null ? null : { name: food },
    note: note.slice(0, 256),
    original: original_text.trim().slice(0, 512) || null,
    doubt: firstDoubt(doubts),
  }
}

/** Case counts only between units that differ by it alone, as T and t. */
export function knownUnit(name: string, units: readonly UnitName[]): Picked {
  const named = (same: (one: string) => boolean) =>
    units.find((unit) => same(unit.name) || (unit.plural_name ? same(unit.plural_name) : false))
  const found = named((one) => one === name) ?? named((one) => one.toLocaleLowerCase() === name.toLocaleLowerCase())
  return found ? { id: found.id, name: found.name } : { name }
}

export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|[\r\n\u2028]/)
    .map((line) => line.trim())
    .filter(Boolean)
