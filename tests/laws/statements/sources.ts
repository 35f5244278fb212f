import { isGroup, isName, isSelect, isSign, isWord, type Leaf, type Node } from './nodes.ts'

/**
 * Where a space comes from: `?3` is a value of the statement, `?2[]` each item of a list in one, `?2[].0` a field of
 * those items, `7` the number itself, `new` the row of a trigger.
 */
export type Term = string

export type Schema = ReadonlyMap<string, ReadonlySet<string>>

export interface Output {
  name: string
  term: Term | null
}

export interface Source {
  alias: string
  table?: string
  /** The term that its `space_id` equals. */
  space: Term | null
  outputs?: readonly Output[]
}

export interface Scope {
  sources: Source[]
  ctes: Map<string, readonly Output[]>
  outer: Scope | null
  schema: Schema
}

export const within = (outer: Scope, sources: Source[] = []): Scope => ({
  sources,
  ctes: new Map(),
  outer,
  schema: outer.schema,
})

export const cteNamed = (scope: Scope | null, name: string): readonly Output[] | undefined =>
  scope ? (scope.ctes.get(name) ?? cteNamed(scope.outer, name)) : undefined

interface Place {
  source: Source
  column: string
}

const has = ({ table, outputs }: Source, column: string, { schema }: Scope) =>
  table ? Boolean(schema.get(table)?.has(column)) : Boolean(outputs?.some(({ name }) => name === column))

export function columnAt(nodes: readonly Node[], scope: Scope | null): Place | null {
  const [first, dot, last, ...more] = nodes
  if (!scope || !isName(first) || more.length > 0) return null
  if (!dot) {
    const found = scope.sources.filter((source) => has(source, first.text, scope))
    if (found.length > 1 && found.every(({ table }) => table)) throw new Error(`${first.text} of which?`)
    return found[0] ? { source: found[0], column: first.text } : columnAt(nodes, scope.outer)
  }
  if (!isSign(dot, '.') || !isName(last)) return null
  const source = scope.sources.find(({ alias }) => alias === first.text)
  return source ? { source, column: last.text } : columnAt(nodes, scope.outer)
}

/** Null where the term is no space. */
export function termOf(nodes: readonly Node[], scope: Scope): Term | null {
  const bare = bared(nodes)
  const [first, ...more] = bare
  if (more.length === 0 && first && !isGroup(first) && ['value', 'number'].includes(first.kind)) return first.text
  if (more.length === 0 && isGroup(first) && !isSelect(first)) return termOf(first.nodes, scope)
  if (isWord(first, 'CAST') && isGroup(more[0])) return termOf(more[0].nodes.slice(0, -2), scope)
  const [arrow, field] = bare.slice(-2)
  if (isSign(arrow, '->>')) {
    const list = termOf(bare.slice(0, -2), scope)
    return list?.endsWith('[]') ? `${list}.${(field as Leaf).text.replace(/^'(\$\.)?|'$/g, '')}` : null
  }
  const place = columnAt(bare, scope)
  if (!place) return null
  if (place.source.table) return place.column === 'space_id' ? place.source.space : null
  return place.source.outputs?.find(({ name }) => name === place.column)?.term ?? null
}

/** Strips the plus signs that keep SQLite from planning by a term. */
export function bared(nodes: readonly Node[]): readonly Node[] {
  if (isSign(nodes[0], '+')) return bared(nodes.slice(1))
  const [sign, zero] = nodes.slice(-2)
  return isSign(sign, '+') && !isGroup(zero) && zero?.text === '0' ? nodes.slice(0, -2) : nodes
}

/** The alias behind a source or a column, and its length in nodes. */
export function aliasAt(nodes: readonly Node[], reserved: readonly string[]): { alias: string | null; length: number } {
  const [first, second] = nodes
  if (isWord(first, 'AS') && isName(second)) return { alias: second.text, length: 2 }
  return isName(first) && !isWord(first, ...reserved) ? { alias: first.text, length: 1 } : { alias: null, length: 0 }
}
