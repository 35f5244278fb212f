import { isObject, type JsonObject, jsonList, type JsonValue } from '../json/json-value.ts'
import type { PageDraft } from '../page-draft.ts'
import { cleanLine, cleanLines } from '../text/clean.ts'
import { minutesOf } from '../text/duration.ts'
import { servingsOf } from '../text/servings.ts'
import type { Graph } from './graph.ts'
import { imagesOf } from './images.ts'
import { ingredientsOf } from './ingredients.ts'
import { instructionSteps } from './instructions.ts'
import { keywordsOf } from './keywords.ts'
import { nutritionOf } from './nutrition.ts'
import { schemaProperty, textOf } from './terms.ts'

/** Also without a type, and with property names of older markup and other apps. */
export function recipeDraft(recipe: JsonObject, graph: Graph): PageDraft {
  const of = (...names: string[]): JsonValue | undefined => {
    const value = schemaProperty(recipe, ...names)
    return value === undefined || Array.isArray(value) ? value : graph.resolve(value)
  }
  const times = {
    prep: of('prepTime', 'prep_time', 'preparationTime'),
    cook: of('cookTime', 'cook_time', 'performTime', 'cookingTime'),
    total: of('totalTime', 'total_time'),
  }
  return {
    name: cleanLine(textOf(of('name', 'title', 'headline'))),
    description: cleanLines(textOf(of('description', 'summary', 'abstract'))).join('\n\n'),
    url: textOf(of('url', 'mainEntityOfPage'), '@id', 'url').trim(),
    author: cleanLine(textOf(authorOf(of('author', 'creator'), graph))),
    language: textOf(of('inLanguage'), 'alternateName').trim(),
    yield: servingsOf(of('recipeYield', 'yield', 'servings', 'yields')),
    minutes: { prep: minutesOf(times.prep), cook: minutesOf(times.cook), total: minutesOf(times.total) },
    times: {
      prep: cleanLine(textOf(times.prep)),
      cook: cleanLine(textOf(times.cook)),
      total: cleanLine(textOf(times.total)),
    },
    images: [
      ...imagesOf(of('image', 'images', 'photo', 'imageUrl'), graph),
      ...imagesOf(of('thumbnailUrl', 'thumbnail'), graph),
    ],
    keywords: keywordsOf(of('keywords', 'tags'), of('recipeCategory', 'category'), of('recipeCuisine', 'cuisine')),
    ingredients: ingredientsOf(of(...INGREDIENTS) ?? suppliesOf(of(...STEPS), graph), graph),
    steps: instructionSteps(of(...STEPS), graph),
    nutrition: nutritionOf(of('nutrition', 'nutritionInformation'), graph),
  }
}

const INGREDIENTS = ['recipeIngredient', 'recipeIngredients', 'ingredients', 'ingredient', 'supply'] as const
const STEPS = [
  'recipeInstructions',
  'recipeInstruction',
  'recipeDirections',
  'instructions',
  'step',
  'steps',
  'directions',
  'method',
] as const

/** A page may name what goes in only step by step. */
function suppliesOf(steps: JsonValue | undefined, graph: Graph): JsonValue | undefined {
  const supplies = jsonList(steps)
    .slice(0, MAX_STEPS)
    .flatMap((step) => {
      const item = graph.resolve(step)
      return isObject(item) ? jsonList(schemaProperty(item, 'supply')) : []
    })
  return supplies.length > 0 ? supplies : undefined
}

const MAX_STEPS = 300

const authorOf = (value: JsonValue | undefined, graph: Graph): JsonValue | undefined => {
  const first = Array.isArray(value) ? value[0] : value
  return first === undefined ? undefined : graph.resolve(first)
}
