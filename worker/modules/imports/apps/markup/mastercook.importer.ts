import { nutritionIn } from '../../drafts/nutrition-text.ts'
import { linesIn, paragraphsIn } from '../../drafts/read-lines.ts'
import { type DraftIngredient, type DraftNote, type RecipeDraft, recipeDraftOf } from '../../drafts/recipe-draft.ts'
import { cleanLine } from '../../pages/text/clean.ts'
import { minutesOf } from '../../pages/text/duration.ts'
import type { Importer } from '../importer.ts'
import { ingredientOfParts } from './fields/ingredient-parts.ts'
import { notesOf } from './fields/notes-of.ts'
import { foundAll } from './picture-finder.ts'
import { stepsOfTexts } from './fields/steps-of-texts.ts'
import { splitMinutes } from '../../pages/text/split-minutes.ts'
import { yieldOf } from './fields/yield-of.ts'
import { furtherWords } from './xml/further-words.ts'
import {
  attributeOf,
  childOf,
  childrenOf,
  elementsIn,
  textIn,
  textOfChild,
  type XmlElement,
} from './xml/xml-element.ts'
import { type XmlContext, xmlImporter } from './xml/xml-importer.ts'

/** XML that is not well-formed, in Windows-1252; `.mz2` is a zip of it and pictures. */
export const mastercook: Importer = xmlImporter({
  id: 'MASTERCOOK_MX2',
  title: 'MasterCook',
  hint: '.mx2, .mz2',
  roots: ['mx2'],
  recipe: 'rcpe',
  titleOf: (recipe) => attributeOf(recipe, 'name'),
  read: recipeOf,
})

function recipeOf(from: XmlElement, { picture, file, isRepeated }: XmlContext): RecipeDraft {
  const name = cleanLine(attributeOf(from, 'name'))
  const author = attributeOf(from, 'author').replace(/^n\/a$/i, '')
  const made = cleanLine(
    childrenOf(from, 'yield')
      .map((it) => `${attributeOf(it, 'qty').replace(/\.0+$/, '')} ${attributeOf(it, 'unit')}`)
      .join(', '),
  )
  const serves = attributeOf(childOf(from, 'serv'), 'qty').replace(/^0+(?:\.0+)?$/, '')
  const { servings, servings_text, written } = yieldOf(serves || made)
  const elapsed = (tag: string) => minutesOf(attributeOf(childOf(from, tag), 'elapsed'))
  const nutrition = textOfChild(from, 'nutr') || nutritionOfText(textOfChild(from, 'rtxt'))
  const own = picture(attributeOf(from, 'img'), file)
  const steps = elementsIn(from, 'dirt').map((it) => ({ text: textIn(it), ...picture(attributeOf(it, 'img'), file) }))
  const { url, others } = sourcesOf(from)
  const isBare = steps.length === 0 && elementsIn(from, 'ingr').length === 0
  return recipeDraftOf({
    // A name is all that recipes are told by; the first of several has it.
    key: isRepeated ? '' : name,
    name,
    description: paragraphsIn(textOfChild(from, 'desc')),
    source: [textOfChild(from, 'srce'), author].map(cleanLine).filter(Boolean).join(', '),
    source_url: url,
    servings,
    servings_text,
    ...splitMinutes({ prep: elapsed('prpt'), total: elapsed('ttim') }),
    keywords: linesIn(elementsIn(from, 'catt').map(textIn).join('\n')),
    ingredients: elementsIn(from, 'ingr').flatMap(ingredientsOf),
    steps: stepsOfTexts(steps),
    // Percentages in brackets are of the energy.
    nutrition: nutritionIn(
      nutrition
        .replace(EXCHANGES, '')
        .replace(/\([^)]*\)/g, '')
        .replaceAll(';', '\n'),
    ),
    pictures: own.pictures,
    rating: ratingOf(from),
    notes: notesOf(['', textOfChild(from, 'note')], ['', isBare ? textOfChild(from, 'rtxt') : '']),
    unplaced: [
      ...written,
      ...notesOf(
        ['Yield', serves ? made : ''],
        ['Serving ideas', textOfChild(from, 'srvi')],
        ['Wine', textOfChild(from, 'wine').replace(/^none$/i, '')],
        ['Nutrition', nutrition],
        ['Copyright', textOfChild(from, 'cpyr')],
      ),
      ...childrenOf(from, 'altt').flatMap((it) => notesOf([attributeOf(it, 'label'), attributeOf(it, 'elapsed')])),
      ...elementsIn(from, 'rate')
        .filter((it) => !isOverall(it))
        .flatMap((it) => notesOf([attributeOf(it, 'name'), attributeOf(it, 'value')])),
      ...others,
      ...furtherWords(from, KNOWN),
    ],
    warnings: foundAll([own, ...steps.map(({ warnings }) => ({ pictures: [], warnings }))]).warnings,
  })
}

/** "Exchanges: 1/2 Vegetable; 2 Fat" counts portions of a diet, not grams. */
const EXCHANGES = /\bexchanges\s*:[^]*$/i

const KNOWN =
  'serv prpt ttim cats catt ingr dirs dirt desc srce alts altt cpyr yield rats rate wine srvi note nutr rtxt'

/** By the code: a heading (S), a line of text (T), another recipe (R), else a food. */
function ingredientsOf(from: XmlElement): DraftIngredient[] {
  const food = attributeOf(from, 'name')
  const code = attributeOf(from, 'code').toUpperCase()
  const text = cleanLine(food)
  if (code === 'S') return text ? [{ heading: text.replace(/:$/, '') }] : []
  if (code === 'T') return text ? [{ line: text }] : []
  return ingredientOfParts({
    amount: attributeOf(from, 'qty'),
    unit: attributeOf(from, 'unit'),
    food,
    note: textOfChild(from, 'iprp'),
    recipe: code === 'R' ? text : '',
  })
}

const isOverall = (rating: XmlElement): boolean => /^(?:overall|rating|)$/i.test(attributeOf(rating, 'name'))

/** Of 5 stars; larger numbers are of 10. */
function ratingOf(from: XmlElement): number | null {
  const value = Number(attributeOf(elementsIn(from, 'rate').find(isOverall), 'value'))
  return value > 0 && value <= 10 ? Math.round(value > 5 ? value / 2 : value) : null
}

/** An internet address among the further sources, and what else they say. */
function sourcesOf(from: XmlElement): { url: string; others: DraftNote[] } {
  const sources = childrenOf(from, 'alts')
  const isUrl = (it: XmlElement) => /^(?:https?:\/\/|www\.)\S+$/i.test(attributeOf(it, 'source'))
  const first = sources.find(isUrl)
  return {
    url: attributeOf(first, 'source'),
    others: sources
      .filter((it) => it !== first)
      .flatMap((it) => notesOf([attributeOf(it, 'label'), attributeOf(it, 'source')])),
  }
}

/** The whole recipe as text says what MasterCook calculated. */
const nutritionOfText = (text: string): string => /^\s*(Per Serving\b.*)$/im.exec(text)?.[1] ?? ''
