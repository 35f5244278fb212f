import { inlinePicturesOf } from '../../drafts/inline-pictures.ts'
import { flagOf, jsonObjectOf, keywordListOf, numberOf, textIn, wordListOf } from '../../drafts/loose-json.ts'
import { namedRecipeOf } from '../../drafts/named-recipe.ts'
import { noteOf, notesOf } from '../../drafts/notes.ts'
import { nutritionIn, nutritionNotes } from '../../drafts/nutrition-text.ts'
import { ingredientsIn, paragraphsIn, stepsByLine } from '../../drafts/read-lines.ts'
import type { RecipeDraft } from '../../drafts/recipe-draft.ts'
import { timesOf } from '../../drafts/times.ts'
import { headTextOf } from '../../files/file.read.ts'
import { endingOf, type SourceFile, stemOf } from '../../files/source-file.ts'
import { servingsOf } from '../../pages/text/servings.ts'
import type { Importer } from '../importer.ts'
import { itemForEach, itemsOfEach, someHeadText } from '../read-items.ts'

/** A zip of JSON files. Texts are a little Markdown: `# titles`, emphasis, links. */
export const mela: Importer = {
  id: 'MELARECIPES',
  title: 'Mela',
  hint: '.melarecipes',
  recognizes: ({ files }) => someHeadText(files, isRecipe),
  read: ({ files }) =>
    itemsOfEach(
      files,
      async (file) => isNamed(file) || isRecipe(await headTextOf(file), file),
      (file) => itemForEach([file], recipeOf),
    ),
}

const isNamed = (file: SourceFile): boolean => endingOf(file) === '.melarecipe'

/** One that was renamed still has a field that no other app has. */
const isRecipe = (head: string, file: SourceFile): boolean =>
  /^\s*\{/.test(head) && (isNamed(file) || (/"wantToCook"\s*:/.test(head) && /"title"\s*:/.test(head)))

async function recipeOf(file: SourceFile): Promise<RecipeDraft> {
  const from = await jsonObjectOf(file)
  const text = (field: string) => textIn(from[field])
  const { unplaced, ...times } = timesOf({
    prep: text('prepTime'),
    cook: text('cookTime'),
    total: text('totalTime'),
  })
  const { servings, servings_text } = servingsOf(text('yield'))
  const link = text('link')
  const isAddress = /^https?:\/\//i.test(link)
  const ingredients = text('ingredients')
  return namedRecipeOf(
    {
      key: text('id'),
      name: text('title'),
      description: paragraphsIn(text('text').replace(LINK, '$1 ($2)')),
      source_url: isAddress ? link : '',
      source: isAddress ? '' : link,
      servings,
      servings_text,
      ...times,
      keywords: keywordListOf(from['categories']),
      ingredients: ingredientsIn(ingredients.replace(LINK, '$1').replace(EMPHASIS, '$2')),
      steps: stepsByLine(text('instructions')),
      nutrition: nutritionIn(text('nutrition')),
      ...inlinePicturesOf(wordListOf(from['images'])),
      favourite: flagOf(from['favorite']),
      notes: noteOf(text('notes')),
      unplaced: [
        ...unplaced,
        ...notesOf({
          Links: [...ingredients.matchAll(LINK)].map(([, title, address]) => `${title}: ${address}`).join('\n'),
          'Want to cook': flagOf(from['wantToCook']) ? 'yes' : '',
        }),
        ...nutritionNotes(text('nutrition')),
      ],
      created_at: dateOf(numberOf(from['date'])),
    },
    stemOf(file),
  )
}

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g
const EMPHASIS = /(\*\*?)(?=\S)([^*]+?)\1/g

/** Seconds since 2001, as Apple counts. */
function dateOf(seconds: number | null): string | null {
  const date = new Date(((seconds ?? NaN) + 978_307_200) * 1000)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
