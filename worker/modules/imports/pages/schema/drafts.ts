import type { Draft } from '../draft.ts'
import type { JsonObject, JsonValue } from '../json/json.value.ts'
import { Graph } from './graph.ts'
import { recipeDraft } from './recipe.draft.ts'
import { schemaProperty, typesOf } from './terms.ts'

const MAX_RECIPES = 40

/** The recipes of a page's structured data as drafts: by type, else anything with both ingredients and instructions. */
export function schemaDrafts(documents: readonly JsonValue[]): Draft[] {
  const graph = new Graph(documents)
  const typed = graph.objects.filter((object) => typesOf(object).some((type) => RECIPE_TYPES.has(type)))
  const recipes = typed.length ? typed : graph.objects.filter(looksLikeRecipe)
  return recipes.slice(0, MAX_RECIPES).map((recipe) => recipeDraft(recipe, graph))
}

const RECIPE_TYPES = new Set(['recipe', 'newsrecipe'])

const looksLikeRecipe = (object: JsonObject): boolean =>
  schemaProperty(object, 'recipeIngredient', 'ingredients') !== undefined &&
  schemaProperty(object, 'recipeInstructions', 'instructions', 'steps', 'directions') !== undefined
