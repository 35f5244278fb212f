import { type DraftIngredient, type DraftNote, type RecipeDraft, recipeDraftOf } from '../../../drafts/recipe-draft.ts'
import { nutritionIn } from '../../../drafts/nutrition-text.ts'
import { minutesOf } from '../../../pages/text/duration.ts'
import { servingsOf } from '../../../pages/text/servings.ts'
import { keywordsIn, labelledHead } from './labelled-head.ts'
import { measuredIngredient } from './measured-ingredient.ts'
import { textCollection } from '../text-collection.ts'
import { WrappedSteps } from './wrapped-steps.ts'

/** The German cousin of Meal-Master: one column, units of up to nine letters, lines ":Label: value" in the method. */
export const rezKonv = textCollection({
  id: 'REZKONV',
  title: 'RezkonvSuite',
  hint: '.rk, .txt',
  opens: /^[ \t]{0,4}={3,}.*\brezkonv.*$/gim,
  closes: /^ ?={4,}\s*$/m,
  titled: /^\s*Tit(?:el|le)\s*:\s*(.*)$/im,
  recipeOf,
})

const LABELS = new Map([
  ['titel', 'title'],
  ['title', 'title'],
  ['kategorien', 'categories'],
  ['kategorie', 'categories'],
  ['categories', 'categories'],
  ['menge', 'yield'],
  ['portionen', 'yield'],
  ['yield', 'yield'],
  ['servings', 'yield'],
])
/** Longer lines are neither headings nor set in columns by hand. */
const MAX_SHORT = 200
const SECTION = /^\s*={4,}\s*([^\s=].*?)[\s=]*$/
const FACT = /^\s*:([^:]{2,40}?)\s*:\s*(.*)$/

function recipeOf([, ...lines]: string[]): RecipeDraft {
  const { labels, body } = labelledHead(lines, LABELS)
  const rows: DraftIngredient[] = []
  const method = new WrappedSteps()
  const source: string[] = []
  const facts: DraftNote[] = []
  let place: 'list' | 'source' | 'method' = 'list'
  for (const line of body) {
    const section = line.length > MAX_SHORT ? undefined : SECTION.exec(line)?.[1]
    const [, label, value = ''] = FACT.exec(line) ?? []
    if (section !== undefined && /^(?:quelle|source)$/i.test(section)) place = 'source'
    else if (section !== undefined) {
      if (place === 'list') rows.push({ heading: section })
      else method.heading(section)
    } else if (place === 'source') {
      if (line.trim() !== '') source.push(line.trim())
      else if (source.length > 0) place = 'method'
    } else if (label) facts.push({ title: label.replace(/^>\s*/, ''), text: value.trim() })
    else if (place === 'list' && (/^\s{2}/.test(line) || WIDE_AMOUNT.test(line))) addRow(rows, line)
    else if (line.trim() !== '' || place === 'method') {
      if (place === 'list' && isHeading(rows.at(-1))) method.heading(headingOf(rows.pop()))
      place = 'method'
      method.line(line)
    }
  }
  const { servings, servings_text } = servingsOf(labels.get('yield'))
  const timed = facts.filter(({ title, text }) => TIMES.test(title) && minutesOf(text) > 0)
  const cooking = timed.filter(({ title }) => COOKING.test(title))
  const working = timed.find((fact) => !cooking.includes(fact)) ?? null
  const measured = facts.filter(({ title, text }) => NUTRIENTS.test(`${title} ${text}`))
  const written = source.filter((line) => !line.startsWith('--'))
  return recipeDraftOf({
    name: labels.get('title') || 'Untitled',
    source: written.join(', '),
    source_url: /https?:\/\/\S+/.exec(source.join(' '))?.[0] ?? '',
    servings,
    servings_text,
    working_time: minutesOf(working?.text),
    waiting_time: cooking.reduce((sum, { text }) => sum + minutesOf(text), 0),
    keywords: keywordsIn(labels.get('categories')),
    ingredients: rows,
    steps: method.end(),
    nutrition: nutritionIn(measured.map(({ title, text }) => `${title}: ${text}`).join('\n')),
    notes: noteOf(source.filter((line) => line.startsWith('--'))),
    unplaced: facts.filter(
      (fact) => !measured.includes(fact) && fact !== working && !cooking.includes(fact) && fact.text !== '',
    ),
  })
}

const COOKING = /back|brat|koch|gar|ruhe|warte|zieh|kühl|cook|bak/i
/** It fills its column to the margin. */
const WIDE_AMOUNT = /^\d[\d.,/½¼¾ -]{4,5}[\d½¼¾] {2,}\S/
const TIMES = /zeit|time|zubereitung/i
const NUTRIENTS = /\b(?:kcal|eiwei(?:ss|ß)|fett|kohlenhydrate)\b/i

const isHeading = (row: DraftIngredient | undefined): boolean => row !== undefined && 'heading' in row
const headingOf = (row: DraftIngredient | undefined): string => (row && 'heading' in row ? row.heading : '')

/** Who typed it in. */
const noteOf = (lines: readonly string[]): DraftNote[] =>
  lines.length > 0 ? [{ title: '', text: lines.map((line) => line.replace(/^-+\s*/, '')).join('\n') }] : []

/** Amount in columns 1 to 7, unit in 9 to 17, text from 19; a text that begins with "-" goes on with the row above. */
function addRow(rows: DraftIngredient[], line: string): void {
  const amount = line.slice(0, 7).trim()
  const unit = line.slice(8, 17).trim()
  const text = line.slice(18).trim()
  const more = /^\s*-{1,2}\s*(?=[^\s-])(.*)$/.exec(line)?.[1]
  const isInColumns = /^(?:[\d.,/½¼¾ -]*)$/.test(amount) && line.charAt(7) + line.charAt(17) === '  ' && text !== ''
  const [, looseAmount = '', looseUnit = '', looseText = ''] = line.length > MAX_SHORT ? [] : (LOOSE.exec(line) ?? [])
  const before = rows.at(-1)
  if (more !== undefined && before && !('heading' in before)) rows[rows.length - 1] = goesOn(before, more)
  else if (isInColumns && !/\d/.test(unit)) rows.push(measuredIngredient({ amount, unit, text }))
  else if (looseText) rows.push(measuredIngredient({ amount: looseAmount, unit: looseUnit, text: looseText.trim() }))
  else rows.push({ line: line.trim().replace(/\s+/g, ' ') })
}

/** Indented by hand, with wide gaps all the same. */
const LOOSE = /^\s*(\d[\d.,/½¼¾ -]*?|[½¼¾])\s{2,}(?:([^\s\d]{1,9})\s{2,})?(\S.*)$/

function goesOn(row: Exclude<DraftIngredient, { heading: string }>, more: string): DraftIngredient {
  if ('line' in row) return { ...row, line: `${row.line} ${more}` }
  const original_text = `${row.original_text} ${more}`
  return { ...row, note: row.note ? `${row.note} ${more}` : more, original_text }
}
