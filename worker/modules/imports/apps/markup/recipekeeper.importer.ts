import { ingredientsOfLines, linesIn } from '../../drafts/read-lines.ts'
import { type RecipeDraft, recipeDraftOf } from '../../drafts/recipe-draft.ts'
import { Graph } from '../../pages/schema/graph.ts'
import { nutritionOf } from '../../pages/schema/nutrition.ts'
import { minutesOf } from '../../pages/text/duration.ts'
import { servingsOf } from '../../pages/text/servings.ts'
import type { Importer } from '../importer.ts'
import { htmlImporter } from './html/html-importer.ts'
import type { HtmlScope } from './html/html-scope.ts'
import { notesOf } from './fields/notes-of.ts'
import { foundAll } from './picture-finder.ts'
import type { OwnFile } from './sorted-files.ts'
import { starsIn } from './fields/stars-in.ts'
import { stepsOfTexts } from './fields/steps-of-texts.ts'
import { splitMinutes } from '../../pages/text/split-minutes.ts'

/** A zip of one page with all recipes, wherever it lies, and pictures. */
export const recipeKeeper: Importer = htmlImporter({
  id: 'RECIPEKEEPER',
  title: 'Recipe Keeper',
  hint: 'RecipeKeeper_….zip',
  isPage: (beginning) =>
    /class\s*=\s*["']?recipe-details\b/i.test(beginning) &&
    /itemprop\s*=\s*["']?recipe(?:Id|ShareId|IsFavourite|Course|Source|Ingredients|Directions)\b/i.test(beginning),
  opening: /<div[^<>]{0,300}?class\s*=\s*["']?recipe-details\b[^<>]{0,300}>/,
  nameOf,
  read: recipeOf,
})

function nameOf(recipe: HtmlScope): string {
  return recipe.byProperty('name')[0]?.line ?? ''
}

function recipeOf(from: HtmlScope, { file, picture }: OwnFile): RecipeDraft {
  const contents = (property: string) =>
    from.byProperty(property).map((it) => (it.tag === 'meta' ? it.attribute('content') : it.line))
  const text = (property: string) => contents(property).find(Boolean) ?? ''
  const lines = (property: string) => from.byProperty(property).flatMap((it) => it.lines({ bold: true }))
  const { servings, servings_text } = servingsOf(text('recipeYield'))
  const [source] = from.byProperty('recipeSource')
  const link = source?.byTag('a')[0]?.attribute('href') || /^https?:\/\/\S+$/.exec(source?.line ?? '')?.[0] || ''
  const photos = from.byTag('img').map((it) => it.attribute('src'))
  const pictures = foundAll([...new Set(photos)].map((address) => picture(address, file)))
  return recipeDraftOf({
    key: text('recipeId'),
    name: nameOf(from),
    source: source?.line === link ? '' : (source?.line ?? ''),
    source_url: link,
    servings,
    servings_text,
    ...splitMinutes({
      prep: minutesOf(text('prepTime')),
      cook: minutesOf(text('cookTime')),
      total: minutesOf(text('totalTime')),
    }),
    keywords: [...new Set([...contents('recipeCourse').flatMap(namesIn), ...contents('recipeCategory')])].filter(
      Boolean,
    ),
    ingredients: ingredientsOfLines(lines('recipeIngredients').flatMap(linesIn)),
    steps: stepsOfTexts(lines('recipeDirections').map((text) => ({ text }))),
    nutrition: nutritionOf(
      Object.fromEntries(NUTRITION.map(([property, term]) => [term, text(`recipeNut${property}`)])),
      new Graph([]),
    ),
    pictures: pictures.pictures,
    rating: starsIn(text('recipeRating')),
    favourite: /^true$/i.test(text('recipeIsFavourite')),
    books: collectionsOf(from, contents('recipeCollection')),
    notes: notesOf(['', lines('recipeNotes').join('\n')]),
    warnings: pictures.warnings,
  })
}

const namesIn = (text: string): string[] => text.split(',').map((name) => name.trim())

/** Collections are marked in newer files only; in others they are the line that has no mark at all. */
function collectionsOf(from: HtmlScope, marked: readonly string[]): string[] {
  if (marked.length > 0) return marked.filter(Boolean)
  const line = from
    .byTag('td')
    .flatMap((cell) => cell.byTag('div'))
    .find((div) => div.byTag('span').length === 1 && div.all((node) => node.attributes.has('itemprop')).length === 0)
  return namesIn(line?.byTag('span')[0]?.line ?? '').filter(Boolean)
}

const NUTRITION = [
  ['ServingSize', 'servingSize'],
  ['Calories', 'calories'],
  ['TotalFat', 'fatContent'],
  ['SaturatedFat', 'saturatedFatContent'],
  ['Cholesterol', 'cholesterolContent'],
  ['Sodium', 'sodiumContent'],
  ['TotalCarbohydrate', 'carbohydrateContent'],
  ['DietaryFiber', 'fiberContent'],
  ['Sugars', 'sugarContent'],
  ['Protein', 'proteinContent'],
] as const
