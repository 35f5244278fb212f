import { paragraphsIn } from '../../../drafts/read-lines.ts'
import { type DraftNote, type RecipeDraft, recipeDraftOf } from '../../../drafts/recipe-draft.ts'
import { minutesOf } from '../../../pages/text/duration.ts'
import { servingsOf } from '../../../pages/text/servings.ts'
import { masterCookBlocks } from './mastercook-blocks.ts'
import { areRows, COLUMNS, rowsOf } from './mastercook-columns.ts'
import { nutritionOfSentence } from './nutrition-sentence.ts'
import { textCollection } from '../text-collection.ts'
import { WrappedSteps } from './wrapped-steps.ts'

/** MasterCook's text: a head, ingredients below a row of dashes that tells where its columns are, and blocks with labels. */
export const masterCookText = textCollection({
  id: 'MASTERCOOK_TEXT',
  title: 'MasterCook (text)',
  hint: '.mxp, .txt',
  opens:
    /^[ \t]*[*{[(]?[ \t]*Exported from[ \t]+(?:MasterCook|CookWorks)\b.*$(?:(?:\n.*){0,8}?\nRecipe By[ \t]*:.*$)?|^[ \t]*\S.*\n(?:[ \t]*\n){1,2}Recipe By[ \t]*:.*$/gim,
  titled: /^(?:.*Exported from.*\n\s*)?[ \t]*(\S.*)$/im,
  recipeOf,
})

function recipeOf(all: string[]): RecipeDraft | null {
  const lines = /Exported from/i.test(all[0] ?? '') ? all.slice(1) : all
  const row = lines.findIndex((line) => COLUMNS.test(line))
  const listEnd = row < 0 ? 0 : endOfList(lines, row)
  const start = lines.findIndex((line) => line.trim() !== '')
  const titleEnd = endOfParagraph(lines, Math.max(0, start))
  const head = headOf(lines.slice(titleEnd, row < 0 ? undefined : row))
  const ingredients = rowsOf(lines.slice(row + 1, listEnd), lines[row] ?? '')
  const name = lines.slice(Math.max(0, start), titleEnd).join(' ').replace(/\s+/g, ' ').trim()
  const { method, tail, labels } = masterCookBlocks(lines.slice(Math.max(listEnd, titleEnd)))
  // Collections introduce themselves by a page that is sorted to the top.
  if (name.startsWith('!') && ingredients.every((one) => 'heading' in one)) return null
  const steps = new WrappedSteps()
  for (const line of row < 0 ? [] : method) steps.line(line)
  const [source = '', ...more] = (labels.get('source') ?? '').split('\n')
  const yielded = labels.get('yield') ?? ''
  const size = servingsOf(head.get('serving size'))
  // One is what the app writes where nobody said how many.
  const { servings, servings_text } = (size.servings ?? 1) === 1 && yielded ? servingsOf(yielded) : size
  const baking = [...labels].filter(([label]) => label.startsWith('t(')).map(([, text]) => minutesOf(text))
  const prep = minutesOf(head.get('preparation time'))
  const waiting_time = baking.reduce((sum, minutes) => sum + minutes, 0)
  return recipeDraftOf({
    name: name || 'Untitled',
    description: paragraphsIn(labels.get('description') ?? ''),
    source: source || (head.get('recipe by') ?? ''),
    source_url: /https?:\/\/[^\s>")]+/.exec([labels.get('s(internet address)'), source, ...more].join(' '))?.[0] ?? '',
    servings,
    servings_text,
    working_time: prep || Math.max(0, minutesOf(labels.get('start to finish time')) - waiting_time),
    waiting_time,
    keywords: [...(head.get('categories') ?? '').split(/ {2,}|[\n\t]/), labels.get('cuisine') ?? '']
      .map((one) => one.trim())
      .filter(Boolean),
    ingredients,
    steps: steps.end(),
    nutrition: nutritionOfSentence(labels.get('per serving') ?? ''),
    notes: [
      ...noteOf('', [...more, ...(row < 0 ? method : []), ...tail].join('\n')),
      ...noteOf('', labels.get('notes')),
      ...noteOf('Serving ideas', labels.get('serving ideas')),
      ...noteOf('Suggested wine', labels.get('suggested wine')),
    ],
    unplaced: [
      ...noteOf('Nutrition', labels.get('per serving')),
      ...noteOf('Recipe by', source ? head.get('recipe by') : ''),
      ...noteOf('Yield', size.servings !== 1 ? yielded : ''),
      ...noteOf('Copyright', labels.get('copyright')),
      ...noteOf('Ratings', labels.get('ratings')),
    ],
  })
}

const noteOf = (title: string, text = ''): DraftNote[] =>
  text.trim() === '' ? [] : [{ title, text: paragraphsIn(text) }]

/** Empty lines may part groups of rows. */
function endOfList(lines: readonly string[], row: number): number {
  let end = endOfParagraph(lines, row + 1)
  for (;;) {
    const start = lines.findIndex((line, at) => at > end && line.trim() !== '')
    const next = start < 0 ? end : endOfParagraph(lines, start)
    if (start < 0 || !areRows(lines.slice(start, next), lines[row] ?? '')) return end
    end = next
  }
}

function endOfParagraph(lines: readonly string[], from: number): number {
  const end = lines.findIndex((line, at) => at >= from && line.trim() === '')
  return end < 0 ? lines.length : end
}

/** Two labels may share a line; categories go on below. */
function headOf(lines: readonly string[]): ReadonlyMap<string, string> {
  const head = new Map<string, string>()
  let last = ''
  for (const line of lines) {
    const found = [
      ...line.matchAll(/(Recipe By|Serving Size|Preparation Time|Categories)\s*:(.*?)(?=Preparation Time|$)/gi),
    ]
    for (const [, label = '', value = ''] of found) head.set((last = label.toLowerCase()), value.trim())
    if (found.length === 0 && last === 'categories' && /^\s{4}\S?/.test(line))
      head.set(last, `${head.get(last)}\n${line.trim()}`)
    else if (found.length === 0) last = ''
  }
  return head
}
