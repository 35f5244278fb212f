import { type JsonObject, type JsonValue, isObject, jsonList } from '../json/json-value.ts'
import type { PageIngredient } from '../page-recipe.ts'
import { cleanLine, cleanLines } from '../text/clean.ts'
import { groupIngredients } from '../text/ingredient-lines.ts'
import { beginsWithAmount } from '../visible/amount.ts'
import type { Graph } from './graph.ts'
import { schemaProperty, textOf } from './terms.ts'

const MAX_DEPTH = 6
const MAX_VALUES = 3_000

/** `remainingValues` bounds the work, as lists may refer to each other. */
type Source = { readonly graph: Graph; remainingValues: number }

export function ingredientsOf(value: JsonValue | undefined, graph: Graph): PageIngredient[] {
  const items = jsonList(value)
  const source: Source = { graph, remainingValues: MAX_VALUES }
  const text = items.length === 1 && typeof items[0] === 'string' ? items[0] : null
  const lines =
    text === null
      ? items.flatMap((item) => read(item, null, source, 0))
      : splitJoined(cleanLines(text)).flatMap((part) => line(part, null))
  return groupIngredients(lines)
}

/** "300 g beans, 1 leek, 2 tbsp oil" in one text: where most parts begin with an amount, each is a line. */
function splitJoined(lines: string[]): string[] {
  const [only] = lines
  if (lines.length !== 1 || !only) return lines
  const parts = only.split(/,\s+|;\s*/)
  return parts.length >= 3 && parts.filter(beginsWithAmount).length >= parts.length * 0.6 ? parts : lines
}

function read(value: JsonValue, group: string | null, source: Source, depth: number): PageIngredient[] {
  const item = source.graph.resolve(value)
  if (depth > MAX_DEPTH || source.remainingValues-- <= 0) return []
  if (Array.isArray(item)) return item.flatMap((inner) => read(inner, group, source, depth + 1))
  if (!isObject(item)) return line(cleanLine(textOf(item)), group)
  const inner = schemaProperty(item, 'itemListElement', 'ingredients', 'recipeIngredient', 'items')
  if (inner !== undefined && typeof inner !== 'string') {
    const name = cleanLine(textOf(schemaProperty(item, 'name', 'title', 'headline')))
    return jsonList(inner).flatMap((part) => read(part, name || group, source, depth + 1))
  }
  const wrapped = schemaProperty(item, 'item')
  if (isObject(wrapped)) return read(wrapped, group, source, depth + 1)
  return line(cleanLine(described(item)), group)
}

const line = (text: string, group: string | null): PageIngredient[] =>
  /[\p{L}\p{N}]/u.test(text) ? [{ group, line: text }] : []

function described(item: JsonObject): string {
  const written = textOf(schemaProperty(item, 'text', 'original', 'originalText', 'display', 'raw', '@value'))
  if (written) return written
  const quantity = schemaProperty(item, 'requiredQuantity', 'amount', 'quantity', 'value')
  const amount = isObject(quantity) ? textOf(schemaProperty(quantity, 'value', 'amount')) : textOf(quantity)
  const unit = textOf(
    schemaProperty(isObject(quantity) ? quantity : item, 'unitText', 'unit', 'unitCode') ??
      schemaProperty(item, 'unit'),
  )
  const note = textOf(schemaProperty(item, 'note', 'notes', 'comment', 'description'))
  const name = textOf(schemaProperty(item, 'name', 'food', 'ingredient', 'item', 'title'))
  return [amount, unit, name, note && `(${note})`].filter(Boolean).join(' ')
}
