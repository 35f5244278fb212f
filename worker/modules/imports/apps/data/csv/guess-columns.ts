import { cellLines } from './cell-lines.ts'
import type { CsvField, TableReading } from './column.contract.ts'
import { fieldsOf, fieldWithin } from './csv-fields.ts'

/** What the columns of a table most likely are, by how they are called and, where that says nothing, by what they hold. */
export function guessColumns(rows: readonly (readonly string[])[]): TableReading {
  const [first = []] = rows
  const heading = isHeading(first, rows.slice(1))
  const columns: (CsvField | null)[] = heading ? calledFields(first) : first.map(() => null)
  const cells = first.map((_, column) => rows.slice(heading ? 1 : 0).map((row) => row[column]?.trim() ?? ''))
  const guess = (field: CsvField, isLikely: (texts: readonly string[]) => boolean) => {
    if (columns.includes(field)) return
    const at = cells.findIndex((texts, column) => columns[column] === null && isLikely(texts.filter(Boolean)))
    if (at >= 0) columns[at] = field
  }
  guess('picture', mostly(/^https?:\S+\.(?:jpe?g|png|webp|gif)\b/i))
  guess('source_url', mostly(/^https?:\S+$/i))
  guess('ingredients', (texts) => share(texts, (text) => listed(text) >= 2) >= 0.5)
  guess('steps', (texts) => share(texts, (text) => text.length > LONG && /[.!\n]/.test(text)) >= 0.5)
  guess('name', (texts) => share(texts, isName) >= 0.9 && new Set(texts).size > texts.length / 2)
  return { columns, heading }
}

/** Each field once where its name only stands within others. */
function calledFields(header: readonly string[]): (CsvField | null)[] {
  const known = fieldsOf(header)
  const taken = new Set(known)
  return known.map((field, at) => {
    const within = field ?? fieldWithin(header[at] ?? '')
    if (field !== null || within === null || taken.has(within)) return field
    taken.add(within)
    return within
  })
}

function isHeading(first: readonly string[], others: readonly (readonly string[])[]): boolean {
  if (first.some((text) => text.length > LONG || /[\n\r]|https?:/.test(text))) return false
  if (calledFields(first).some((field) => field !== null)) return true
  if (first.some((text) => /\d/.test(text))) return false
  return first.some((text, column) => {
    const below = others.map((row) => row[column]?.trim() ?? '').filter(Boolean)
    const letters = below.reduce((sum, one) => sum + one.length, 0)
    return below.length > 0 && (below.every((one) => /\d/.test(one)) || letters / below.length > 3 * text.length)
  })
}

/** Letters of what is more than a name. */
const LONG = 80

const share = (texts: readonly string[], test: (text: string) => boolean): number =>
  texts.length === 0 ? 0 : texts.filter(test).length / texts.length

const mostly = (pattern: RegExp) => (texts: readonly string[]) => share(texts, (text) => pattern.test(text)) > 0.5

/** Lines with an amount in front. */
const listed = (text: string): number => cellLines(text, '|;,').filter((line) => /^[-•*\s]*[\d½¼¾⅓⅔]/.test(line)).length

const isName = (text: string): boolean => /\p{L}/u.test(text) && text.length <= LONG && !/[\n\r]/.test(text)
