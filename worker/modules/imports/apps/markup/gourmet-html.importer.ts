import { paragraphsIn } from '../../drafts/read-lines.ts'
import { type DraftIngredient, type RecipeDraft, recipeDraftOf, stepOf } from '../../drafts/recipe-draft.ts'
import { baseName } from '../../files/source-file.ts'
import { minutesOf } from '../../pages/text/duration.ts'
import type { Importer } from '../importer.ts'
import { htmlImporter } from './html/html-importer.ts'
import type { HtmlScope } from './html/html-scope.ts'
import { notesOf } from './fields/notes-of.ts'
import { foundAll } from './picture-finder.ts'
import type { OwnFile } from './sorted-files.ts'
import { starsIn } from './fields/stars-in.ts'
import { yieldOf } from './fields/yield-of.ts'

/** Gourmet's export as a web page: a file for each recipe, an index, and pictures in a folder. */
export const gourmetHtml: Importer = htmlImporter({
  id: 'GOURMET',
  title: 'Gourmet Recipe Manager (HTML)',
  hint: '.zip, .htm',
  isPage: (beginning) =>
    /<div\s+class=["']recipe["']/i.test(beginning) &&
    /class=["']label["']|<(?:ul|div|li)\s+class=["']ing(?:group)?["']/i.test(beginning),
  nameOf,
  read: recipeOf,
})

function nameOf(recipe: HtmlScope): string {
  return recipe.byProperty('name')[0]?.line ?? ''
}

function recipeOf(from: HtmlScope, { file, picture }: OwnFile): RecipeDraft {
  const line = (property: string) => from.byProperty(property)[0]?.line ?? ''
  const [header] = from.byClass('header')
  const { servings, servings_text, written } = yieldOf(line('recipeYield'))
  const instructions = textBelow(from.byProperty('recipeInstructions')[0] ?? from.byClass('instructions')[0])
  const pictures = foundAll(from.byTag('img').map((it) => picture(it.attribute('src'), file)))
  const linked = new Map(from.byTag('a').flatMap((link) => link.byTag('li').map((item) => [item.line, pageOf(link)])))
  return recipeDraftOf({
    key: baseName(file),
    name: nameOf(from),
    source: (header?.byClass('source')[0]?.line ?? '').replace(/^[^:]*:\s*/, ''),
    source_url:
      (header ?? from)
        .byTag('a')
        .map((it) => it.attribute('href'))
        .find((it) => /^https?:/.test(it)) ?? '',
    servings,
    servings_text,
    working_time: minutesOf(line('prepTime')),
    waiting_time: minutesOf(line('cookTime')),
    keywords: [line('recipeCategory'), line('recipeCuisine')]
      .flatMap((it) => it.split(','))
      .map((it) => it.trim())
      .filter(Boolean),
    ingredients: from.byTag('li').flatMap((item) => rowOf(item, linked.get(item.line) ?? '')),
    steps: instructions ? [stepOf({ instruction: instructions })] : [],
    unplaced: written,
    pictures: pictures.pictures,
    rating: starsIn(line('aggregateRating')),
    notes: notesOf(['', textBelow(from.byClass('modifications')[0])]),
    warnings: pictures.warnings,
  })
}

/** A group holds the list of its own lines, which follow by themselves. */
function rowOf(item: HtmlScope, recipe: string): DraftIngredient[] {
  if (item.hasClass('inggroup')) return [{ heading: item.lineBefore('ul').replace(/\s*:$/, '') }]
  if (item.line === '') return []
  return [recipe ? { line: item.line, recipe } : { line: item.line }]
}

/** The page of the recipe that makes an ingredient, which is its key. */
const pageOf = (link: HtmlScope): string => baseName({ path: link.attribute('href').replaceAll('%20', ' ') })

/** Without its heading; paragraphs as a reader sees them. */
function textBelow(part: HtmlScope | undefined): string {
  const heading = part?.byTag('h3')[0]?.line ?? ''
  const lines = part?.lines({ bold: true }) ?? []
  return paragraphsIn((lines[0] === heading && heading ? lines.slice(1) : lines).join('\n\n'))
}
