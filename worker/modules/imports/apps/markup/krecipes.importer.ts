import { pictureFromBase64 } from '../../drafts/base64-picture.ts'
import { paragraphsIn } from '../../drafts/read-lines.ts'
import { type DraftIngredient, type RecipeDraft, recipeDraftOf, stepOf } from '../../drafts/recipe-draft.ts'
import { cleanLine } from '../../pages/text/clean.ts'
import { minutesOf } from '../../pages/text/duration.ts'
import type { Importer } from '../importer.ts'
import { ingredientOfParts } from './fields/ingredient-parts.ts'
import { notesOf } from './fields/notes-of.ts'
import { yieldOf } from './fields/yield-of.ts'
import {
  attributeOf,
  childOf,
  childrenOf,
  elementsIn,
  textIn,
  textOfChild,
  type XmlElement,
} from './xml/xml-element.ts'
import { xmlImporter } from './xml/xml-importer.ts'
import { say } from '../../drafts/said.ts'

export const krecipes: Importer = xmlImporter({
  id: 'KRECIPES',
  title: 'Krecipes',
  hint: '.kreml, .kre',
  roots: ['krecipes(?:-recipe)?'],
  recipe: 'krecipes-recipe',
  titleOf: (recipe) => textOfChild(childOf(recipe, 'krecipes-description'), 'title'),
  read: recipeOf,
})

function recipeOf(from: XmlElement): RecipeDraft {
  const about = childOf(from, 'krecipes-description')
  const made = childOf(about, 'yield')
  const { servings, servings_text, written } = yieldOf(
    textOfChild(about, 'serving') || `${rangeIn(childOf(made, 'amount'))} ${textOfChild(made, 'type')}`.trim(),
  )
  const instructions = paragraphsIn(elementsIn(from, 'krecipes-instructions').map(textIn).join('\n\n'))
  const packed = elementsIn(about, 'pic')
    .map((it) => textIn(it))
    .filter((text) => text.trim() !== '')
  const pictures = packed.flatMap((text) => pictureFromBase64(text) ?? [])
  return recipeDraftOf({
    name: cleanLine(textOfChild(about, 'title')),
    source: childrenOf(about, 'author')
      .map((it) => cleanLine(textIn(it)))
      .filter(Boolean)
      .join(', '),
    servings,
    servings_text,
    working_time: minutesOf(textOfChild(about, 'preparation-time')),
    keywords: elementsIn(about, 'cat')
      .map((it) => cleanLine(textIn(it)))
      .filter(Boolean),
    ingredients: childrenOf(childOf(from, 'krecipes-ingredients')).flatMap(rowsOf),
    steps: instructions ? [stepOf({ instruction: instructions })] : [],
    pictures,
    cooked: childrenOf(childOf(from, 'krecipes-ratings'), 'rating').map((it) => ({
      at: null,
      rating: starsOf(it),
      servings: null,
      comment: commentOf(it),
    })),
    unplaced: written,
    warnings: pictures.length < packed.length ? [say('picture_unreadable')] : [],
  })
}

function rowsOf(from: XmlElement): DraftIngredient[] {
  if (from.name !== 'ingredient-group') return from.name === 'ingredient' ? ingredientsOf(from) : []
  const heading = cleanLine(attributeOf(from, 'name'))
  const rows = childrenOf(from, 'ingredient').flatMap(ingredientsOf)
  return heading ? [{ heading }, ...rows] : rows
}

const ingredientsOf = (from: XmlElement): DraftIngredient[] => {
  const others = childrenOf(childOf(from, 'substitutes'), 'ingredient').map((it) => `or ${lineOf(it)}`)
  return ingredientOfParts({
    amount: rangeIn(childOf(from, 'amount')),
    unit: textOfChild(from, 'unit'),
    food: textOfChild(from, 'name'),
    note: [textOfChild(from, 'prep'), ...others].filter(Boolean).join(', '),
  })
}

const lineOf = (it: XmlElement): string =>
  [rangeIn(childOf(it, 'amount')), textOfChild(it, 'unit'), textOfChild(it, 'name')].filter(Boolean).join(' ')

/** An amount, or `min` and `max`. */
const rangeIn = (amount: XmlElement | undefined): string => {
  const ends = childrenOf(amount, 'min', 'max').map((it) => textIn(it).trim())
  return ends.length > 0 ? ends.filter(Boolean).join('-') : textIn(amount).trim()
}

const commentOf = (rating: XmlElement): string => {
  const criteria = elementsIn(rating, 'criteria').map((it) => `${textOfChild(it, 'name')}: ${textOfChild(it, 'stars')}`)
  return notesOf(['', [textOfChild(rating, 'comment'), textOfChild(rating, 'rater'), ...criteria].join('\n\n')])
    .map(({ text }) => text)
    .join('')
}

/** The overall one, else their mean, in whole stars. */
function starsOf(rating: XmlElement): number | null {
  const criteria = elementsIn(rating, 'criteria')
  const overall = criteria.filter((it) => /^overall$/i.test(textOfChild(it, 'name')))
  const stars = (overall.length > 0 ? overall : criteria).map((it) => Number(textOfChild(it, 'stars')))
  const mean = stars.reduce((sum, value) => sum + value, 0) / stars.length
  return mean > 0 && mean <= 5 ? Math.round(mean) : null
}
