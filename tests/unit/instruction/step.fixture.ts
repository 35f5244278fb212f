import { type InstructionIngredient, renderHtml, renderInstruction } from '#worker/modules/recipes/instruction/index.ts'

export function ingredient(
  amount: number | null,
  unit: string | [string, string] | null,
  food: string | [string, string] | null,
  note = '',
): InstructionIngredient {
  return { amount: amount ?? 0, no_amount: amount === null, unit: named(unit), food: named(food), note }
}

export const html = (text: string, ...ingredients: InstructionIngredient[]): string =>
  renderHtml(renderInstruction(text, ingredients))

export const scalable = (number: string): string =>
  `<scalable-number v-bind:number="${number}" v-bind:factor="ingredient_factor"></scalable-number>`

function named(name: string | [string, string] | null) {
  if (name === null) return null
  return typeof name === 'string' ? { name, plural_name: null } : { name: name[0], plural_name: name[1] }
}
