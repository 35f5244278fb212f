import { countOf, flagOf, nameListOf, wordsOf } from '../../../drafts/loose-json.ts'
import { ingredientOf as ingredientOfLine, linesIn } from '../../../drafts/read-lines.ts'
import type { DraftIngredient } from '../../../drafts/recipe-draft.ts'
import { isObject, type JsonObject, type JsonValue } from '../../../pages/json/json-value.ts'
import { idOf } from './backup-tables.ts'

export interface PlacedIngredient {
  /** By which steps name it. */
  reference: string
  /** The heading it stands under, or blank. */
  group: string
  /** Null where a heading stands alone. */
  ingredient: DraftIngredient | null
}

/** Ingredients in their order. A `title` begins a group, which lasts until the next. */
export function placedIngredients(rows: readonly JsonValue[], hasAmounts: boolean): PlacedIngredient[] {
  let group = ''
  return rows.map((row) => {
    if (!isObject(row)) return { reference: '', group, ingredient: lineOf(wordsOf(row)) }
    group = wordsOf(row['title']) || group
    return { reference: idOf(row['reference_id']), group, ingredient: mealieIngredient(row, hasAmounts) }
  })
}

/** With a heading where another group begins. */
export function withHeadings(placed: readonly PlacedIngredient[]): DraftIngredient[] {
  let last = ''
  return placed.flatMap(({ group, ingredient }) => {
    const heading = group !== last && group !== '' ? [{ heading: group }] : []
    last = group
    return ingredient ? [...heading, ingredient] : heading
  })
}

/**
 * An ingredient whose food is in the list of foods; else its text is the note, and an amount of 1 says nothing. Null for
 * an empty row.
 */
export function mealieIngredient(row: JsonObject, hasAmounts: boolean): DraftIngredient | null {
  const isCounted = hasAmounts && !flagOf(row['disable_amount'])
  const amount = isCounted ? countOf(row['quantity']) : null
  const unit = isCounted ? (nameListOf(row['unit'])[0] ?? '') : ''
  const other = isObject(row['referenced_recipe']) ? row['referenced_recipe'] : null
  const food = nameListOf(row['food'])[0] ?? (other ? wordsOf(other['name']) : '')
  const note = wordsOf(row['note'])
  const original = wordsOf(row['original_text'])
  if (food === '') {
    const text = note || original || wordsOf(row['display'])
    const isBare = note === '' || amount === null || (amount === 1 && unit === '')
    return lineOf(isBare ? text : `${Math.round(amount * 1000) / 1000} ${unit} ${text}`)
  }
  return {
    amount,
    unit,
    food,
    note,
    ...(original && { original_text: original }),
    ...(other && { recipe: idOf(other['id']) || wordsOf(other['slug']) }),
  }
}

function lineOf(text: string): DraftIngredient | null {
  const [line, ...others] = linesIn(text)
  return line === undefined ? null : ingredientOfLine([line, ...others].join(' '))
}
