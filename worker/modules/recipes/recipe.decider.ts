import type { Decider } from '#worker/kernel/log/decider.ts'
import { invalid, notFound, problem } from '#worker/kernel/contract/errors.ts'
import type { Described, ImageFailure, RecipeEvent, StepValue } from './recipe.events.ts'
import { evolve, type RecipeState, type RecipeValue } from './recipe-state.ts'

export const describedFields = [
  'name',
  'description',
  'source_url',
  'working_time',
  'waiting_time',
  'servings',
  'servings_text',
  'diameter',
  'diameter_text',
  'internal',
  'show_ingredient_overview',
  'nutrition',
  'properties',
  'file_path',
] as const satisfies readonly (keyof Described)[]

/** A restored version never changes who sees the recipe: that would publish a private one. */
type RestorableRecipe = Omit<RecipeValue, 'private' | 'shared'>

export type RecipeCommands = {
  create: { id: number; created_by: number; recipe: RecipeValue; variant_of?: number | null }
  /** A missing field stays as it is. `by` is the asker: only the recipe's maker decides who sees it. */
  change: { wanted: Partial<RecipeValue>; by: number }
  image: { image: string | null }
  /** `others`: addresses to choose from where this one fails; else those that are known from the last failure. */
  requestImage: { url: string; others?: readonly string[] | undefined }
  failImage: ImageFailure
  dismissImageFailure: object
  revert: { to: number; value: RestorableRecipe & { image: string | null } }
  remove: object
  restore: object
}

/** The largest steps of a recipe in bytes of JSON, since one value of an event holds all of them. */
export const MAX_STEP_BYTES = 1_000_000

const notOwner = problem('recipe.access_not_yours', 403, 'Only who made a recipe may change who sees it.')

export const recipeDecider: Decider<RecipeState | null, RecipeCommands, RecipeEvent> = {
  initial: null,
  evolve,
  decide: {
    create: (state, { id, created_by, recipe, variant_of }) => {
      if (state) throw new Error('the recipe exists already')
      refuseTooLarge(recipe.steps)
      const origin = variant_of ? { variant_of } : {}
      return [{ type: 'recipe.created', data: { ...recipe, id, created_by, ...origin } }]
    },
    change: (state, { wanted, by }) => {
      const events = sectionEvents(requireRecipe(state), wanted)
      if (by !== requireRecipe(state).created_by && events.some(({ type }) => type === 'recipe.shared'))
        throw notOwner()
      return events
    },
    image: (state, { image }) => {
      const { id, image: before } = requireRecipe(state)
      return image === before ? [] : [{ type: 'recipe.imaged', data: { id, image } }]
    },
    requestImage: (state, { url, others }) => {
      const { id, image_failure: failed } = requireRecipe(state)
      const known = others ?? (failed ? [...(failed.url === null ? [] : [failed.url]), ...failed.others] : [])
      const further = [...new Set(known)].filter((other) => other !== url)
      return [{ type: 'recipe.image_requested', data: { id, url, ...(further.length > 0 ? { others: further } : {}) } }]
    },
    // A recipe in the trash is told as well: it may come back.
    failImage: (state, failure) => (state ? [{ type: 'recipe.image_failed', data: { ...failure, id: state.id } }] : []),
    dismissImageFailure: (state) => {
      const { id, image_failure: failed } = requireRecipe(state)
      return failed ? [{ type: 'recipe.image_failure_dismissed', data: { id } }] : []
    },
    revert: (state, { to, value }) => {
      const { id, image } = requireRecipe(state)
      const { image: was, ...wanted } = value
      const events = sectionEvents(requireRecipe(state), wanted)
      if (was !== image) events.push({ type: 'recipe.imaged', data: { id, image: was } })
      return events.length === 0 ? [] : [{ type: 'recipe.reverted', data: { id, to } }, ...events]
    },
    remove: (state) => [{ type: 'recipe.deleted', data: { id: requireRecipe(state).id } }],
    restore: (state) => {
      if (!state) throw notFound()
      return state.deleted ? [{ type: 'recipe.restored', data: { id: state.id } }] : []
    },
  },
}

function sectionEvents(state: RecipeState, wanted: Partial<RecipeValue>): RecipeEvent[] {
  const { id } = state
  const events: RecipeEvent[] = []
  const patch = Object.fromEntries(
    describedFields.flatMap((field) =>
      differs(comparableField(field, wanted), comparableField(field, state)) ? [[field, wanted[field]]] : [],
    ),
  )
  if (Object.keys(patch).length > 0) events.push({ type: 'recipe.described', data: { id, patch } })
  if (wanted.keywords && differs(wanted.keywords, state.keywords)) {
    events.push({ type: 'recipe.keyworded', data: { id, keywords: wanted.keywords } })
  }
  if (wanted.steps && differs(wanted.steps, state.steps)) {
    refuseTooLarge(wanted.steps)
    events.push({ type: 'recipe.steps_set', data: { id, steps: wanted.steps } })
  }
  const access = { private: wanted.private ?? state.private, shared: wanted.shared ?? state.shared }
  if (access.private !== state.private || differs(sorted(access.shared), sorted(state.shared))) {
    events.push({ type: 'recipe.shared', data: { id, ...access } })
  }
  return events
}

/** Compares property types by id, since a type may be renamed. */
const comparableField = (field: keyof Described, of: Partial<Described>) =>
  field === 'properties'
    ? of.properties?.map(({ id, property_type, property_amount }) => [id, property_type.id, property_amount])
    : of[field]

const requireRecipe = (state: RecipeState | null): RecipeState => {
  if (!state || state.deleted) throw notFound()
  return state
}

const differs = (wanted: unknown, is: unknown) =>
  wanted !== undefined && JSON.stringify(canonical(wanted)) !== JSON.stringify(canonical(is))

const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b)

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  )
}

function refuseTooLarge(steps: readonly StepValue[]): void {
  const bytes = new TextEncoder().encode(JSON.stringify(steps)).length
  if (bytes > MAX_STEP_BYTES) throw invalid({ steps: ['A recipe of this size cannot be kept.'] }, 'recipe.too_large')
}
