import { ingredientsIn, paragraphsIn, stepsByParagraph } from '../../../drafts/read-lines.ts'
import { type RecipeDraft, recipeDraftOf } from '../../../drafts/recipe-draft.ts'
import { timesOf } from '../../../drafts/times.ts'
import { servingsOf } from '../../../pages/text/servings.ts'
import { textCollection } from '../text-collection.ts'

/** A title, "Label: value" between two drawn lines, and parts below names in square brackets. */
export const easyRecipeDeluxe = textCollection({
  id: 'EASYRECIPEDELUXE',
  title: 'Easy Recipe Deluxe',
  hint: '.txt',
  opens: /^\S.*\n_{20,}[ \t]*\n(?=\s*[\p{L} ]+:)/gmu,
  marks: /^\[Ingredients?\][ \t]*$/im,
  titled: /^(.*)$/m,
  recipeOf,
})

const KEYWORDS = new Set(['category', 'categories', 'main ingredient', 'cuisine style', 'cuisine'])
const PLACED = new Set(['yield', 'preparation time', 'cooking time', 'source', 'author', 'web site', 'url'])

function recipeOf([title = '', ...lines]: string[]): RecipeDraft {
  const [head = '', ...parts] = lines.join('\n').split(/^\[([^\]\n]+)\][ \t]*$/m)
  const labels = [...head.matchAll(/^([\p{L} ]+?)[ \t]*:[ \t]*(\S.*)$/gmu)].map(([, label = '', value = '']) => ({
    label,
    meaning: label.toLowerCase(),
    value: value.trim(),
  }))
  const of = (...names: string[]) => labels.find(({ meaning }) => names.includes(meaning))?.value ?? ''
  const named = parts.flatMap((part, at) => (at % 2 === 0 ? [{ name: part, text: parts[at + 1] ?? '' }] : []))
  const textOf = (pattern: RegExp) =>
    named
      .filter(({ name }) => pattern.test(name))
      .map(({ text }) => text)
      .join('\n\n')
  const times = timesOf({ prep: of('preparation time'), cook: of('cooking time') })
  const { servings, servings_text } = servingsOf(of('yield'))
  return recipeDraftOf({
    name: title.trim(),
    source: of('source', 'author'),
    source_url: of('url', 'web site'),
    servings,
    servings_text,
    working_time: times.working_time,
    waiting_time: times.waiting_time,
    keywords: labels.filter(({ meaning }) => KEYWORDS.has(meaning)).map(({ value }) => value),
    ingredients: ingredientsIn(textOf(INGREDIENTS)),
    steps: stepsByParagraph(textOf(METHOD)),
    notes: named
      .filter(({ name, text }) => !INGREDIENTS.test(name) && !METHOD.test(name) && text.trim() !== '')
      .map(({ name, text }) => ({ title: /^notes?$/i.test(name) ? '' : name, text: paragraphsIn(text) })),
    unplaced: [
      ...times.unplaced,
      ...labels
        .filter(({ meaning }) => !KEYWORDS.has(meaning) && !PLACED.has(meaning))
        .map(({ label, value }) => ({ title: label, text: value })),
    ],
  })
}

const INGREDIENTS = /^ingredients?$/i
const METHOD = /^(?:instructions?|directions?|method|preparation)$/i
