import { isObject, type JsonObject, type JsonValue } from '../json/json-value.ts'

/**
 * A state may hold what a single serving needs: half a carrot, a quarter of an egg. Where most amounts become whole by
 * the number of servings, and were not before, they are for one.
 */
export function timesServings(items: readonly JsonValue[], recipe: JsonObject): JsonValue[] {
  const servings = numberIn(recipe, SERVINGS)
  const amounts = items.flatMap(amountsIn)
  const whole = (factor: number) => amounts.filter((amount) => isWhole(amount * factor)).length
  const isForOne =
    servings >= 2 &&
    servings <= 20 &&
    amounts.length >= 4 &&
    whole(1) <= amounts.length / 2 &&
    whole(servings) >= amounts.length * 0.8
  return isForOne ? items.map((item) => times(item, servings)) : [...items]
}

const SERVINGS = /^(?:serving_?size|servings?|portions?|default_?servings|yield)$/i
const AMOUNT = /^(?:amount|quantity)$/i

const isWhole = (amount: number): boolean => Math.abs(amount - Math.round(amount)) < 0.01

function amountsIn(item: JsonValue): number[] {
  if (!isObject(item)) return []
  const own = numberIn(item, AMOUNT)
  return [...(own > 0 ? [own] : []), ...partsOf(item).flatMap(([, parts]) => parts.flatMap(amountsIn))]
}

function times(item: JsonValue, factor: number): JsonValue {
  if (!isObject(item)) return item
  const parts = new Map(partsOf(item))
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      AMOUNT.test(key) && typeof value === 'number'
        ? Math.round(value * factor * 1000) / 1000
        : (parts.get(key)?.map((part) => times(part, factor)) ?? value),
    ]),
  )
}

const partsOf = (item: JsonObject): [string, JsonValue[]][] =>
  Object.entries(item).flatMap(([key, value]): [string, JsonValue[]][] =>
    /ingredient|items/i.test(key) && Array.isArray(value) ? [[key, value]] : [],
  )

const numberIn = (object: JsonObject, names: RegExp): number => {
  const value = Object.entries(object).find(([key, value]) => names.test(key) && typeof value === 'number')?.[1]
  return typeof value === 'number' ? value : 0
}
