import {
  flagOf,
  jsonObjectOf,
  nameListOf,
  numberOf,
  objectsBy,
  textIn,
  wordListOf,
  wordsOf,
} from '../../drafts/loose-json.ts'
import { namedRecipeOf } from '../../drafts/named-recipe.ts'
import { noteOf, notesOf } from '../../drafts/notes.ts'
import { nutritionIn } from '../../drafts/nutrition-text.ts'
import { linesIn, paragraphsIn } from '../../drafts/read-lines.ts'
import type { DraftIngredient, DraftPicture, RecipeDraft } from '../../drafts/recipe-draft.ts'
import { sectionedSteps } from '../../drafts/sectioned-steps.ts'
import { starsOf } from '../../drafts/stars.ts'
import { timesOf } from '../../drafts/times.ts'
import { FileRefusal } from '../../files/file-refusal.ts'
import { findNamed } from '../../files/find-named.ts'
import { baseName, endingOf, type SourceFile } from '../../files/source-file.ts'
import { isObject, type JsonObject } from '../../pages/json/json-value.ts'
import { servingsOf } from '../../pages/text/servings.ts'
import type { Importer } from '../importer.ts'
import { itemForEach, someHeadText } from '../read-items.ts'
import { say } from '../../drafts/said.ts'

/** A zip with a JSON file for each recipe, its pictures, and a list of both. */
export const flavorish: Importer = {
  id: 'FLAVORISH',
  title: 'Flavorish',
  hint: 'recipes/….json',
  recognizes: ({ files }) =>
    someHeadText(
      files.filter(isRecipeFile),
      (head) => /"recipe"\s*:\s*\{/.test(head) && /"title"\s*:/.test(head) && OWN_FIELD.test(head),
    ),
  read({ files }) {
    const find = findNamed(files)
    return itemForEach(files.filter(isRecipeFile), (file) => recipeOf(file, find))
  },
}

/** Others put a recipe under that name, too. */
const OWN_FIELD = /"(?:sort_order|is_group_header|(?:prep|cook|total)_time_(?:hours|minutes)|source_name)"\s*:/

const isRecipeFile = (file: SourceFile): boolean =>
  endingOf(file) === '.json' && baseName(file).toLowerCase() !== 'manifest.json'

async function recipeOf(file: SourceFile, find: (name: string) => SourceFile | undefined): Promise<RecipeDraft> {
  const whole = await jsonObjectOf(file)
  const from = whole['recipe']
  if (!isObject(from)) throw new FileRefusal('recipe_unreadable', `“${file.path}” holds no recipe.`)
  const text = (field: string) => textIn(from[field])
  const minutes = (of: string) =>
    60 * (numberOf(from[`${of}_time_hours`]) ?? 0) + (numberOf(from[`${of}_time_minutes`]) ?? 0)
  const { unplaced, ...times } = timesOf({ prep: minutes('prep'), cook: minutes('cook'), total: minutes('total') })
  const { servings, servings_text } = servingsOf(text('servings'))
  return namedRecipeOf(
    {
      key: text('id'),
      name: text('title'),
      description: paragraphsIn(text('description')),
      source_url: text('source_url'),
      source: text('source_name'),
      servings,
      servings_text,
      ...times,
      keywords: [...new Set([...nameListOf(from['category']), ...nameListOf(from['cuisine'])])],
      books: nameListOf(whole['collections']),
      ingredients: objectsBy(whole['ingredients'], 'sort_order').flatMap(ingredientOf),
      steps: sectionedSteps(
        objectsBy(whole['instructions'], 'sort_order').map((row) => ({
          text: wordsOf(row['text']),
          isHeading: flagOf(row['is_group_header']),
        })),
      ),
      nutrition: nutritionIn(nutritionText(from)),
      ...pictureOf(whole, from, find),
      rating: starsOf(from['rating']),
      notes: noteOf(text('notes')),
      unplaced: [...unplaced, ...notesOf({ Keywords: wordListOf(from['keywords']).join(', ') })],
    },
    file.path,
  )
}

const ingredientOf = (row: JsonObject): DraftIngredient[] =>
  linesIn(wordsOf(row['text'])).map((line) => (flagOf(row['is_group_header']) ? { heading: line } : { line }))

/** `nutrition_trans_fat_content` as "trans fat: …". */
const nutritionText = (from: JsonObject): string =>
  Object.entries(from)
    .filter(([field, value]) => field.startsWith('nutrition_') && wordsOf(value) !== '')
    .map(([field, value]) => `${field.replace(/^nutrition_|_content$/g, '').replaceAll('_', ' ')}: ${wordsOf(value)}`)
    .join('\n')

function pictureOf(whole: JsonObject, from: JsonObject, find: (name: string) => SourceFile | undefined) {
  const name = wordsOf(whole['imageFilename'])
  const file = name ? find(name) : undefined
  const url = wordsOf(from['image_url'])
  const pictures: DraftPicture[] = file ? [{ file }] : url ? [{ url }] : []
  return { pictures, warnings: name && pictures.length === 0 ? [say('picture_missing', { name })] : [] }
}
