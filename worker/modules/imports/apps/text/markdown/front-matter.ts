import { parseDocument } from 'yaml'
import { tomlValues } from './toml-values.ts'
import { isObject, type JsonObject, type JsonValue } from '../../../pages/json/json-value.ts'

/**
 * The values between two lines of dashes at the beginning of a text, or of plus signs, and the text below. Null where there
 * are none.
 */
export function frontMatter(text: string): { values: JsonObject; body: string } | null {
  const [pluses, toml = ''] = /^\s*\+\+\+[ \t]*\n((?:[^]*?\n)??)\+\+\+[ \t]*(?:\n|$)/.exec(text) ?? []
  if (pluses !== undefined) return { values: tomlValues(toml), body: text.slice(pluses.length) }
  const [whole, yaml = ''] = /^\s*---[ \t]*\n((?:[^]*?\n)??)(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text) ?? []
  if (whole === undefined) return null
  return { values: valuesOf(yaml), body: text.slice(whole.length) }
}

/** People write "- salt: to taste" and unbalanced quotes; what is no YAML is read line by line. */
function valuesOf(yaml: string): JsonObject {
  const document = parseDocument(yaml, { strict: false, uniqueKeys: false, logLevel: 'silent' })
  if (document.errors.length === 0) {
    try {
      const value = document.toJS({ maxAliasCount: 20 }) as JsonValue
      if (isObject(value)) return value
    } catch {
      // Aliases that unfold without end.
    }
  }
  return linesOf(yaml)
}

function linesOf(yaml: string): JsonObject {
  const values = new Map<string, JsonValue>()
  let list: string[] = []
  for (const line of yaml.split('\n')) {
    const [, key, value = ''] = /^([\w][\w .-]*?)\s*:(?:\s+(.*))?$/.exec(line) ?? []
    const [, item] = /^\s*-\s+(.*)$/.exec(line) ?? []
    if (item !== undefined) list.push(unquoted(item))
    else if (key !== undefined) values.set(key, value.trim() ? unquoted(value) : (list = []))
    else if (/^\s+\S/.test(line) && list.length > 0) list[list.length - 1] += ` ${line.trim()}`
  }
  return Object.fromEntries(values)
}

const unquoted = (text: string): string => text.trim().replace(/^(["'])(.*)\1$/, '$2')
