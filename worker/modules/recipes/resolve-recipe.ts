import { referencesFrom, type RecipeBody } from './recipe-refs.ts'
import type { Nutrition } from './recipe.events.ts'
import type { RecipeState, RecipeValue } from './recipe-state.ts'
import { resolveSteps } from './parts/resolve-steps.ts'

type References = ReturnType<typeof referencesFrom>

export function resolveRecipe(
  body: RecipeBody,
  state: RecipeState | null,
  references: References,
  nextId: (kind: string) => number,
): Partial<RecipeValue> {
  const {
    keywords,
    steps,
    properties,
    nutrition,
    shared,
    image_url: _url,
    image_urls: _others,
    image: _image,
    file_path: _path,
    ...plain
  } = body
  return {
    ...omitUndefined(plain),
    ...(keywords ? { keywords: unique(keywords.map((ref) => references.keywordOf(ref, 'keywords'))) } : {}),
    ...(steps ? { steps: resolveSteps(steps, { ...references, ...knownParts(state, references), nextId }) } : {}),
    ...(properties ? { properties: references.propertiesOf(properties, state?.properties ?? []) } : {}),
    ...(nutrition === undefined ? {} : { nutrition: nutrition && nutritionOf(nutrition, state, nextId) }),
    ...(shared ? { shared: unique(shared) } : {}),
  }
}

export function knownParts(state: Pick<RecipeState, 'steps'> | null, { looseSteps, looseIngredients }: References) {
  const steps = [...(state?.steps ?? []), ...looseSteps]
  const ingredients = [...steps.flatMap((step) => step.ingredients), ...looseIngredients]
  return {
    steps: new Map(steps.map((step) => [step.id, step])),
    ingredients: new Map(ingredients.map((ingredient) => [ingredient.id, ingredient])),
  }
}

const nutritionOf = (
  { source, ...amounts }: NonNullable<RecipeBody['nutrition']>,
  state: RecipeState | null,
  nextId: (kind: string) => number,
): Nutrition => ({ id: state?.nutrition?.id ?? nextId('nutrition'), ...amounts, source: source ?? null })

const unique = (ids: readonly number[]) => [...new Set(ids)]

const omitUndefined = <T extends object>(body: T) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
