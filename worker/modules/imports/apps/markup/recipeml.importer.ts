import { nutritionIn } from '../../drafts/nutrition-text.ts'
import { linesIn, paragraphsIn, stepsByParagraph } from '../../drafts/read-lines.ts'
import { type DraftIngredient, type DraftStep, type RecipeDraft, recipeDraftOf } from '../../drafts/recipe-draft.ts'
import { cleanLine } from '../../pages/text/clean.ts'
import { minutesOf } from '../../pages/text/duration.ts'
import type { Importer } from '../importer.ts'
import { ingredientOfParts } from './fields/ingredient-parts.ts'
import { notesOf } from './fields/notes-of.ts'
import { yieldOf } from './fields/yield-of.ts'
import { stepsOfTexts } from './fields/steps-of-texts.ts'
import { splitMinutes } from '../../pages/text/split-minutes.ts'
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
import { xmlImporter } from './xml/xml-importer.ts'

export const recipeml: Importer = xmlImporter({
  id: 'RECIPEML',
  title: 'RecipeML',
  hint: '.xml, .recipeml',
  roots: ['recipeml'],
  recipe: 'recipe',
  titleOf: (recipe) => textOfChild(childOf(recipe, 'head'), 'title'),
  read: recipeOf,
})

function recipeOf(from: XmlElement): RecipeDraft {
  const head = childOf(from, 'head')
  const { servings, servings_text, written } = yieldOf(amountIn(childOf(head, 'yield')))
  const times = childrenOf(head, 'preptime').map((it) => ({ type: attributeOf(it, 'type'), text: timeIn(it) }))
  const timeOf = (type: RegExp) => minutesOf(times.find((it) => type.test(it.type))?.text ?? '')
  const named = { cook: /cook|bak|chill|wait|rest|stand/i, total: /total|ready/i }
  const isPlain = ({ type }: { type: string }) => !named.cook.test(type) && !named.total.test(type)
  return recipeDraftOf({
    name: cleanLine(textOfChild(head, 'title')),
    description: paragraphsIn(
      [
        textOfChild(head, 'subtitle'),
        ...childrenOf(head, 'description').map(proseIn),
        ...childrenOf(from, 'description').map(proseIn),
      ].join('\n\n'),
    ),
    source: (elementsIn(head, 'srcitem').length > 0 ? elementsIn(head, 'srcitem') : childrenOf(head, 'source'))
      .map((it) => cleanLine(textIn(it)))
      .filter(Boolean)
      .join(', '),
    servings,
    servings_text,
    ...splitMinutes({
      prep: minutesOf(times.find(isPlain)?.text ?? ''),
      cook: timeOf(named.cook),
      total: timeOf(named.total),
    }),
    keywords: elementsIn(head, 'cat')
      .map((it) => cleanLine(textIn(it)))
      .filter(Boolean),
    ingredients: childrenOf(childOf(from, 'ingredients')).flatMap(rowsOf),
    steps: childrenOf(from, 'directions').flatMap(stepsOf),
    nutrition: nutritionIn(textOfChild(from, 'nutrition')),
    notes: [...childrenOf(from, 'note'), ...elementsIn(childOf(from, 'directions'), 'note')].flatMap((it) =>
      notesOf(['', proseIn(it)]),
    ),
    unplaced: [
      ...written,
      ...notesOf(
        [
          'Equipment',
          elementsIn(childOf(from, 'equipment'), 'tool')
            .map((it) => cleanLine(textIn(it)))
            .join('\n'),
        ],
        ['Nutrition', proseIn(childOf(from, 'nutrition'))],
        ['Exchanges', textOfChild(from, 'diet-exchanges')],
      ),
      ...furtherWords(head, KNOWN_IN_HEAD),
      ...furtherWords(from, KNOWN),
    ],
  })
}

const KNOWN_IN_HEAD = 'title subtitle version source categories cat preptime yield description'
const KNOWN = 'meta head description equipment ingredients directions nutrition diet-exchanges note'

function rowsOf(from: XmlElement): DraftIngredient[] {
  if (from.name === 'ing') return ingredientsOf(from)
  if (from.name === 'note') return [{ line: cleanLine(textIn(from)) }]
  if (from.name !== 'ing-div') return []
  const heading = cleanLine(textOfChild(from, 'title') || attributeOf(from, 'title'))
  const rows = childrenOf(from).flatMap((it) => (it.name === 'title' ? [] : rowsOf(it)))
  return heading ? [{ heading }, ...rows] : rows
}

function ingredientsOf(from: XmlElement): DraftIngredient[] {
  const [first, ...more] = childrenOf(from, 'amt')
  const others = childrenOf(from, 'alt-ing').map(
    (it) => `or ${[amountIn(childOf(it, 'amt')), nameOf(it)].join(' ').trim()}`,
  )
  if (childrenOf(from).length === 0) return linesIn(textIn(from)).map((line) => ({ line }))
  const isOptional = /^(?:yes|true|1)$/i.test(attributeOf(from, 'optional'))
  return ingredientOfParts({
    // Some writers leave the amount's wrapping out.
    amount: quantityIn(childOf(first, 'qty') ?? childOf(from, 'qty')),
    unit: [textOfChild(first, 'size'), textOfChild(first, 'unit') || textOfChild(from, 'unit')]
      .filter(Boolean)
      .join(' '),
    food: nameOf(from),
    note: [
      ...more.map(amountIn),
      textOfChild(from, 'prep'),
      ...childrenOf(from, 'ing-note').map(textIn),
      ...others,
      isOptional ? 'optional' : '',
    ]
      .map(cleanLine)
      .filter(Boolean)
      .join(', '),
  })
}

const nameOf = (ingredient: XmlElement): string =>
  [textOfChild(ingredient, 'modifier'), textOfChild(ingredient, 'item')].filter(Boolean).join(' ')

function stepsOf(directions: XmlElement): DraftStep[] {
  const steps = elementsIn(directions, 'step', 'title')
  if (steps.some(({ name }) => name === 'step'))
    return stepsOfTexts(
      steps.map((it) => (it.name === 'step' ? { text: proseIn(it) } : { name: textIn(it).trim(), text: '' })),
    )
  return stepsByParagraph(textIn(directions))
}

/** A text that may have paragraphs. */
const proseIn = (it: XmlElement | undefined): string =>
  (it?.content ?? [])
    .map((part) => (typeof part === 'string' ? part : part.name === 'p' ? `\n\n${textIn(part)}\n\n` : textIn(part)))
    .join('')

/** "2-3 dozen" of an amount or a yield, which may be plain text. */
const amountIn = (from: XmlElement | undefined): string =>
  from && childrenOf(from).length > 0
    ? `${quantityIn(childOf(from, 'qty') ?? from)} ${textOfChild(from, 'unit')}`.trim()
    : textIn(from).trim()

function quantityIn(from: XmlElement | undefined): string {
  const range = childOf(from, 'range')
  if (range) return `${textOfChild(range, 'q1')}-${textOfChild(range, 'q2')}`
  const parts = (from?.content ?? []).map((part) => {
    if (typeof part === 'string') return part
    return part.name === 'frac' ? ` ${textOfChild(part, 'n')}/${textOfChild(part, 'd')}` : ''
  })
  return parts.join('').trim()
}

const timeIn = (from: XmlElement): string =>
  elementsIn(from, 'time')
    .map((it) => `${quantityIn(childOf(it, 'qty') ?? it)} ${textOfChild(it, 'timeunit')}`)
    .join(' ') || textIn(from).trim()
