import { type JsonObject, type JsonValue, isObject, jsonList } from '../json/json-value.ts'

/** `https://schema.org/Recipe`, `schema:Recipe` and `recipe` are all `recipe`. */
export const localName = (name: string): string => name.replace(/^.*[/#:]/, '').toLowerCase()

export const typesOf = (object: JsonObject): string[] =>
  jsonList(object['@type']).flatMap((type) => (typeof type === 'string' ? type.split(/\s+/).map(localName) : []))

/** The first of the properties that is not empty; compares names without prefix and case. */
export function schemaProperty(object: JsonObject, ...names: string[]): JsonValue | undefined {
  for (const name of names) {
    const value = object[name]
    if (hasValue(value)) return value
  }
  const wanted = names.map((name) => name.toLowerCase())
  const key = Object.keys(object)
    .slice(0, 200)
    .find((key) => wanted.includes(localName(key)) && hasValue(object[key]))
  return key === undefined ? undefined : object[key]
}

const hasValue = (value: JsonValue | undefined): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

export function textOf(value: JsonValue | undefined, ...names: string[]): string {
  let current: JsonValue | undefined = value
  for (let depth = 0; depth < 8; depth++) {
    if (typeof current === 'string') return current
    if (typeof current === 'number') return String(current)
    if (Array.isArray(current)) current = current.find((item) => item !== null && item !== '')
    else if (isObject(current)) current = schemaProperty(current, ...names, '@value', 'name', 'text', 'value')
    else return ''
  }
  return ''
}
