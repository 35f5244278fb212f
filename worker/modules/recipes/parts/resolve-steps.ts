import type * as z from 'zod'
import { invalid } from '#worker/kernel/contract/errors.ts'
import type { Ref } from '#worker/kernel/contract/ref.contract.ts'
import { resolveUpperEnd } from './resolve-upper-end.ts'
import { nestErrors, atFieldPath } from '#worker/kernel/contract/field-path.ts'
import { ingredient } from './ingredient.contract.ts'
import { missingFields, REQUIRED_MESSAGE } from './nested.contract.ts'
import type { IngredientValue, StepValue } from '../recipe.events.ts'
import { step } from './step.contract.ts'

type Body<T> = { [K in keyof T]?: T[K] | undefined } & { id?: number | null | undefined }
export type IngredientBody = Body<z.output<typeof ingredient.patch>>
export type StepBody = Body<Omit<z.output<typeof step.patch>, 'ingredients'>> & {
  ingredients?: readonly IngredientBody[] | undefined
}

export interface ReferenceResolver {
  steps: ReadonlyMap<number, StepValue>
  ingredients: ReadonlyMap<number, IngredientValue>
  nextId(kind: string): number
  foodOf(ref: Ref, field: string): number
  unitOf(ref: Ref, field: string): number
  embeddable: ReadonlySet<number>
  files: ReadonlySet<number>
}

type Path = readonly (string | number)[]

/**
 * A known id changes that step and keeps missing fields; all others are new. Sorted by `order`, then as they came; a
 * step without an order keeps its place.
 */
export function resolveSteps(bodies: readonly StepBody[], resolving: ReferenceResolver): StepValue[] {
  const known = takeOnce(resolving.steps)
  const parts = takeOnce(resolving.ingredients)
  const mentioned = new Set(bodies.flatMap(({ ingredients }) => (ingredients ?? []).map(({ id }) => id)))
  return inOrder(bodies, known, (body, before, order, i) => {
    const path: Path = ['steps', i]
    if (!before) requireFields(step, body, path)
    const { id: _, ingredients, file, step_recipe, ...given } = body
    const embeds = step_recipe === undefined ? (before?.step_recipe ?? null) : step_recipe
    if (embeds !== null && embeds !== before?.step_recipe && !resolving.embeddable.has(embeds)) {
      throw unknownReference(path, 'step_recipe', embeds)
    }
    if (file && file !== before?.file && !resolving.files.has(file)) throw unknownReference(path, 'file', file)
    return {
      ...(before ?? newStep),
      ...omitUndefined(given),
      id: before?.id ?? resolving.nextId('step'),
      order,
      file: file === undefined ? (before?.file ?? null) : file,
      step_recipe: embeds,
      ingredients: ingredients
        ? resolveIngredients(ingredients, parts, resolving, [...path, 'ingredients'])
        : (before?.ingredients ?? []).filter((kept) => !mentioned.has(kept.id)),
    }
  })
}

export const resolveIngredients = (
  bodies: readonly IngredientBody[],
  known: TakeKnown<IngredientValue>,
  resolving: ReferenceResolver,
  place: Path,
): IngredientValue[] =>
  inOrder(bodies, known, (body, before, order, i) => {
    const path = [...place, i]
    if (!before) requireFields(ingredient, body, path)
    const {
      id: _id,
      food,
      unit,
      note,
      original_text,
      always_use_plural_unit: _plural,
      always_use_plural_food: _plurals,
      ...given
    } = body
    return atFieldPath(path, () => ({
      ...(before ?? newIngredient),
      ...omitUndefined(given),
      id: before?.id ?? resolving.nextId('ingredient'),
      order,
      amount_max: resolveUpperEnd(given, before),
      food: food === undefined ? (before?.food ?? null) : food && resolving.foodOf(food, 'food'),
      unit: unit === undefined ? (before?.unit ?? null) : unit && resolving.unitOf(unit, 'unit'),
      note: note === undefined ? (before ? before.note : '') : note,
      original_text: before ? before.original_text : (original_text ?? null),
    }))
  })

const unknownReference = (path: Path, field: string, id: number) =>
  invalid(nestErrors(path, { [field]: [`Invalid pk "${id}" - object does not exist.`] }), 'request.unknown_reference')

const newStep = {
  name: '',
  instruction: '',
  time: 0,
  show_as_header: true,
  show_ingredients_table: true,
}
const newIngredient = { amount: 0, is_header: false, no_amount: false }

type TakeKnown<T> = (id: number | null | undefined) => T | undefined

/** A second mention of an id is a new part. */
export const takeOnce = <T>(known: ReadonlyMap<number, T>): TakeKnown<T> => {
  const used = new Set<number>()
  return (id) => {
    if (id === undefined || id === null || used.has(id)) return undefined
    used.add(id)
    return known.get(id)
  }
}

function inOrder<Body extends { id?: number | null | undefined; order?: number | undefined }, T extends Ordered>(
  bodies: readonly Body[],
  known: TakeKnown<T>,
  resolve: (body: Body, before: T | undefined, order: number, i: number) => T,
): T[] {
  let highest = 0
  const resolved = bodies.map((body, i) => {
    const before = known(body.id)
    const value = resolve(body, before, body.order ?? before?.order ?? highest, i)
    highest = Math.max(highest, value.order)
    return value
  })
  return resolved.sort((a, b) => a.order - b.order)
}

interface Ordered {
  order: number
}

function requireFields(contract: Parameters<typeof missingFields>[0], body: object, path: Path): void {
  const missing = missingFields(contract, body)
  if (missing.length === 0) return
  throw invalid(nestErrors(path, Object.fromEntries(missing.map((field) => [field, [REQUIRED_MESSAGE]]))))
}

const omitUndefined = <T extends object>(body: T) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
