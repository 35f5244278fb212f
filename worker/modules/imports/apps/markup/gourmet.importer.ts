import { pictureFromBase64 } from '../../drafts/base64-picture.ts'
import { paragraphsIn } from '../../drafts/read-lines.ts'
import { type DraftIngredient, type RecipeDraft, recipeDraftOf, stepOf } from '../../drafts/recipe-draft.ts'
import { cleanLine } from '../../pages/text/clean.ts'
import { minutesOf } from '../../pages/text/duration.ts'
import type { Importer } from '../importer.ts'
import { ingredientOfParts } from './fields/ingredient-parts.ts'
import { notesOf } from './fields/notes-of.ts'
import { starsIn } from './fields/stars-in.ts'
import { yieldOf } from './fields/yield-of.ts'
import { furtherWords } from './xml/further-words.ts'
import { attributeOf, childOf, childrenOf, textIn, textOfChild, type XmlElement } from './xml/xml-element.ts'
import { xmlImporter } from './xml/xml-importer.ts'
import { say } from '../../drafts/said.ts'

export const gourmet: Importer = xmlImporter({
  id: 'GOURMET_XML',
  title: 'Gourmet Recipe Manager',
  hint: '.grmt',
  roots: ['gourmetDoc'],
  recipe: 'recipe',
  titleOf: (recipe) => textOfChild(recipe, 'title'),
  read: recipeOf,
})

function recipeOf(from: XmlElement): RecipeDraft {
  const words = (name: string) => textOfChild(from, name)
  const { servings, servings_text, written } = yieldOf(words('yields') || words('servings'))
  const instructions = paragraphsIn(words('instructions'))
  const packed = words('image')
  const picture = pictureFromBase64(packed)
  return recipeDraftOf({
    key: attributeOf(from, 'id'),
    name: cleanLine(words('title')),
    source: cleanLine(words('source')),
    source_url: words('link'),
    servings,
    servings_text,
    working_time: minutesOf(cleanLine(words('preptime'))),
    waiting_time: minutesOf(cleanLine(words('cooktime'))),
    keywords: [...words('category').split(','), ...words('cuisine').split(',')].map(cleanLine).filter(Boolean),
    ingredients: childrenOf(childOf(from, 'ingredient-list')).flatMap(rowsOf),
    steps: instructions ? [stepOf({ instruction: instructions })] : [],
    pictures: picture ? [picture] : [],
    rating: starsIn(words('rating')),
    notes: notesOf(['', words('modifications')]),
    unplaced: [...written, ...furtherWords(from, KNOWN)],
    warnings: packed && !picture ? [say('picture_unreadable')] : [],
  })
}

const KNOWN =
  'title category cuisine source link rating preptime cooktime yields servings image ingredient-list instructions modifications'

function rowsOf(from: XmlElement): DraftIngredient[] {
  if (from.name === 'inggroup') {
    const heading = cleanLine(textOfChild(from, 'groupname'))
    const rows = childrenOf(from, 'ingredient', 'ingref').flatMap(rowsOf)
    return heading ? [{ heading }, ...rows] : rows
  }
  if (from.name === 'ingref') {
    const amount = attributeOf(from, 'amount')
    return ingredientOfParts({ amount, unit: '', food: textIn(from).trim(), recipe: attributeOf(from, 'refid') })
  }
  if (from.name !== 'ingredient') return []
  return ingredientOfParts({
    amount: textOfChild(from, 'amount'),
    unit: textOfChild(from, 'unit'),
    food: textOfChild(from, 'item', 'key'),
    note: /^(?:yes|true|1)$/i.test(attributeOf(from, 'optional')) ? 'optional' : '',
  })
}
