import { pictureFromBase64 } from '../../drafts/base64-picture.ts'
import { nutritionIn } from '../../drafts/nutrition-text.ts'
import { paragraphsIn } from '../../drafts/read-lines.ts'
import { type DraftIngredient, type RecipeDraft, recipeDraftOf } from '../../drafts/recipe-draft.ts'
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
import { attributeOf, childOf, elementsIn, textIn, type XmlElement } from './xml/xml-element.ts'
import { type XmlContext, xmlImporter } from './xml/xml-importer.ts'
import { say } from '../../drafts/said.ts'

/** `.fdx` is XML whose nutrition may break its rules; `.fdxz` is a zip of it and pictures. */
export const livingCookbook: Importer = xmlImporter({
  id: 'LIVINGCOOKBOOK',
  title: 'Living Cookbook',
  hint: '.fdx, .fdxz',
  roots: ['fdxz?', 'hixz?'],
  recipe: 'recipe',
  lists: ['cookbook', 'cookbookchapter'],
  titleOf: (recipe) => attributeOf(recipe, 'name'),
  read: recipeOf,
})

function recipeOf(from: XmlElement, context: XmlContext): RecipeDraft {
  const made = cleanLine(attributeOf(from, 'yield'))
  const serves = attributeOf(from, 'servings').replace(/^0+(?:\.0+)?$/, '')
  const { servings, servings_text, written } = yieldOf(serves || made)
  const pictures = foundAll(elementsIn(from, 'recipeimage').map((it) => pictureOf(it, context)))
  const listedBy = (list: string, id: string) =>
    context.listed.find((it) => it.name === list && attributeOf(it, 'id') === id)
  const chapter = listedBy('cookbookchapter', attributeOf(from, 'cookbookchapterid'))
  const book = listedBy('cookbook', attributeOf(from, 'cookbookid') || attributeOf(chapter, 'cookbookid'))
  const places = [attributeOf(book, 'name'), attributeOf(chapter, 'name')]
  const reviews = elementsIn(from, 'recipereview')
  return recipeDraftOf({
    key: attributeOf(from, 'id'),
    name: cleanLine(attributeOf(from, 'name')),
    description: paragraphsIn(attributeOf(from, 'comments', 'description')),
    source: cleanLine(attributeOf(from, 'source')),
    source_url: attributeOf(from, 'webpage'),
    servings,
    servings_text,
    ...splitMinutes({
      prep: minutesOf(attributeOf(from, 'preparationtime')),
      cook: minutesOf(attributeOf(from, 'cookingtime')),
      total: minutesOf(attributeOf(from, 'readyintime')),
    }),
    keywords: [...new Set([...attributeOf(from, 'recipetypes').split(/[,;]/), ...places].map(cleanLine))].filter(
      Boolean,
    ),
    ingredients: elementsIn(from, 'recipeingredient').flatMap(ingredientsOf),
    steps: stepsOfTexts(
      elementsIn(from, 'recipeprocedure').map((it) => {
        const text = textIn(it).trim() ? textIn(it) : attributeOf(it, 'proceduretext', 'text')
        return isHeading(it) ? { name: cleanLine(text), text: '' } : { text }
      }),
    ),
    nutrition: nutritionIn(nutritionText(from)),
    pictures: pictures.pictures,
    rating: ratingOf(reviews),
    notes: [
      ...elementsIn(from, 'recipetip').flatMap((it) => notesOf(['Tip', wordsIn(it, 'tiptext', 'text')])),
      ...elementsIn(from, 'recipeauthornote').flatMap((it) => notesOf(['Note', wordsIn(it, 'authornote', 'text')])),
      ...reviews.flatMap((it) => notesOf(['Review', wordsIn(it, 'reviewtext', 'text')])),
    ],
    unplaced: [
      ...written,
      ...notesOf(
        ['Yield', serves ? made : ''],
        ['Author', attributeOf(from, 'author', 'recipeauthor')],
        ['Copyright', attributeOf(from, 'copyright')],
        ['Serving size', attributeOf(childOf(from, 'recipenutrition'), 'servingsize')],
      ),
      ...notesOf(...furtherAttributes(from)),
      ...furtherWords(from, KNOWN),
    ],
    created_at: dateOf(attributeOf(from, 'createdate')),
    warnings: pictures.warnings,
  })
}

const KNOWN =
  'recipeingredients recipeprocedures recipetips recipeauthornotes recipereviews recipeimages recipenutrition sourceimage recipeingredient recipeprocedure recipetip recipeauthornote recipereview recipeimage'

/** What else stands in attributes, as `OvenTemperatureF="375"`; numbers of rows and flags say nothing to a reader. */
const furtherAttributes = (from: XmlElement): (readonly [title: string, text: string])[] =>
  [...from.attributes]
    .filter(
      ([name, value]) => !KNOWN_ATTRIBUTES.has(name) && !/id$|flag$/.test(name) && !/^(?:0+(?:\.0+)?|n)?$/i.test(value),
    )
    .map(([name, value]) => [FURTHER.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1), value])

const KNOWN_ATTRIBUTES = new Set(
  'name id servings yield preparationtime cookingtime readyintime recipetypes source webpage createdate modifydate comments description author recipeauthor copyright'.split(
    ' ',
  ),
)

const FURTHER = new Map([
  ['inactivetime', 'Resting time'],
  ['degreeofdifficulty', 'Difficulty'],
  ['oventemperaturef', 'Oven temperature (°F)'],
  ['oventemperaturec', 'Oven temperature (°C)'],
])

function ingredientsOf(from: XmlElement): DraftIngredient[] {
  const food = attributeOf(from, 'ingredient', 'ingredientname') || textIn(from)
  if (isHeading(from)) return [{ heading: cleanLine(food).replace(/:$/, '') }]
  return ingredientOfParts({
    amount: attributeOf(from, 'quantity'),
    unit: attributeOf(from, 'unit'),
    food,
    recipe: /^recipe$/i.test(attributeOf(from, 'linktype')) ? attributeOf(from, 'recipeid', 'ingredientid') : '',
  })
}

const isHeading = (it: XmlElement): boolean => /^(?:y|yes|true|1)$/i.test(attributeOf(it, 'heading'))

/** What somebody wrote, be it text or an attribute. */
const wordsIn = (it: XmlElement, ...attributes: string[]): string => textIn(it).trim() || attributeOf(it, ...attributes)

function pictureOf(it: XmlElement, { picture, file }: XmlContext) {
  const packed = textIn(it).trim()
  const read = packed ? pictureFromBase64(packed) : null
  if (read) return { pictures: [read], warnings: [] }
  if (packed) return { pictures: [], warnings: [say('picture_unreadable')] }
  return picture(attributeOf(it, 'filename', 'file', 'name'), file)
}

/** Attributes by their names: `TotalFat="20.06"` is as much of fat. */
const nutritionText = (from: XmlElement): string =>
  elementsIn(from, 'recipenutrition')
    .flatMap(({ attributes }) => [...attributes])
    .map(
      ([name, value]) =>
        `${name.replace(/^(total|saturated)(?=\w)/, '$1 ').replace('carbohydrates', 'carbohydrate')}: ${value}`,
    )
    .join('\n')

function ratingOf(reviews: readonly XmlElement[]): number | null {
  const rated = reviews.map((it) => Number(attributeOf(it, 'rating'))).filter((value) => value > 0 && value <= 5)
  return rated.length > 0 ? Math.round(rated.reduce((sum, value) => sum + value, 0) / rated.length) : null
}

/** 12/03/2006, the month first. */
function dateOf(text: string): string | null {
  const [, month = '', day = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(text) ?? []
  return year && Number(month) <= 12 ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T00:00:00Z` : null
}
