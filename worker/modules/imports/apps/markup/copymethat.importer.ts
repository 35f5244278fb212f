import { linesIn } from '../../drafts/read-lines.ts'
import { type DraftIngredient, type RecipeDraft, recipeDraftOf } from '../../drafts/recipe-draft.ts'
import { headingText } from '../../lines/heading-text.ts'
import { servingsOf } from '../../pages/text/servings.ts'
import type { Importer } from '../importer.ts'
import { htmlImporter } from './html/html-importer.ts'
import type { HtmlScope } from './html/html-scope.ts'
import { notesOf } from './fields/notes-of.ts'
import { foundAll } from './picture-finder.ts'
import type { OwnFile } from './sorted-files.ts'
import { starsIn } from './fields/stars-in.ts'
import { stepsOfTexts } from './fields/steps-of-texts.ts'

/** A zip of one page with all recipes, and pictures. */
export const copyMeThat: Importer = htmlImporter({
  id: 'COPYMETHAT',
  title: 'Copy Me That',
  hint: 'recipes.zip',
  isPage: (beginning) =>
    /name\s*=\s*["']?copymethat|#recipeIngredient_header|id\s*=\s*["']?recipeIngredient_header/i.test(beginning),
  opening: /<div[^<>]{0,300}?class\s*=\s*["']?recipe["'\s>]/,
  nameOf,
  read: recipeOf,
})

function nameOf(recipe: HtmlScope): string {
  return recipe.named('name')[0]?.line ?? ''
}

function recipeOf(from: HtmlScope, { file, picture }: OwnFile): RecipeDraft {
  const line = (id: string) => from.named(id)[0]?.line ?? ''
  const [link] = from.named('original_link')
  const { servings, servings_text } = servingsOf(line('recipeYield'))
  const pictures = foundAll(from.byTag('img').map((it) => picture(it.attribute('src'), file)))
  const url = link?.attribute('href') || (/^https?:/.test(link?.line ?? '') ? link?.line : '')
  return recipeDraftOf({
    name: nameOf(from),
    description: linesOf(from.named('description')).join('\n\n'),
    source: link && !url ? link.line : '',
    source_url: url ?? '',
    servings,
    servings_text,
    keywords: [...new Set(from.named('recipeCategory').map((it) => it.line))].filter(Boolean),
    ingredients: partsOf(from, 'recipeIngredients', 'recipeIngredient').flatMap(ingredientsOf),
    steps: stepsOfTexts(
      partsOf(from, 'recipeInstructions', 'instruction').map((it) =>
        it.hasClass('instruction_subheader')
          ? { name: it.line.replace(/:$/, ''), text: '' }
          : { text: it.lines({ bold: true }).join('\n') },
      ),
    ),
    pictures: pictures.pictures,
    rating: starsIn(line('ratingValue')),
    favourite: from.named('starred').length > 0,
    cooked: from.named('made_this').map(() => ({ at: null, rating: null, servings: null, comment: '' })),
    notes: notesOf(['', linesOf(from.named('recipeNote')).join('\n\n')]),
    warnings: pictures.warnings,
  })
}

/** Elements whose class begins so, once each: a heading carries the class of a line, too. */
const partsOf = (from: HtmlScope, list: string, start: string): HtmlScope[] =>
  from
    .named(list)
    .slice(0, 1)
    .flatMap((it) =>
      it.all((node) => new RegExp(`(?:^|\\s)${start}(?:_|\\s|$)`).test(node.attributes.get('class') ?? '')),
    )

function ingredientsOf(from: HtmlScope): DraftIngredient[] {
  const text = from.line
  if (text === '' || from.hasClass('recipeIngredient_spacer')) return []
  if (from.hasClass('recipeIngredient_subheader') || from.hasClass('recipeIngredient_note'))
    return [{ heading: text.replace(/\s*:$/, '') }]
  const heading = headingText(text)
  return [heading === null ? { line: text } : { heading }]
}

const linesOf = (scopes: readonly HtmlScope[]): string[] => linesIn(scopes.flatMap((it) => it.lines()).join('\n'))
