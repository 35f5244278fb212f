import type { DraftIngredient } from '../../../drafts/recipe-draft.ts'
import { measuredIngredient } from './measured-ingredient.ts'

/** The row below which the ingredients stand, each run of dashes as wide as its column. */
export const COLUMNS = /^-{4,} +-{4,} +-{4,}\s*$/

/** Amount, measure and food, where that row says. */
export function rowsOf(lines: readonly string[], dashes: string): DraftIngredient[] {
  const [, measureAt = 0, textAt = 0] = [...dashes.matchAll(/-+/g)].map(({ index }) => index)
  return lines
    .filter((line) => line.trim() !== '')
    .map((tabbed) => {
      const line = withoutTabs(tabbed)
      const text = line.slice(textAt).trim()
      const heading =
        text.length > 120 ? undefined : /^(?:\*{2,}|-{2,}|={2,})\s*(.*?[\p{L}\d].*?)\s*[*=-]*:?$/u.exec(text)?.[1]
      const amount = line.slice(0, measureAt).trim()
      if (line.slice(0, textAt).trim() === '' && heading && !text.startsWith('-- ')) return { heading }
      const isCut = /\S/.test(line.charAt(textAt - 1)) || /\S/.test(line.charAt(measureAt - 1))
      if (isCut || text === '') return { line: line.trim().replace(/\s+/g, ' ') }
      return measuredIngredient({ amount, text, ...measureOf(line.slice(measureAt, textAt)) })
    })
}

/** Whether lines stand in these columns, one of them with an amount. */
export function areRows(tabbed: readonly string[], dashes: string): boolean {
  const [, measureAt = 0, textAt = 0] = [...dashes.matchAll(/-+/g)].map(({ index }) => index)
  const lines = tabbed.map(withoutTabs)
  const isRow = (line: string) =>
    /^[\d\s/.,-]*$/.test(line.slice(0, measureAt)) &&
    /^\s?$/.test(line.charAt(textAt - 1)) &&
    line.charAt(textAt).trim() !== ''
  return lines.every(isRow) && lines.some((line) => /\d/.test(line.slice(0, measureAt)))
}

/** Tabs lead to each eighth column. */
const withoutTabs = (line: string): string =>
  line.length > 1000 || !line.includes('\t')
    ? line
    : line.split('\t').reduce((before, part) => before.padEnd(Math.ceil((before.length + 1) / 8) * 8) + part)

/** "large   clov": a size, and a word that is cut where the column ends. */
function measureOf(cell: string): { unit: string; note: string } {
  const words = cell.trim().split(/\s+/)
  const size = words.length > 1 && /^(?:small|medium|large)$/i.test(words[0] ?? '') ? (words.shift() ?? '') : ''
  const unit = words.map((word) => CUT_WORDS.get(word.toLowerCase()) ?? word).join(' ')
  return /^(?:whole|each|small|medium|large)$/i.test(unit)
    ? { unit: '', note: [size, /^(?:whole|each)$/i.test(unit) ? '' : unit].filter(Boolean).join(', ') }
    : { unit, note: size }
}

const CUT_WORDS = new Map([
  ['clov', 'cloves'],
  ['whol', 'whole'],
  ['bunc', 'bunch'],
  ['slic', 'slices'],
  ['stal', 'stalks'],
  ['piec', 'pieces'],
  ['pack', 'package'],
  ['ounc', 'ounces'],
])
