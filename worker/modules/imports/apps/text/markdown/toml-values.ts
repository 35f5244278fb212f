import type { JsonObject, JsonValue } from '../../../pages/json/json-value.ts'

/** "key = value" lines as sites of Hugo have them: texts, numbers, and lists in one line or several. */
export function tomlValues(toml: string): JsonObject {
  const values = new Map<string, JsonValue>()
  for (const [, key = '', value = ''] of toml.matchAll(/^[ \t]*([\w.-]{1,60})[ \t]*=[ \t]*(\[[^\]]{0,20000}\]|.*)$/gm))
    values.set(key, value.startsWith('[') ? textsIn(value) : plain(value))
  return Object.fromEntries(values)
}

const textsIn = (list: string): string[] =>
  [...list.matchAll(/"([^"\n]*)"|'([^'\n]*)'|([^\s,[\]"']+)/g)].map(
    ([, one, other, bare]) => one ?? other ?? bare ?? '',
  )

const plain = (value: string): string => value.trim().replace(/^(["'])(.*)\1$/, '$2')
