import type { RecipeState, RecipeValue } from '../recipe-state.ts'
import type { Versioned } from '../recipe-state.read.ts'

/** Everything of a recipe, with ids of its own. With whom it is shared, and a file behind it, are not copied. */
export function copyRecipe(original: RecipeState & Versioned, nextId: (kind: string) => number): RecipeValue {
  const {
    id: _id,
    version: _version,
    created_by: _by,
    image: _image,
    image_failure: _failure,
    deleted: _deleted,
    ...value
  } = original
  return {
    ...value,
    file_path: '',
    shared: [],
    nutrition: value.nutrition && { ...value.nutrition, id: nextId('nutrition') },
    properties: value.properties.map((one) => ({ ...one, id: nextId('property') })),
    steps: value.steps.map((step) => ({
      ...step,
      id: nextId('step'),
      ingredients: step.ingredients.map((one) => ({ ...one, id: nextId('ingredient') })),
    })),
  }
}
