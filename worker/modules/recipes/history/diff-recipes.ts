import { describedFields } from '../recipe.decider.ts'
import type { IngredientValue, StepValue } from '../recipe.events.ts'
import type { RecipeState } from '../recipe-state.ts'
import type { Change, FieldChange, IngredientChange, StepChange } from './history.contract.ts'

export interface NameLookup {
  food(id: number): string
  unit(id: number): string
  keyword(id: number): string
  person(id: number): string
  recipe(id: number): string
  image(key: string): string
}

export function diffRecipes(before: RecipeState | null, after: RecipeState, names: NameLookup): Change[] {
  const list = (ids: readonly number[] | undefined, name: (id: number) => string) => ids?.map(name) ?? null
  const image = (key: string | null | undefined) => (key ? names.image(key) : null)
  return [
    ...describedFields.flatMap((field) => diffField(field, before?.[field], after[field])),
    ...diffField('keywords', list(before?.keywords, names.keyword), list(after.keywords, names.keyword)),
    ...diffField('private', before?.private, after.private),
    ...diffField('shared', list(before?.shared, names.person), list(after.shared, names.person)),
    ...diffField('image', image(before?.image), image(after.image)),
    ...diffField('deleted', before?.deleted, after.deleted),
    ...diffSteps(before?.steps ?? [], after.steps, names),
  ]
}

function diffSteps(before: readonly StepValue[], after: readonly StepValue[], names: NameLookup): Change[] {
  const steps = diffItems(before, after).flatMap(({ id, was, is, places, moved }): StepChange[] => {
    const fields = diffFields(was && stepFields(was, names), is && stepFields(is, names))
    const ingredients = diffIngredients(was?.ingredients ?? [], is?.ingredients ?? [], names)
    const change = changeKind(was, is, fields.length > 0 || ingredients.length > 0, moved)
    return change ? [{ id, change, ...places, fields, ingredients }] : []
  })
  return steps.length > 0 ? [{ field: 'steps', steps }] : []
}

const diffIngredients = (before: readonly IngredientValue[], after: readonly IngredientValue[], names: NameLookup) =>
  diffItems(before, after).flatMap(({ id, was, is, places, moved }): IngredientChange[] => {
    const old = was && ingredientFields(was, names)
    const now = is && ingredientFields(is, names)
    const fields = diffFields(old, now)
    const change = changeKind(was, is, fields.length > 0, moved)
    return change ? [{ id, change, ...places, before: old ?? null, after: now ?? null, fields }] : []
  })

/**
 * In the order of the later list, with removed items last. Among items of both lists, those that stand elsewhere
 * relative to each other moved.
 */
function diffItems<T extends { id: number }>(before: readonly T[], after: readonly T[]) {
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

function changeKind(was: unknown, is: unknown, changed: boolean, moved: boolean) {
  if (!was) return 'added'
  if (!is) return 'removed'
  if (changed) return 'changed'
  return moved ? 'moved' : null
}

const stepFields = (step: StepValue, names: NameLookup) => ({
  name: step.name,
  instruction: step.instruction,
  time: step.time,
  show_as_header: step.show_as_header,
  show_ingredients_table: step.show_ingredients_table,
  step_recipe: step.step_recipe === null ? null : names.recipe(step.step_recipe),
  file: step.file,
})

const ingredientFields = (ingredient: IngredientValue, names: NameLookup) => ({
  amount: ingredient.amount,
  amount_max: ingredient.amount_max,
  unit: ingredient.unit === null ? null : names.unit(ingredient.unit),
  food: ingredient.food === null ? null : names.food(ingredient.food),
  note: ingredient.note,
  is_header: ingredient.is_header,
  no_amount: ingredient.no_amount,
})

const diffFields = (before: object | undefined, after: object | undefined): FieldChange[] => {
  const old: Record<string, unknown> = { ...before }
  const now: Record<string, unknown> = { ...after }
  return Object.keys({ ...old, ...now }).flatMap((field) => diffField(field, old[field], now[field]))
}

const diffField = (field: string, before: unknown, after: unknown): FieldChange[] =>
  JSON.stringify(before ?? null) === JSON.stringify(after ?? null)
    ? []
    : [{ field, before: before ?? null, after: after ?? null }]
