import { timesServings } from './times-servings.ts'
import { isObject, type JsonObject, type JsonValue, jsonList } from '../json/json-value.ts'

const MAX_OBJECTS = 60_000
const MAX_RECIPES = 20

/** Objects with lists of ingredients and of steps, by their names, in the shape of JSON-LD. */
export function stateRecipes(states: readonly JsonValue[]): JsonObject[] {
  const found: JsonObject[] = []
  const waiting: JsonValue[] = [...states]
  const root = states.find(isObject)
  for (let looked = 0; waiting.length && looked < MAX_OBJECTS && found.length < MAX_RECIPES; looked++) {
    const value = waiting.pop()
    if (Array.isArray(value)) for (const inner of value) waiting.push(inner)
    if (!isObject(value)) continue
    const recipe = asRecipe(value, root)
    if (recipe) found.push(recipe)
    for (const inner of Object.values(value)) if (typeof inner === 'object') waiting.push(inner)
  }
  return found
}

const INGREDIENTS = /ingredient|zutat|składnik|surovin/i
const STEPS = /instruction|direction|^(?:recipe|cooking|preparation)?_?steps?$|method|procedure|zubereitung/i

function asRecipe(object: JsonObject, root: JsonObject | undefined): JsonObject | null {
  const follow = (value: JsonValue): JsonValue => {
    const ref = isObject(value) ? (value['__ref'] ?? (value['type'] === 'id' ? value['id'] : undefined)) : undefined
    return typeof ref === 'string' ? (root?.[ref] ?? value) : value
  }
  const list = (names: RegExp, least: number) =>
    Object.entries(object)
      .filter(([name, value]) => names.test(name) && jsonList(value).length >= least && Array.isArray(value))
      .map(([, value]) => jsonList(value).map(follow))
      .toSorted((a, b) => b.length - a.length)
  const ingredients = list(INGREDIENTS, 1)
    .map((items) => timesServings(items, object).map(ingredientOf).filter(isThere))
    .find((items) => items.length >= 2 || items.some(isObject))
  const steps = list(STEPS, 1)
    .map((items) => items.map(stepOf).filter(isThere))
    .find((items) => items.length > 0)
  if (!ingredients || !steps) return null
  return { ...object, '@type': 'Recipe', recipeIngredient: ingredients, recipeInstructions: steps }
}

const isThere = (value: JsonValue): boolean => value !== null && value !== ''

function ingredientOf(value: JsonValue): JsonValue {
  if (!isObject(value)) return typeof value === 'string' ? value : null
  const [, inner] =
    Object.entries(value).find(([key, list]) => /ingredient|items/i.test(key) && Array.isArray(list)) ?? []
  if (Array.isArray(inner)) return { name: text(value, NAME), itemListElement: inner.map(ingredientOf).filter(isThere) }
  const written = text(value, /^(?:text|line|raw|original\w*|display(?:_?text)?|rawText)$/i)
  if (written) return written
  const amount = text(value, AMOUNT)
  const inWords = (names: RegExp) => text(value, names, Number(amount) <= 1)
  const name = inWords(NAME) || inWords(/^(?:ingredient|food|product)$/i)
  if (!name) return null
  const note = text(value, /^(?:note|comment|preparation|remark|suffix)s?$/i)
  // A unit without an amount measures nothing.
  const parts = [amount, amount && inWords(UNIT), name, note]
  return parts.filter(Boolean).join(' ')
}

function stepOf(value: JsonValue): JsonValue {
  if (!isObject(value)) return typeof value === 'string' ? value : null
  const [, inner] =
    Object.entries(value).find(([key, list]) => /steps|items|instructions/i.test(key) && Array.isArray(list)) ?? []
  if (Array.isArray(inner)) return { name: text(value, NAME), itemListElement: inner.map(stepOf).filter(isThere) }
  const instruction = text(value, /^(?:text|body|content|instructions?|description|display_?text|value|html)$/i)
  return instruction
    ? { '@type': 'HowToStep', name: text(value, /^(?:title|header|headline)$/i), text: instruction }
    : null
}

const NAME = /^(?:name|title|label|heading|header|(?:full)?description)$/i
const AMOUNT = /quantity|amount|^value$|menge/i
const UNIT = /unit|einheit|measure(?!ment_?system)/i

/** A key of another table. */
const REFERENCE = /(?:_id|Id|_?inflection|_?type)$/

const nameIn = (value: JsonObject, isOne: boolean): JsonValue | undefined =>
  ['abbreviation', 'name', 'title', 'text', ...(isOne ? ['name_singular', 'singular'] : []), ...PLURALS]
    .map((key) => value[key])
    .find((inner) => typeof inner === 'string' && inner !== '')

const PLURALS = ['name_plural', 'plural', 'name_singular', 'singular']

/** The first property with a matching name that holds text or a number, directly or in its own `name`. */
function text(object: JsonObject, names: RegExp, isOne = false): string {
  for (const [key, value] of Object.entries(object)) {
    if (!names.test(key) || REFERENCE.test(key)) continue
    const inner = isObject(value) ? nameIn(value, isOne) : value
    if (typeof inner === 'string' && inner.trim()) return inner.trim()
    if (typeof inner === 'number' && inner !== 0) return String(inner)
  }
  return ''
}
