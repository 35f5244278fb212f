import type { ExportedRecipe } from '../exported-recipe.ts'
import type { ArchiveExporter } from '../exporter.ts'
import { keywordNames } from '../facts/keyword-names.ts'
import { nutritionText } from '../facts/nutrition-facts.ts'
import { allPictures, base64Of, pictureEnding, readPictures } from '../facts/pictures.ts'
import { stableKey, stableUuid } from '../facts/stable-key.ts'
import { minutesText } from '../facts/time-text.ts'
import { yieldText } from '../facts/yield-text.ts'
import { ownName } from '../names/own-name.ts'
import { gzipBytes } from './gzip-bytes.ts'
import { allRows } from '../rows/all-rows.ts'
import { rowLines, withColon } from '../rows/row-lines.ts'
import { stepLines, stepTexts } from '../rows/step-text.ts'

/** A zip of files of JSON, each packed by gzip. All keys have to be there, all but a few as texts. */
export const paprika: ArchiveExporter = {
  kind: 'archive',
  id: 'PAPRIKA',
  title: 'Paprika',
  ending: '.paprikarecipes',
  type: 'application/zip',
  async *filesOf(recipe, names) {
    const name = ownName(recipe, names)
    const content = await gzipBytes(JSON.stringify({ ...(await factsOf(recipe)), ...(await photosOf(recipe, name)) }))
    yield { path: `${name}.paprikarecipe`, content }
  },
}

const factsOf = async (recipe: ExportedRecipe) => ({
  uid: (await stableUuid(recipe)).toUpperCase(),
  created: recipe.created_at.replace('T', ' ').slice(0, 19),
  hash: (await stableKey(recipe)).toUpperCase(),
  name: printable(recipe.name),
  description: printable(recipe.description ?? ''),
  ingredients: printable(rowLines(allRows(recipe), withColon).join('\n')),
  // Some of its readers begin a step at empty lines alone.
  directions: printable(stepLines(stepTexts(recipe), withColon).join('\n\n')),
  notes: '',
  nutritional_info: nutritionText(recipe),
  prep_time: minutesText(recipe.working_time),
  cook_time: minutesText(recipe.waiting_time),
  total_time: minutesText(recipe.working_time + recipe.waiting_time),
  difficulty: '',
  servings: yieldText(recipe),
  rating: Math.round(recipe.rating ?? 0),
  source: '',
  source_url: recipe.source_url ?? '',
  image_url: '',
  categories: keywordNames(recipe),
  on_favorites: recipe.favourite,
})

/** The first photo stands apart. */
async function photosOf(recipe: ExportedRecipe, name: string) {
  const photos: { filename: string; name: string; data: string }[] = []
  for await (const picture of readPictures(allPictures(recipe))) {
    const title = photos.length === 0 ? name : `${name} ${photos.length + 1}`
    photos.push({ filename: `${title}${pictureEnding(picture)}`, name: title, data: base64Of(picture) })
  }
  const [first, ...others] = photos
  return {
    photo: first?.filename ?? '',
    photo_hash: '',
    photo_large: null,
    photo_data: first?.data ?? '',
    photos: others,
  }
}

/** It fails at other control characters. */
const printable = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '')
