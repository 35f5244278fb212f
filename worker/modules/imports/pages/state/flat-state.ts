import { isObject, type JsonObject, type JsonValue } from '../json/json-value.ts'

const MAX_DEPTH = 40
const MAX_VALUES = 50_000

/** Nuxt flattens its state into a list whose objects and lists hold indexes; other values are returned unchanged. */
export function unflatten(value: JsonValue): JsonValue {
  if (!Array.isArray(value) || !isFlat(value)) return value
  let left = MAX_VALUES
  const revive = (at: JsonValue | undefined, depth: number): JsonValue => {
    const item = typeof at === 'number' ? value[at] : undefined
    if (item === undefined || depth > MAX_DEPTH || left-- <= 0) return null
    if (Array.isArray(item)) {
      const places = typeof item[0] === 'string' ? item.slice(1) : item
      return places.length === 1 && places !== item
        ? revive(places[0], depth + 1)
        : places.map((place) => revive(place, depth + 1))
    }
    if (!isObject(item)) return item
    const object: JsonObject = Object.create(null) as JsonObject
    for (const [key, place] of Object.entries(item)) object[key] = revive(place, depth + 1)
    return object
  }
  return revive(0, 0)
}

const isIndex = (value: JsonValue): boolean => typeof value === 'number' && Number.isInteger(value) && value >= -7

const isFlat = (list: JsonValue[]): boolean =>
  list.length > 10 &&
  list.slice(0, 200).every((item) => !isObject(item) || Object.values(item).every(isIndex)) &&
  list.slice(0, 200).some(isObject)
