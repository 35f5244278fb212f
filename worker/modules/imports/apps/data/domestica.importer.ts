import { inlinePicturesOf } from '../../drafts/inline-pictures.ts'
import { keywordListOf, textIn } from '../../drafts/loose-json.ts'
import { namedRecipeOf } from '../../drafts/named-recipe.ts'
import { noteOf } from '../../drafts/notes.ts'
import { ingredientsIn, paragraphsIn, stepsByLine } from '../../drafts/read-lines.ts'
import type { RecipeDraft } from '../../drafts/recipe-draft.ts'
import { timesOf } from '../../drafts/times.ts'
import { isPicture } from '../../files/source-file.ts'
import type { JsonObject } from '../../pages/json/json-value.ts'
import { servingsOf } from '../../pages/text/servings.ts'
import type { Importer } from '../importer.ts'
import { someHeadText } from '../read-items.ts'
import { jsonItems, readObject } from './json-items.ts'

/** One list of recipes, all fields text, pictures as base64. */
export const domestica: Importer = {
  id: 'DOMESTICA',
  title: 'Domestica',
  hint: '.json',
  recognizes: ({ files }) => someHeadText(files, (head) => /^\s*\[/.test(head) && /"time(?:Prep|Cook)"\s*:/.test(head)),
  async *read({ files }) {
    for (const file of files.filter((file) => !isPicture(file)))
      yield* jsonItems(file, { paths: ['$.*'], read: readObject((from, where) => [recipeOf(from, where)]) })
  },
}

function recipeOf(from: JsonObject, where: string): RecipeDraft {
  const text = (field: string) => textIn(from[field])
  const { unplaced, ...times } = timesOf({ prep: text('timePrep'), cook: text('timeCook'), total: text('timeTotal') })
  const { servings, servings_text } = servingsOf(text('servings'))
  const source = text('source')
  const isAddress = /^https?:\/\//i.test(source)
  return namedRecipeOf(
    {
      key: text('id'),
      name: text('name'),
      description: paragraphsIn(text('description')),
      source_url: isAddress ? source : '',
      source: isAddress ? '' : source,
      servings,
      servings_text,
      ...times,
      keywords: [...keywordListOf(from['categories']), ...keywordListOf(from['tags'])],
      ingredients: ingredientsIn(text('ingredients')),
      steps: stepsByLine(text('directions')),
      ...inlinePicturesOf([text('image')]),
      notes: noteOf(text('notes')),
      unplaced,
    },
    where,
  )
}
