export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject
export type JsonObject = { [key: string]: JsonValue }

export const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One value or a list of them, as a list without the empty ones. */
export function jsonList(value: JsonValue | undefined): JsonValue[] {
  const list = Array.isArray(value) ? value.slice(0, MAX_ITEMS) : [value]
  return list.filter((item): item is JsonValue => item !== undefined && item !== null && item !== '')
}

const MAX_ITEMS = 2_000
