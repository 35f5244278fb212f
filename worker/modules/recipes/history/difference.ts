import { describedFields } from '../recipe.decider.ts'
import type { IngredientValue, StepValue } from '../recipe.events.ts'
import type { RecipeState } from '../recipe-state.ts'
import type { Change, FieldChange, IngredientChange, StepChange } from './history.contract.ts'

/** Names of what ids refer to, as they are called today. */
export interface Names {
  food(id: number): string
  unit(id: number): string
  keyword(id: number): string
  person(id: number): string
  recipe(id: number): string
  image(key: string): string
}

/** What differs between two versions of a recipe, in words and values that people read. */
export function differenceOf(before: RecipeState | null, after: RecipeState, names: Names): Change[] {
  const list = (ids: readonly number[] | undefined, name: (id: number) => string) => ids?.map(name) ?? null
  const image = (key: string | null | undefined) => (key ? names.image(key) : null)
  return [
    ...describedFields.flatMap((field) => fieldChange(field, before?.[field], after[field])),
    ...fieldChange('keywords', list(before?.keywords, names.keyword), list(after.keywords, names.keyword)),
    ...fieldChange('private', before?.private, after.private),
    ...fieldChange('shared', list(before?.shared, names.person), list(after.shared, names.person)),
    ...fieldChange('image', image(before?.image), image(after.image)),
    ...fieldChange('deleted', before?.deleted, after.deleted),
    ...stepsChange(before?.steps ?? [], after.steps, names),
  ]
}

function stepsChange(before: readonly StepValue[], after: readonly StepValue[], names: Names): Change[] {
  const steps = itemChanges(before, after).flatMap(({ id, was, is, places, moved }): StepChange[] => {
    const fields = changedFields(was && stepFields(was, names), is && stepFields(is, names))
    const ingredients = ingredientChanges(was?.ingredients ?? [], is?.ingredients ?? [], names)
    const change = kindOf(was, is, fields.length > 0 || ingredients.length > 0, moved)
    return change ? [{ id, change, ...places, fields, ingredients }] : []
  })
  return steps.length > 0 ? [{ field: 'steps', steps }] : []
}

const ingredientChanges = (before: readonly IngredientValue[], after: readonly IngredientValue[], names: Names) =>
  itemChanges(before, after).flatMap(({ id, was, is, places, moved }): IngredientChange[] => {
    const old = was && ingredientFields(was, names)
    const now = is && ingredientFields(is, names)
    const fields = changedFields(old, now)
    const change = kindOf(was, is, fields.length > 0, moved)
    return change ? [{ id, change, ...places, before: old ?? null, after: now ?? null, fields }] : []
  })

/**
 * Items of both lists by id, in the order of the later list, those that are gone last. Moved is what stands elsewhere
 * among those that are in both: what shifts because another came or went has not moved.
 */
function itemChanges<T extends { id: number }>(before: readonly T[], after: readonly T[]) {
  const ids = [...new Set([...after, ...before].map(({ id }) => id))]
  const stayed = new Set(after.map(({ id }) => id))
  const remaining = before.filter(({ id }) => stayed.has(id))
  const known = new Set(before.map(({ id }) => id))
  const survivors = after.filter(({ id }) => known.has(id))
  const place = (list: readonly T[], id: number) => {
    const at = list.findIndex((item) => item.id === id)
    return at < 0 ? null : at
  }
  return ids.map((id) => ({
    id,
    was: before.find((item) => item.id === id),
    is: after.find((item) => item.id === id),
    places: { from: place(before, id), to: place(after, id) },
    moved: place(remaining, id) !== place(survivors, id),
  }))
}

function kindOf(was: unknown, is: unknown, changed: boolean, moved: boolean) {
  if (!was) return 'added'
  if (!is) return 'removed'
  if (changed) return 'changed'
  return moved ? 'moved' : null
}

const stepFields = (step: StepValue, names: Names) => ({
  name: step.name,
  instruction: step.instruction,
  time: step.time,
  show_as_header: step.show_as_header,
  show_ingredients_table: step.show_ingredients_table,
  step_recipe: step.step_recipe === null ? null : names.recipe(step.step_recipe),
  file: step.file,
})

const ingredientFields = (ingredient: IngredientValue, names: Names) => ({
  amount: ingredient.amount,
  amount_max: ingredient.amount_max,
  unit: ingredient.unit === null ? null : names.unit(ingredient.unit),
  food: ingredient.food === null ? null : names.food(ingredient.food),
  note: ingredient.note,
  is_header: ingredient.is_header,
  no_amount: ingredient.no_amount,
})

const changedFields = (before: object | undefined, after: object | undefined): FieldChange[] => {
  const old: Record<string, unknown> = { ...before }
  const now: Record<string, unknown> = { ...after }
  return Object.keys({ ...old, ...now }).flatMap((field) => fieldChange(field, old[field], now[field]))
}

const fieldChange = (field: string, before: unknown, after: unknown): FieldChange[] =>
  JSON.stringify(before ?? null) === JSON.stringify(after ?? null)
    ? []
    : [{ field, before: before ?? null, after: after ?? null }]
