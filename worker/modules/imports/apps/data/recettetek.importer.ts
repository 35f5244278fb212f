import { flagOf, nameListOf, textIn, wordListOf, wordsOf } from '../../drafts/loose-json.ts'
import { namedRecipeOf } from '../../drafts/named-recipe.ts'
import { noteOf, notesOf } from '../../drafts/notes.ts'
import { nutritionIn, nutritionNotes } from '../../drafts/nutrition-text.ts'
import { ingredientsIn, paragraphsIn, stepsByLine } from '../../drafts/read-lines.ts'
import type { DraftPicture, RecipeDraft } from '../../drafts/recipe-draft.ts'
import { starsOf } from '../../drafts/stars.ts'
import { timesOf } from '../../drafts/times.ts'
import { findNamed } from '../../files/find-named.ts'
import { headTextOf } from '../../files/file.read.ts'
import { endingOf, type SourceFile } from '../../files/source-file.ts'
import type { JsonObject } from '../../pages/json/json-value.ts'
import { servingsOf } from '../../pages/text/servings.ts'
import type { Importer } from '../importer.ts'
import { itemsOfEach, someHeadText } from '../read-items.ts'
import { jsonItems, readObject } from './json-items.ts'
import { say } from '../../drafts/said.ts'

/** Also called My Recipe Box. A zip of lists, `recipes_0.json` and so on, and of the pictures that they name. */
export const recetteTek: Importer = {
  id: 'RECETTETEK',
  title: 'RecetteTek, My Recipe Box',
  hint: '.rtk',
  recognizes: ({ files }) => someHeadText(files.filter(isList), isRecipes, 5),
  read({ files }) {
    const find = findNamed(files)
    return itemsOfEach(
      files.filter(isList),
      async (file) => isRecipes(await headTextOf(file, 16_000)),
      (file) => jsonItems(file, { paths: ['$.*'], read: readObject((from, where) => [recipeOf(from, where, find)]) }),
    )
  },
}

const isList = (file: SourceFile): boolean => endingOf(file) === '.json'

const isRecipes = (head: string): boolean =>
  /^[\uFEFF\s]*\[/.test(head) &&
  /"title"\s*:/.test(head) &&
  /"(?:preparationTime|cookingTime|inactiveTime|originalPicture)"\s*:/.test(head)

function recipeOf(from: JsonObject, where: string, find: (name: string) => SourceFile | undefined): RecipeDraft {
  const text = (field: string) => textIn(from[field])
  const { unplaced, ...times } = timesOf({
    prep: text('preparationTime'),
    cook: text('cookingTime'),
    rest: text('inactiveTime'),
    total: text('totalTime'),
  })
  const { servings, servings_text } = servingsOf(text('quantity'))
  const url = text('url') || text('source')
  const isAddress = /^https?:\/\//i.test(url)
  return namedRecipeOf(
    {
      key: text('uuid'),
      name: text('title'),
      description: paragraphsIn(text('description')),
      source_url: isAddress ? url : '',
      source: isAddress ? '' : url,
      servings,
      servings_text,
      ...times,
      keywords: [...nameListOf(from['categories']), ...nameListOf(from['tags'])].flatMap((name) =>
        name.split(/\s*;\s*/),
      ),
      ingredients: ingredientsIn(text('ingredients')),
      steps: stepsByLine(text('instructions')),
      nutrition: nutritionIn(text('nutrition')),
      ...picturesOf(from, find),
      rating: starsOf(from['rating']),
      favourite: flagOf(from['favorite']),
      notes: noteOf(text('notes')),
      unplaced: [
        ...unplaced,
        ...notesOf({ Tools: text('cookware'), Video: text('video') }),
        ...nutritionNotes(text('nutrition')),
      ],
    },
    where,
  )
}

/** Where none of the files is there, the address that the picture once had. */
function picturesOf(from: JsonObject, find: (name: string) => SourceFile | undefined) {
  const named = [...wordListOf(from['pictures']), ...wordListOf(from['picture'])].map((name) => ({
    name,
    file: find(name),
  }))
  const pictures: DraftPicture[] = named.flatMap(({ file }) => (file ? { file } : []))
  const address = wordsOf(from['originalPicture'])
  if (pictures.length === 0 && /^https?:\/\//i.test(address)) return { pictures: [{ url: address }] }
  return {
    pictures,
    warnings: named.filter(({ file }) => !file).map(({ name }) => say('picture_missing', { name })),
  }
}
