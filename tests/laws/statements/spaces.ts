import { bindingsOf, type Binding } from './bindings.ts'
import type { Schema } from './sources.ts'

/** A rowid of a text holds its space above these bits. */
const BITS = 36n

/** The values of a statement at a binding's term. */
function numbersAt(space: string, params: readonly unknown[]): unknown[] {
  const [, place, list, field] = /^\?(\d+)(\[\])?(?:\.(\w+))?$/.exec(space) ?? []
  if (place === undefined) return [Number(space)]
  const value = params[Number(place) - 1]
  if (!list) return [value]
  const items: unknown[] = JSON.parse(String(value))
  return field === undefined ? items : items.map((item) => (item as Record<string, unknown>)[field])
}

/** The spaces of texts by the rowids in a statement: its bounds, or values that it compares. */
const ofTexts = (statement: string, params: readonly unknown[]): number[] => [
  ...(statement.match(/(?<![\w.?])\d{11,}(?![\w.])/g) ?? []).map(ofRowid),
  ...params.flatMap(rowidsIn).map(ofRowid),
  ...[...statement.matchAll(/rowid (?:>> 36 =|BETWEEN) \+\?(\d+)/g)].map(([, place]) =>
    Number(params[Number(place) - 1]),
  ),
]

const rowidsIn = (value: unknown): string[] =>
  typeof value === 'string' && /^(\d{11,}|\["\d{11,}"(,"\d{11,}")*\])$/.test(value) ? (value.match(/\d+/g) ?? []) : []
const ofRowid = (rowid: unknown) => Number(BigInt(String(rowid)) >> BITS)

export class Statements {
  readonly schema: Schema
  readonly #texts: ReadonlySet<string>
  readonly #known = new Map<string, readonly Binding[] | string>()

  /** `texts`: tables whose rowids, not columns, tell the space. */
  constructor(schema: Schema, texts: readonly string[]) {
    this.schema = schema
    this.#texts = new Set(texts)
  }

  bindings(statement: string): readonly Binding[] | string {
    const known = this.#known.get(statement)
    if (known !== undefined) return known
    let found: readonly Binding[] | string
    try {
      found = bindingsOf(statement, this.schema)
    } catch (error) {
      found = String(error)
    }
    this.#known.set(statement, found)
    return found
  }

  /** Why a statement is not bound to the space, in words; null where it is. */
  fault(statement: string, params: readonly unknown[], space?: number): string | null {
    const bindings = this.bindings(statement)
    if (typeof bindings === 'string') return bindings
    const spaces = new Set<unknown>()
    for (const { table, alias, space: from } of bindings) {
      if (this.#texts.has(table)) {
        const named = from ? numbersAt(from, params).map(ofRowid) : ofTexts(statement, params)
        if (named.length === 0) return `texts of any space: ${table}`
        for (const one of named) spaces.add(one)
      }
      if (!this.schema.get(table)?.has('space_id')) continue
      if (from === null) return `rows of any space: ${table} as ${alias}`
      for (const one of numbersAt(from, params)) spaces.add(one)
    }
    const all = [...spaces]
    if (all.length > 1) return `rows of several spaces: ${all.join(', ')}`
    return space !== undefined && all.length === 1 && all[0] !== space ? `rows of space ${String(all[0])}` : null
  }
}
