import type { FoodDraft, LeftOutDraft, UnitDraft } from '../../drafts/draft.ts'
import { countOf, flagOf, nameListOf, numberOf, objectsBy, objectsOf, wordsOf } from '../../drafts/loose-json.ts'
import { namedRecipeOf } from '../../drafts/named-recipe.ts'
import { momentOf } from '../../drafts/moment.ts'
import { type DraftIngredient, type DraftPicture, type RecipeDraft, stepOf } from '../../drafts/recipe-draft.ts'
import { starsOf } from '../../drafts/stars.ts'
import { isObject, type JsonObject } from '../../pages/json/json-value.ts'
import { leftOutDraft } from '../../drafts/left-out-draft.ts'
import { say } from '../../drafts/said.ts'

type Word = FoodDraft | UnitDraft | LeftOutDraft

/** A recipe as the interchange format and the API have it, after what it tells of its foods and units. */
export function tandoorDrafts(from: JsonObject, where: string, pictures: DraftPicture[]): (Word | RecipeDraft)[] {
  const steps = objectsBy(from['steps'], 'order')
  const rows = steps.flatMap((step) => objectsBy(step['ingredients'], 'order'))
  const recipe = namedRecipeOf(
    {
      key: wordsOf(from['id']),
      name: wordsOf(from['name']),
      description: wordsOf(from['description']),
      source_url: wordsOf(from['source_url']),
      servings: countOf(from['servings']),
      servings_text: wordsOf(from['servings_text']),
      working_time: Math.round(countOf(from['working_time']) ?? 0),
      waiting_time: Math.round(countOf(from['waiting_time']) ?? 0),
      keywords: nameListOf(from['keywords']),
      steps: steps.map((step) =>
        stepOf({
          name: wordsOf(step['name']),
          instruction: wordsOf(step['instruction']),
          time: Math.round(countOf(step['time']) ?? 0),
          ingredients: objectsBy(step['ingredients'], 'order').flatMap(ingredientOf),
        }),
      ),
      nutrition: nutritionOf(from),
      pictures,
      rating: starsOf(from['rating']),
      private: flagOf(from['private']),
      created_at: momentOf(from['created_at']),
    },
    where,
  )
  return [...foodsOf(rows), ...unitsOf(rows), ...leftOut(from, rows), recipe]
}

function ingredientOf(row: JsonObject): DraftIngredient[] {
  const [food = ''] = nameListOf(row['food'])
  const note = wordsOf(row['note'])
  const text = wordsOf(row['original_text'])
  if (flagOf(row['is_header'])) return note || food ? [{ heading: note || food }] : []
  if (food === '') return note || text ? [{ line: text || lineOf(row, note) }] : []
  return [
    {
      amount: flagOf(row['no_amount']) ? null : countOf(row['amount']),
      amount_max: countOf(row['amount_max']),
      unit: nameListOf(row['unit'])[0] ?? '',
      food,
      note,
      ...(text && { original_text: text }),
    },
  ]
}

const lineOf = (row: JsonObject, note: string): string =>
  [countOf(row['amount']), ...nameListOf(row['unit']), note].filter(Boolean).join(' ')

const foodsOf = (rows: readonly JsonObject[]): FoodDraft[] =>
  distinct(rows, 'food')
    .map((food) => ({
      kind: 'food' as const,
      name: wordsOf(food['name']),
      plural_name: wordsOf(food['plural_name']),
      description: wordsOf(food['description']),
      aisle: nameListOf(food['supermarket_category'])[0] ?? '',
      on_hand: flagOf(food['food_onhand']),
      aliases: [],
    }))
    .filter((food) => food.plural_name || food.description || food.aisle || food.on_hand)

const unitsOf = (rows: readonly JsonObject[]): UnitDraft[] =>
  distinct(rows, 'unit')
    .map((unit) => ({
      kind: 'unit' as const,
      name: wordsOf(unit['name']),
      plural_name: wordsOf(unit['plural_name']),
      description: wordsOf(unit['description']),
      aliases: [],
    }))
    .filter((unit) => unit.plural_name || unit.description)

const distinct = (rows: readonly JsonObject[], field: string): JsonObject[] => [
  ...new Map(
    rows
      .map((row) => row[field])
      .filter(isObject)
      .filter((word) => wordsOf(word['name']) !== '')
      .map((word) => [wordsOf(word['name']), word]),
  ).values(),
]

function leftOut(from: JsonObject, rows: readonly JsonObject[]): LeftOutDraft[] {
  const keywords = objectsOf(from['keywords']).filter((keyword) => wordsOf(keyword['description']) !== '')
  const foods = distinct(rows, 'food').filter((food) => flagOf(food['ignore_shopping']))
  return [
    leftOutDraft(say('keyword_descriptions'), keywords.length),
    leftOutDraft(say('foods_off_lists'), foods.length),
  ].filter(({ count }) => count > 0)
}

/** Of the old form, or as properties of the recipe. */
function nutritionOf(from: JsonObject): RecipeDraft['nutrition'] {
  const old = isObject(from['nutrition']) ? from['nutrition'] : {}
  const properties = new Map(
    objectsOf(from['properties']).map((property) => [
      nameListOf(property['property_type'])[0] ?? '',
      numberOf(property['property_amount']),
    ]),
  )
  const of = (field: string, name: string) => numberOf(old[field]) ?? properties.get(name) ?? null
  return {
    calories: of('calories', 'Calories'),
    fats: of('fats', 'Fats'),
    carbohydrates: of('carbohydrates', 'Carbohydrates'),
    proteins: of('proteins', 'Proteins'),
    raw: Object.fromEntries(
      [...properties].filter(([name]) => name !== '').map(([name, amount]) => [name, `${amount}`]),
    ),
  }
}
