import type { RecipeNames } from '../exporter.ts'
import type { IngredientRow, MeasuredRow, RecipeRow } from '../rows/recipe-row.ts'
import { rowText } from '../rows/row-text.ts'

/** A step as one paragraph that marks its ingredients; those that it does not name stand behind it, in brackets. */
export function cooklangParagraph(
  { text, rows, minutes }: { text: string; rows: readonly RecipeRow[]; minutes: number },
  names: RecipeNames,
): string {
  const ingredients = rows.flatMap((row): IngredientRow[] => ('heading' in row ? [] : [row]))
  const pieces: (string | { mark: string })[] = [text.replace(/\s*\n\s*/g, ' ').trim()]
  const unnamed: string[] = []
  // "olive oil" before "oil", which is part of it.
  for (const row of ingredients.toSorted((a, b) => nameOf(b).length - nameOf(a).length))
    if (!('food' in row && markIn(pieces, row, names)))
      unnamed.push('food' in row ? markOf(row, names) : escaped(rowText(row)))
  const time = minutes > 0 ? [`~{${minutes}%minutes}`] : []
  const behind = [...unnamed, ...time].join(', ')
  const paragraph = pieces.map((piece) => (typeof piece === 'string' ? escaped(piece) : piece.mark)).join('')
  return [withoutStart(paragraph), behind && `(${behind})`].filter(Boolean).join(' ')
}

const nameOf = (row: IngredientRow): string => ('food' in row ? row.food.name : '')

/** Puts the mark where the text names the food first. */
function markIn(pieces: (string | { mark: string })[], row: MeasuredRow, names: RecipeNames): boolean {
  const name = row.food.name
  if (row.recipe || cleanName(name) !== name) return false
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${literal(name)}(?![\\p{L}\\p{M}\\p{N}])`, 'u')
  for (const [at, piece] of pieces.entries()) {
    const found = typeof piece === 'string' ? pattern.exec(piece) : null
    if (!found) continue
    const { input, index } = found
    pieces.splice(at, 1, input.slice(0, index), { mark: markOf(row, names) }, input.slice(index + name.length))
    return true
  }
  return false
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function markOf(row: MeasuredRow, names: RecipeNames): string {
  const file = row.recipe && names.get(row.recipe.id)
  const note = cleanName(row.note)
  return `@${file ? `./${file}` : cleanName(row.food.name)}{${quantityOf(row)}}${note && `(${note})`}`
}

function quantityOf({ amount, amount_max, unit }: MeasuredRow): string {
  const unitName = unit ? cleanName(unit.name).replaceAll('/', ' ') : ''
  const value = [amount, amount_max].flatMap((one) => (one === null ? [] : [String(Number(one.toFixed(4)))])).join('-')
  return [value, unitName].filter(Boolean).join('%')
}

/** Without the signs that end or change a mark. */
export const cleanName = (text: string): string =>
  text
    .replace(/[@#~{}()|%\\=*[\]]/g, ' ')
    .replace(/\//g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[\s?&+.-]+/, '')

const escaped = (text: string): string =>
  text.replace(/[@#~{}[\]\\]/g, '\\$&').replace(/(?<=\s|^)--+(?=\s|$)|(?<=\[)-/g, '–')

/** A paragraph that begins so would be a note, a value or a heading. */
const withoutStart = (text: string): string => text.replace(/^[>=\s]+|^--+\s*/, '')
