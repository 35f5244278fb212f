import type { Described, ImageFailure, RecipeEvent, StepValue } from './recipe.events.ts'

export interface RecipeValue extends Described {
  private: boolean
  shared: number[]
  keywords: number[]
  steps: StepValue[]
}

export interface RecipeState extends RecipeValue {
  id: number
  created_by: number
  image: string | null
  /** Why the picture that was last wished for did not come, until somebody looks after it. */
  image_failure: ImageFailure | null
  deleted: boolean
}

export function evolve(state: RecipeState | null, { type, data }: RecipeEvent): RecipeState | null {
  if (type === 'recipe.created') {
    const { variant_of: _origin, ...made } = data
    return { ...made, steps: withUpperEnds(data.steps), image: null, image_failure: null, deleted: false }
  }
  if (!state) return null
  switch (type) {
    case 'recipe.described':
      return { ...state, ...omitUndefined(data.patch) }
    case 'recipe.steps_set':
      return { ...state, steps: withUpperEnds(data.steps) }
    case 'recipe.keyworded':
      return { ...state, keywords: data.keywords }
    case 'recipe.shared':
      return { ...state, private: data.private, shared: data.shared }
    case 'recipe.imaged':
      return { ...state, image: data.image, image_failure: null }
    case 'recipe.image_requested':
    case 'recipe.image_staged':
    case 'recipe.image_failure_dismissed':
      return { ...state, image_failure: null }
    case 'recipe.image_failed': {
      const { id: _id, ...failure } = data
      return { ...state, image_failure: failure }
    }
    case 'recipe.deleted':
      return { ...state, deleted: true }
    case 'recipe.restored':
      return { ...state, deleted: false }
    case 'recipe.reverted':
      return state
  }
}

/** Events from before ranges have no upper end. */
const withUpperEnds = (steps: readonly StepValue[]): StepValue[] =>
  steps.map((step) => ({
    ...step,
    ingredients: step.ingredients.map((one) => ({ ...one, amount_max: one.amount_max ?? null })),
  }))

const omitUndefined = <T extends object>(patch: T) =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
