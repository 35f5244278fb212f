import { foodAndNote } from '../../drafts/food-and-note.ts'
import { inlinePicturesOf } from '../../drafts/inline-pictures.ts'
import {
  countOf,
  flagOf,
  jsonObjectOf,
  keywordListOf,
  nameListOf,
  objectsBy,
  textIn,
  wordListOf,
  wordsOf,
} from '../../drafts/loose-json.ts'
import { namedRecipeOf } from '../../drafts/named-recipe.ts'
import { noteOf } from '../../drafts/notes.ts'
import { nutritionIn, nutritionNotes } from '../../drafts/nutrition-text.ts'
import { paragraphsIn } from '../../drafts/read-lines.ts'
import type { DraftIngredient, RecipeDraft } from '../../drafts/recipe-draft.ts'
import { sectionedSteps } from '../../drafts/sectioned-steps.ts'
import { starsOf } from '../../drafts/stars.ts'
import { timesOf } from '../../drafts/times.ts'
import { headTextOf } from '../../files/file.read.ts'
import { endingOf, type SourceFile, stemOf } from '../../files/source-file.ts'
import { isObject, type JsonObject } from '../../pages/json/json-value.ts'
import { servingsOf } from '../../pages/text/servings.ts'
import type { Importer } from '../importer.ts'
import { itemForEach, itemsOfEach, someHeadText } from '../read-items.ts'

/** A JSON file for each recipe, which has amounts and units in parts. `sourceImage` is the icon of a page. */
export const crouton: Importer = {
  id: 'CROUTON',
  title: 'Crouton',
  hint: '.crumb',
  recognizes: ({ files }) => someHeadText(files, isRecipe),
  read: ({ files }) =>
    itemsOfEach(
      files,
      async (file) => isNamed(file) || isRecipe(await headTextOf(file), file),
      (file) => itemForEach([file], recipeOf),
    ),
}

const isNamed = (file: SourceFile): boolean => endingOf(file) === '.crumb'

/** One that was renamed still has fields that no other app has. */
const isRecipe = (head: string, file: SourceFile): boolean =>
  /^\s*\{/.test(head) && (isNamed(file) || /"(?:neutritionalInfo|cookingDuration|quantityType)"\s*:/.test(head))

async function recipeOf(file: SourceFile): Promise<RecipeDraft> {
  const from = await jsonObjectOf(file)
  const text = (field: string) => textIn(from[field])
  const nutrition = text('neutritionalInfo') || text('nutritionalInfo')
  const { unplaced, ...times } = timesOf({ prep: text('duration'), cook: text('cookingDuration') })
  const { servings, servings_text } = servingsOf(text('serves'))
  return namedRecipeOf(
    {
      key: text('uuid'),
      name: text('name'),
      description: paragraphsIn(text('description')),
      source_url: text('webLink'),
      source: text('sourceName'),
      servings,
      servings_text,
      ...times,
      keywords: keywordListOf(from['tags']),
      ingredients: objectsBy(from['ingredients'], 'order').flatMap(ingredientOf),
      steps: sectionedSteps(
        objectsBy(from['steps'], 'order').map((row) => ({
          text: wordsOf(row['step']),
          isHeading: flagOf(row['isSection']),
        })),
      ),
      nutrition: nutritionIn(nutrition),
      ...inlinePicturesOf(wordListOf(from['images'])),
      rating: starsOf(from['rating']),
      favourite: flagOf(from['isFavorite'] ?? from['favorite']),
      notes: noteOf(text('notes')),
      unplaced: [...unplaced, ...nutritionNotes(nutrition)],
    },
    stemOf(file),
  )
}

function ingredientOf(row: JsonObject): DraftIngredient[] {
  const quantity = isObject(row['quantity']) ? row['quantity'] : {}
  const [food = ''] = nameListOf(row['ingredient'])
  const type = wordsOf(quantity['quantityType']).toUpperCase()
  if (food === '') return []
  if (type === 'SECTION') return [{ heading: food }]
  return [
    {
      amount: countOf(quantity['amount']),
      amount_max: countOf(quantity['secondaryAmount']),
      unit: UNITS.get(type) ?? type.toLowerCase().replaceAll('_', ' '),
      ...foodAndNote(food),
    },
  ]
}

const UNITS = new Map([
  ['ITEM', ''],
  ['MILLS', 'ml'],
  ['CENTILITER', 'cl'],
  ['DECILITER', 'dl'],
  ['LITRES', 'l'],
  ['GRAMS', 'g'],
  ['KGS', 'kg'],
])
