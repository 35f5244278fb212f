import { pictureFromBase64 } from '../../drafts/base64-picture.ts'
import { jsonObjectOf, numberOf, objectsOf, wordListOf, wordsOf } from '../../drafts/loose-json.ts'
import { nutritionIn } from '../../drafts/nutrition-text.ts'
import { ingredientsIn, paragraphsIn, stepsByLine } from '../../drafts/read-lines.ts'
import { type DraftPicture, type RecipeDraft, recipeDraftOf } from '../../drafts/recipe.draft.ts'
import { headTextOf } from '../../files/file.read.ts'
import { endingOf, type SourceFile } from '../../files/source-file.ts'
import type { JsonObject } from '../../pages/json/json-value.ts'
import { minutesOf } from '../../pages/text/duration.ts'
import { servingsOf } from '../../pages/text/servings.ts'
import type { Importer } from '../importer.ts'
import { itemForEach } from '../read-items.ts'

/** A zip of files of JSON, each packed by gzip; a single recipe is one such file. All its fields are text. */
export const paprika: Importer = {
  id: 'PAPRIKA',
  title: 'Paprika',
  hint: '.paprikarecipes',
  async recognizes({ files }) {
    const [first] = files.filter((file) => endingOf(file) === '.paprikarecipe')
    return first !== undefined && /^\s*\{/.test(await headTextOf(first))
  },
  read: ({ files }) =>
    itemForEach(
      files.filter((file) => endingOf(file) === '.paprikarecipe'),
      recipeOf,
    ),
}

async function recipeOf(file: SourceFile): Promise<RecipeDraft> {
  const from = await jsonObjectOf(file)
  const text = (field: string) => wordsOf(from[field])
  const photos = photosOf(from)
  const minutes = {
    prep: minutesOf(text('prep_time')),
    cook: minutesOf(text('cook_time')),
    total: minutesOf(text('total_time')),
  }
  const { servings, servings_text } = servingsOf(text('servings'))
  const difficulty = text('difficulty')
  return recipeDraftOf({
    key: text('uid'),
    name: text('name'),
    description: paragraphsIn(text('description')),
    source: text('source'),
    source_url: text('source_url'),
    servings,
    servings_text,
    working_time: minutes.prep || (minutes.cook ? 0 : minutes.total),
    waiting_time: minutes.cook,
    keywords: wordListOf(from['categories']),
    ingredients: ingredientsIn(text('ingredients')),
    steps: stepsByLine(text('directions')).map((step) => ({
      ...step,
      instruction: step.instruction.replace(PHOTO, '').replace(/ {2,}/g, ' ').trim(),
      pictures: [...step.instruction.matchAll(PHOTO)].flatMap(([, name = '']) => photos.named.get(name) ?? []),
    })),
    nutrition: nutritionIn(text('nutritional_info')),
    pictures: photos.own,
    rating: numberOf(from['rating']) || null,
    notes: text('notes') ? [{ title: '', text: paragraphsIn(text('notes')) }] : [],
    unplaced: difficulty ? [{ title: 'Difficulty', text: difficulty }] : [],
    created_at: createdAt(text('created')),
    warnings: photos.warnings,
  })
}

/** Where a photo of the list stands in the directions. */
const PHOTO = /\[photo:([^\]]+)\]/g

function photosOf(from: JsonObject) {
  const named = new Map<string, DraftPicture>()
  const own: DraftPicture[] = []
  const warnings: string[] = []
  const main = wordsOf(from['photo_data'])
  const picture = main ? pictureFromBase64(main) : null
  if (picture) own.push(picture)
  else if (main) warnings.push('The photo cannot be read.')
  else if (wordsOf(from['image_url'])) own.push({ url: wordsOf(from['image_url']) })
  const used = new Set([...wordsOf(from['directions']).matchAll(PHOTO)].map(([, name]) => name))
  for (const photo of objectsOf(from['photos'])) {
    const name = wordsOf(photo['name'])
    const read = pictureFromBase64(wordsOf(photo['data']))
    if (!read) warnings.push(`The photo “${name}” is not in the file.`)
    else if (used.has(name)) named.set(name, read)
    else own.push(read)
  }
  return { own, named, warnings }
}

/** "2025-03-01 18:20:00", without a zone. */
const createdAt = (text: string): string | null =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : null
