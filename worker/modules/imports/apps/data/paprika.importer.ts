import { pictureFromBase64 } from '../../drafts/base64-picture.ts'
import { flagOf, jsonObjectOf, keywordListOf, objectsOf, textIn, wordsOf } from '../../drafts/loose-json.ts'
import { momentOf } from '../../drafts/moment.ts'
import { namedRecipeOf } from '../../drafts/named-recipe.ts'
import { noteOf, notesOf } from '../../drafts/notes.ts'
import { nutritionIn, nutritionNotes } from '../../drafts/nutrition-text.ts'
import { ingredientsIn, linesIn, paragraphsIn, stepsByLine } from '../../drafts/read-lines.ts'
import type { DraftPicture, RecipeDraft } from '../../drafts/recipe-draft.ts'
import { starsOf } from '../../drafts/stars.ts'
import { timesOf } from '../../drafts/times.ts'
import { type SourceFile, stemOf } from '../../files/source-file.ts'
import type { JsonObject } from '../../pages/json/json-value.ts'
import { servingsOf } from '../../pages/text/servings.ts'
import type { Importer } from '../importer.ts'
import { itemForEach, someHeadText } from '../read-items.ts'
import { type Said, say } from '../../drafts/said.ts'

/** A zip of files of JSON, each packed by gzip; a single recipe is one such file. All its fields are text. */
export const paprika: Importer = {
  id: 'PAPRIKA',
  title: 'Paprika',
  hint: '.paprikarecipes',
  recognizes: ({ files }) => someHeadText(files, isRecipe),
  read: ({ files }) =>
    itemForEach(
      files.filter((file) => RECIPE_FILE.test(file.path) || !files.some(({ path }) => RECIPE_FILE.test(path))),
      recipeOf,
    ),
}

const RECIPE_FILE = /\.paprikarecipe(?:\.gz)?$/i

/** One that was renamed still has the names of its fields. */
const isRecipe = (head: string, file: SourceFile): boolean =>
  /^[\uFEFF\s]*\{/.test(head) &&
  (RECIPE_FILE.test(file.path) ||
    (/"photo_(?:hash|large|data)"\s*:/.test(head) && /"(?:uid|directions)"\s*:/.test(head)))

async function recipeOf(file: SourceFile): Promise<RecipeDraft> {
  const from = await jsonObjectOf(file)
  const text = (field: string) => textIn(from[field])
  const photos = photosOf(from)
  const { unplaced, ...times } = timesOf({
    prep: text('prep_time'),
    cook: text('cook_time'),
    total: text('total_time'),
  })
  const { servings, servings_text } = servingsOf(text('servings'))
  return namedRecipeOf(
    {
      key: text('uid'),
      name: text('name'),
      description: paragraphsIn(text('description')),
      source: text('source'),
      source_url: text('source_url'),
      servings,
      servings_text,
      ...times,
      keywords: keywordListOf(from['categories']),
      ingredients: ingredientsIn(text('ingredients').replace(RECIPE, '$1')),
      steps: stepsByLine(withPhotosBeside(text('directions').replace(RECIPE, '$1'))).map((step) => ({
        ...step,
        instruction: step.instruction.replace(PHOTO, '').replace(/ {2,}/g, ' ').trim(),
        pictures: [...step.instruction.matchAll(PHOTO)].flatMap(([, name = '']) => photos.named.get(name) ?? []),
      })),
      nutrition: nutritionIn(text('nutritional_info')),
      pictures: photos.own,
      rating: starsOf(from['rating']),
      favourite: flagOf(from['on_favorites']),
      notes: noteOf(text('notes')),
      unplaced: [
        ...unplaced,
        ...notesOf({ Difficulty: text('difficulty') }),
        ...nutritionNotes(text('nutritional_info')),
      ],
      created_at: momentOf(from['created']),
      warnings: photos.warnings,
    },
    stemOf(file),
  )
}

/** Another recipe, by its name. */
const RECIPE = /\[recipe:([^\]]+)\]/g

/** Where a photo of the list stands in the directions. */
const PHOTO = /\[photo:([^\]]+)\]/g

/** A photo in a line of its own belongs to the text above, or to the first one. */
function withPhotosBeside(directions: string): string {
  const lines: string[] = []
  let photos = ''
  for (const line of linesIn(directions)) {
    if (line.replace(PHOTO, '').trim() !== '') {
      lines.push(photos + line)
      photos = ''
    } else if (lines.length > 0) lines.push(`${lines.pop()} ${line}`)
    else photos += `${line} `
  }
  return [...lines, photos].join('\n')
}

function photosOf(from: JsonObject) {
  const named = new Map<string, DraftPicture>()
  const own: DraftPicture[] = []
  const warnings: Said[] = []
  const main = wordsOf(from['photo_data'])
  const picture = main ? pictureFromBase64(main) : null
  if (picture) own.push(picture)
  else if (main) warnings.push(say('picture_unreadable'))
  else if (wordsOf(from['image_url'])) own.push({ url: wordsOf(from['image_url']) })
  const used = new Set([...wordsOf(from['directions']).matchAll(PHOTO)].map(([, name]) => name))
  for (const photo of objectsOf(from['photos'])) {
    const name = wordsOf(photo['name']) || wordsOf(photo['filename'])
    const read = pictureFromBase64(wordsOf(photo['data']))
    if (!read) warnings.push(say('picture_missing', { name }))
    else if (used.has(name)) named.set(name, read)
    else own.push(read)
  }
  return { own, named, warnings }
}
