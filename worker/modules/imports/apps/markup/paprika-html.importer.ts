import { nutritionIn } from '../../drafts/nutrition-text.ts'
import { ingredientOf } from '../../drafts/read-lines.ts'
import { type RecipeDraft, recipeDraftOf } from '../../drafts/recipe-draft.ts'
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

/** What Paprika's export as HTML leaves: a folder with an index, and a page for each recipe. */
export const paprikaHtml: Importer = htmlImporter({
  id: 'PAPRIKA_HTML',
  title: 'Paprika (HTML)',
  hint: '.zip, .html',
  isPage: (beginning) =>
    /itemtype\s*=\s*["']?https?:\/\/schema\.org\/Recipe/i.test(beginning) &&
    /class\s*=\s*["'](?:infobox|photobox|photo photoswipe|ingredients text|ingredientsbox)["']/i.test(beginning),
  nameOf,
  read: recipeOf,
})

function nameOf(recipe: HtmlScope): string {
  return recipe.byProperty('name')[0]?.line ?? ''
}

function recipeOf(from: HtmlScope, { file, picture }: OwnFile): RecipeDraft {
  const line = (property: string) => from.byProperty(property)[0]?.line ?? ''
  const lines = (property: string) => from.byProperty(property).flatMap((it) => it.lines({ bold: true }))
  const minutes = (property: string) => minutesOf(line(property))
  const { servings, servings_text } = servingsOf(line('recipeYield'))
  const [rating] = from.byClass('rating')
  const source = line('author')
  const url = from.byProperty('url')[0]?.attribute('href') ?? ''
  const addresses = from.byTag('img').map((it) => it.attribute('src'))
  const pictures = foundAll([...new Set(addresses)].map((address) => picture(address, file)))
  return recipeDraftOf({
    name: nameOf(from),
    description: lines('description').join('\n\n'),
    source,
    source_url: url,
    servings,
    servings_text,
    ...splitMinutes({ prep: minutes('prepTime'), cook: minutes('cookTime'), total: minutes('totalTime') }),
    keywords: (from.byClass('categories')[0]?.line || line('recipeCategory'))
      .split(',')
      .map((it) => it.trim())
      .filter(Boolean),
    ingredients: from
      .byProperty('recipeIngredient', 'ingredients')
      .flatMap((it) => it.lines())
      .map(ingredientOf),
    steps: stepsOfTexts(lines('recipeInstructions').map((text) => ({ text }))),
    nutrition: nutritionIn(lines('nutrition').join('\n')),
    pictures: pictures.pictures,
    rating: starsIn(rating?.attribute('value') ?? '') ?? (rating?.line.match(/★/g)?.length || null),
    notes: notesOf(['', lines('comment').join('\n\n')]),
    unplaced: notesOf(['Difficulty', line('difficulty')]),
    warnings: pictures.warnings,
  })
}
