import { FileRefusal } from '../files/file-refusal.ts'
import { textOf } from '../files/file.read.ts'
import type { SourceFile } from '../files/source-file.ts'
import { isObject, type JsonObject, type JsonValue } from '../pages/json/json-value.ts'

/** What a file of JSON holds. Throws `FileRefusal` where it is none. */
export async function jsonOf(file: SourceFile): Promise<JsonValue> {
  try {
    return JSON.parse(await textOf(file)) as JsonValue
  } catch (error) {
    throw error instanceof FileRefusal
      ? error
      : new FileRefusal('recipe_unreadable', `“${file.path}” is no valid JSON.`)
  }
}

/** The object that a file holds. */
export async function jsonObjectOf(file: SourceFile): Promise<JsonObject> {
  const value = await jsonOf(file)
  if (!isObject(value)) throw new FileRefusal('recipe_unreadable', `“${file.path}” holds no recipe.`)
  return value
}

/** Text, or a number as text; blank for anything else. Apps write null, "" and 0 where a field is not set. */
export const wordsOf = (value: JsonValue | undefined): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

/** A number, also one written as text; null for anything else. */
export function numberOf(value: JsonValue | undefined): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const text = wordsOf(value).replace(',', '.')
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null
}

/** A number above 0, as amounts and counts are; null where it is not set. */
export const countOf = (value: JsonValue | undefined): number | null => {
  const number = numberOf(value)
  return number !== null && number > 0 ? number : null
}

/** Texts of a list, or of a single one; blank ones are left out. */
export const wordListOf = (value: JsonValue | undefined): string[] => valuesOf(value).map(wordsOf).filter(Boolean)

/** A text; where a list of texts stands in its place, a line for each. */
export const textIn = (value: JsonValue | undefined): string => wordListOf(value).join('\n')

/** Names of a list whose entries are texts, or objects with a name. */
export const nameListOf = (value: JsonValue | undefined): string[] =>
  valuesOf(value)
    .map((entry) => wordsOf(isObject(entry) ? (entry['name'] ?? entry['title'] ?? entry['label']) : entry))
    .filter(Boolean)

/** Names of a list, or of a single text with commas between them. */
export const keywordListOf = (value: JsonValue | undefined): string[] =>
  typeof value === 'string'
    ? value
        .split(/[,;\n]/)
        .map((name) => name.trim())
        .filter(Boolean)
    : nameListOf(value)

/** A switch, also one written as a number or in words. */
export const flagOf = (value: JsonValue | undefined): boolean =>
  value === true || /^(?:1|true|yes|y|x|ja|oui)$/i.test(wordsOf(value))

/** Objects of a list, or a single one; what else stands in it is left out. */
export const objectsOf = (value: JsonValue | undefined): JsonObject[] => valuesOf(value).filter(isObject)

/** The same by the number that each has in a field; as they stand where they have none. */
export const objectsBy = (value: JsonValue | undefined, field: string): JsonObject[] =>
  objectsOf(value).sort((a, b) => (numberOf(a[field]) ?? 0) - (numberOf(b[field]) ?? 0))

/** A list, or a single value as one. */
export const valuesOf = (value: JsonValue | undefined): JsonValue[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]
