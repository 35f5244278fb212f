import type { Picked } from '#web/lib/resource-picker.ts'
import { ingredientRange } from '../lines/ingredient-range.ts'
import { type IngredientDraft, isBlankIngredient, type RecipeDraft, type StepDraft } from './recipe-draft.ts'

/** Leaves out blank rows, so positions in the body are those of `stepsToSend`. */
export const recipeDraftBody = (draft: RecipeDraft) => ({
  name: draft.name.trim(),
  description: draft.description.trim() || null,
  servings: draft.servings,
  servings_text: draft.servingsText.trim(),
  working_time: draft.workingTime,
  waiting_time: draft.waitingTime,
  source_url: draft.sourceUrl.trim() || null,
  keywords: draft.keywords.map(toReference),
  private: draft.private,
  shared: draft.private ? draft.shared.map(({ id }) => id) : [],
  properties: [...draft.properties],
  steps: stepsToSend(draft).map(stepBody),
})

/** Only changed fields, so that renaming a recipe does not overwrite another person's steps. */
export function changedFields(before: RecipeDraft, after: RecipeDraft): Partial<ReturnType<typeof recipeDraftBody>> {
  const was: Record<string, unknown> = recipeDraftBody(before)
  const changed = Object.entries(recipeDraftBody(after)).filter(([name, now]) => !isEqualJson(now, was[name]))
  return Object.fromEntries(changed)
}

export const hasSameContent = (one: RecipeDraft, other: RecipeDraft) =>
  isEqualJson(recipeDraftBody(one), recipeDraftBody(other)) &&
  isEqualJson(comparablePicture(one), comparablePicture(other))

/** A picture that was removed before it was saved equals none. */
const comparablePicture = ({ picture }: RecipeDraft) =>
  picture.kind === 'removed' ? { kind: 'saved', url: null } : picture

export const isEqualJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const stepsToSend = ({ steps }: Pick<RecipeDraft, 'steps'>): readonly StepDraft[] =>
  steps.map((step) => ({ ...step, ingredients: step.ingredients.filter((one) => !isBlankIngredient(one)) }))

/** The server finds or creates a row that has a name and no id. */
const toReference = (one: Picked) =>
  one.id === undefined
    ? { name: one.name.trim(), ...(one.plural_name ? { plural_name: one.plural_name } : {}) }
    : { id: one.id, name: one.name }

const stepBody = (step: StepDraft, order: number) => ({
  ...(step.id === null ? {} : { id: step.id }),
  name: step.name.trim(),
  instruction: step.instruction.trim(),
  time: step.time,
  order,
  show_ingredients_table: step.showIngredients,
  step_recipe: step.part?.id ?? null,
  ingredients: step.ingredients.map(ingredientBody),
})

const ingredientBody = (one: IngredientDraft, order: number) => ({
  ...(one.id === null ? {} : { id: one.id }),
  ...(one.original === null ? {} : { original_text: one.original }),
  order,
  is_header: one.heading,
  amount: one.heading ? 0 : (one.amount ?? 0),
  amount_max: one.heading ? null : (ingredientRange(one)?.amount_max ?? null),
  no_amount: one.heading || one.amount === null,
  unit: one.heading || !one.unit ? null : toReference(one.unit),
  food: one.heading || !one.food ? null : toReference(one.food),
  note: one.note.trim(),
})
