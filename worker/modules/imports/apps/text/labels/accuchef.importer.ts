import { ingredientOf, linesIn, paragraphsIn, stepsByParagraph } from '../../../drafts/read-lines.ts'
import { type DraftIngredient, type RecipeDraft, recipeDraftOf } from '../../../drafts/recipe-draft.ts'
import { servingsOf } from '../../../pages/text/servings.ts'
import { keywordsIn } from '../columns/labelled-head.ts'
import { nutritionOfSentence } from '../columns/nutrition-sentence.ts'
import { textCollection } from '../text-collection.ts'

/** A line for each field; its first letter says which. "~" ends a paragraph of the method. */
export const accuChef = textCollection({
  id: 'ACCUCHEF',
  title: 'AccuChef',
  hint: '.txt',
  opens: /^A.*$/gm,
  marks: /^\*{3,}[ \t]*AccuChef Import File.*$/im,
  closes: /^Z.*$/m,
  titled: /^A(.*)$/m,
  recipeOf,
})

function recipeOf(lines: string[]): RecipeDraft {
  const all = (letter: string) => lines.filter((line) => line.startsWith(letter)).map((line) => line.slice(1).trim())
  const one = (letter: string) => all(letter)[0] ?? ''
  const blocks = all('J')
    .join('\n')
    .split(/\n?[^\n\S]{0,20}\d{0,4}~[ \t]*\n?/)
  const { servings, servings_text } = servingsOf([one('E'), one('M')].filter(Boolean).join(' '))
  const [, hours = '', minutes = ''] = /(\d*):(\d\d)/.exec(one('P')) ?? []
  return recipeDraftOf({
    name: one('A') || 'Untitled',
    servings,
    servings_text,
    working_time: Number(hours) * 60 + Number(minutes),
    keywords: [...keywordsIn(one('B')), ...keywordsIn(one('C'))],
    ingredients: ingredientsOf(lines),
    steps: stepsByParagraph(
      blocks
        .filter((block) => !NUTRITION.test(block))
        .map((block) => linesIn(block).join(' '))
        .join('\n\n'),
    ),
    nutrition: nutritionOfSentence(blocks.find((block) => NUTRITION.test(block)) ?? ''),
    notes: all('F').length > 0 ? [{ title: '', text: paragraphsIn(all('F').join('\n')) }] : [],
    unplaced: [
      ...blocks
        .filter((block) => NUTRITION.test(block))
        .map((text) => ({ title: 'Nutrition', text: paragraphsIn(text) })),
      ...lines.flatMap((line) => {
        const [letter, text] = [line.charAt(0), line.slice(1).trim()]
        return /[A-Z]/.test(letter) && !KNOWN.includes(letter) && text ? [{ title: `AccuChef ${letter}`, text }] : []
      }),
    ],
  })
}

const NUTRITION = /^\s*per serving:/i
/** L is a number in a table of nutrients. */
const KNOWN = 'ABCEFHIJKLMPZ'

/** H is an amount with its unit, I the food and K its preparation. */
function ingredientsOf(lines: readonly string[]): DraftIngredient[] {
  const rows: { amount: string; food: string; note: string }[] = []
  let amount = ''
  for (const line of lines) {
    const text = line.slice(1).trim()
    const row = rows.at(-1)
    if (line.startsWith('H')) amount = text
    else if (line.startsWith('I')) {
      if (text !== '' || amount !== '') rows.push({ amount, food: text, note: '' })
      amount = ''
    } else if (line.startsWith('K') && row) row.note = text
  }
  return rows.map(({ food, note, ...row }) => ingredientOf(`${row.amount} ${food}`.trim() + (note ? `, ${note}` : '')))
}
