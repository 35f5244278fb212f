import { pictureFromBase64 } from '../../drafts/base64-picture.ts'
import { paragraphsIn, stepsByParagraph } from '../../drafts/read-lines.ts'
import { type DraftIngredient, type DraftStep, type RecipeDraft, recipeDraftOf } from '../../drafts/recipe-draft.ts'
import { cleanLine } from '../../pages/text/clean.ts'
import { minutesOf } from '../../pages/text/duration.ts'
import { servingsOf } from '../../pages/text/servings.ts'
import type { Importer } from '../importer.ts'
import { cookmlUnit } from './fields/cookml-unit.ts'
import { ingredientOfParts } from './fields/ingredient-parts.ts'
import { notesOf } from './fields/notes-of.ts'
import { foundAll } from './picture-finder.ts'
import { stepsOfTexts } from './fields/steps-of-texts.ts'
import { splitMinutes } from '../../pages/text/split-minutes.ts'
import { attributeOf, childOf, childrenOf, elementsIn, textIn, type XmlElement } from './xml/xml-element.ts'
import { type XmlContext, xmlImporter } from './xml/xml-importer.ts'
import { say } from '../../drafts/said.ts'

/** CookML, which other German apps write, too. */
export const rezeptsuite: Importer = xmlImporter({
  id: 'REZEPTSUITEDE',
  title: 'Rezeptsuite (CookML)',
  hint: '.cml, .xml',
  roots: ['cookml'],
  recipe: 'recipe',
  titleOf: (recipe) => attributeOf(childOf(recipe, 'head'), 'title'),
  read: recipeOf,
})

function recipeOf(from: XmlElement, context: XmlContext): RecipeDraft {
  const head = childOf(from, 'head')
  const { servings, servings_text } = servingsOf(
    `${attributeOf(head, 'servingqty')} ${attributeOf(head, 'servingtype')}`.trim(),
  )
  const minutes = (attribute: string) => minutesOf(attributeOf(head, attribute))
  const categories = [...new Set(childrenOf(head, 'cat').map((it) => cleanLine(textIn(it))))].filter(Boolean)
  const hints = childrenOf(head, 'hint').flatMap((it) => textIn(it).split(/[,;]/).map(cleanLine))
  const isCode = (text: string) => /^\d+$/.test(text)
  const pictures = picturesOf(head, context)
  const parts = childrenOf(from, 'part')
  const total = attributeOf(head, 'timeallqty')
  return recipeDraftOf({
    key: attributeOf(head, 'rid'),
    name: cleanLine(attributeOf(head, 'title')),
    source: childrenOf(head, 'sourceline')
      .map((it) => cleanLine(textIn(it)))
      .filter(Boolean)
      .join(', '),
    servings,
    servings_text,
    ...splitMinutes({ prep: minutes('timeprepqty'), cook: minutes('timecookqty'), total: minutes('timeallqty') }),
    keywords: [...new Set([...categories, ...hints])].filter((text) => text !== '' && !isCode(text)),
    ingredients: parts.flatMap((part) => ingredientsOf(part, from)),
    steps: childrenOf(from, 'preparation').flatMap(stepsOf),
    pictures: pictures.pictures,
    notes: childrenOf(from, 'remark').flatMap((it) => notesOf(['', linesOf(it)])),
    unplaced: notesOf(
      ['Quality', attributeOf(head, 'quality')],
      ['Difficulty', attributeOf(head, 'difficulty')],
      ['Costs', attributeOf(head, 'costs')],
      ['Weight Watchers points', attributeOf(head, 'wwpoints')],
      ['Category', categories.filter(isCode).join(', ')],
      ['Total time', /^\d*$/.test(total) ? '' : total],
      ['Contents', childrenOf(head, 'content').map(contentOf).join('\n')],
    ),
    created_at: dateOf(attributeOf(head, 'createdate')),
    warnings: pictures.warnings,
  })
}

function ingredientsOf(part: XmlElement, recipe: XmlElement): DraftIngredient[] {
  const heading = cleanLine(attributeOf(part, 'title'))
  const rows = elementsIn(part, 'ingredient').flatMap((it) => {
    const unit = cookmlUnit(attributeOf(it, 'unit'), attributeOf(recipe, 'lang'))
    const notes = childrenOf(it, 'inote', 'ipreparation', 'iprep').map(textIn)
    return ingredientOfParts({
      amount: attributeOf(it, 'qty'),
      unit: unit.unit,
      food: attributeOf(it, 'item') || textIn(childOf(it, 'item')),
      note: [unit.size, ...notes].map(cleanLine).filter(Boolean).join(', '),
    })
  })
  return heading ? [{ heading }, ...rows] : rows
}

/** Steps, else a text whose lines are wrapped. */
function stepsOf(preparation: XmlElement): DraftStep[] {
  const steps = elementsIn(preparation, 'step')
  if (steps.length > 0) return stepsOfTexts(steps.map((step) => ({ text: textIn(step) })))
  return stepsByParagraph(textIn(preparation).replace(/^(\s*\d{1,2}\.)\s*\)/gm, '$1'))
}

function picturesOf(head: XmlElement | undefined, { picture, file }: XmlContext) {
  const inline = childrenOf(head, 'picbin')
    .map((it) => textIn(it).trim())
    .filter(Boolean)
    .map((text) => {
      const read = pictureFromBase64(text)
      return read ? { pictures: [read], warnings: [] } : { pictures: [], warnings: [say('picture_unreadable')] }
    })
  const named = childrenOf(head, 'pic', 'picture').map((it) => picture(attributeOf(it, 'file') || textIn(it), file))
  return foundAll([...inline, ...named])
}

const linesOf = (remark: XmlElement): string => {
  const lines = childrenOf(remark, 'line')
  return lines.length > 0 ? lines.map(textIn).join('\n') : paragraphsIn(textIn(remark))
}

const contentOf = (it: XmlElement): string =>
  [attributeOf(it, 'type'), attributeOf(it, 'value', 'qty'), textIn(it)].map(cleanLine).filter(Boolean).join(': ')

/** Years before 1000 are dates whose century was lost. */
const dateOf = (text: string): string | null => {
  const day = /^([12]\d{3}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d))?/.exec(text)
  return day ? `${day[1]}T${day[2] ?? '00:00:00'}Z` : null
}
