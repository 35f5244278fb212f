import { tableSource } from './from.ts'
import { clausesOf, isGroup, isName, isSelect, isSign, isWord, listOf, nodesOf, splitBy, type Node } from './nodes.ts'
import { Reader } from './reads.ts'
import { aliasAt, within, type Schema, type Scope, type Source, type Term } from './sources.ts'

/**
 * A table that a statement reads or writes, and the term that its `space_id` is bound to. For a table without that
 * column, it is the term of the rowid.
 */
export interface Binding {
  table: string
  alias: string
  space: Term | null
}

/** One entry for each mention of a table. Throws where it cannot parse the statement. */
export function bindingsOf(statement: string, schema: Schema): Binding[] {
  const nodes = nodesOf(statement)
  return read(nodes, { sources: [], ctes: new Map(), outer: null, schema })
}

/** The same for a trigger, where the triggering row stands for its space. */
export function bindingsOfTrigger(statement: string, schema: Schema): Binding[] {
  const nodes = nodesOf(statement)
  const begin = nodes.findIndex((node) => isWord(node, 'BEGIN'))
  const table = nodes[nodes.findIndex((node) => isWord(node, 'ON')) + 1]
  if (begin === -1 || !isName(table) || !isWord(nodes.at(-1), 'END')) throw new Error('a trigger that is not read')
  const row = (alias: string): Source => ({ alias, table: table.text, space: 'new' })
  const scope: Scope = { sources: [row('new'), row('old')], ctes: new Map(), outer: null, schema }
  const steps = splitBy(nodes.slice(begin + 1, -1), (node) => isSign(node, ';'))
  return steps.filter(({ length }) => length > 0).flatMap((step) => read(step, scope))
}

function read(nodes: readonly Node[], outer: Scope): Binding[] {
  const reader = new Reader()
  const scope = within(outer)
  const statement = reader.ctes(nodes, scope)
  if (isWord(statement[0], 'SELECT', 'VALUES')) reader.select(statement, scope)
  else if (isWord(statement[0], 'INSERT', 'REPLACE')) insert(reader, statement, scope)
  else if (isWord(statement[0], 'UPDATE', 'DELETE')) change(reader, statement, scope)
  else throw new Error('a statement that is not read')
  return reader.tables.map(({ table = '', alias, space }) => ({ table, alias, space }))
}

function insert(reader: Reader, statement: readonly Node[], scope: Scope): void {
  const into = statement.slice(statement.findIndex((node) => isWord(node, 'INTO')) + 1)
  const [name, columns] = into
  if (!isName(name)) throw new Error('an INSERT that is not read')
  const named = isGroup(columns) && !isSelect(columns) ? listOf(columns.nodes).map(([column]) => column) : []
  const rest = into.slice(named.length > 0 ? 2 : 1)
  const end = rest.findIndex(
    (node, i) => (isWord(node, 'ON') && isWord(rest[i + 1], 'CONFLICT')) || isWord(node, 'RETURNING'),
  )
  const outputs = reader.select(end === -1 ? rest : rest.slice(0, end), scope)
  const target = tableSource(name.text, null, scope)
  if (named.length === 0 && scope.schema.get(name.text)?.has('space_id')) throw new Error('an INSERT without columns')
  const key = scope.schema.get(name.text)?.has('space_id') ? 'space_id' : 'rowid'
  const at = named.findIndex((column) => isName(column) && column.text === key)
  target.space = outputs[at]?.term ?? null
  reader.tables.push(target)
  if (end === -1) return
  const excluded: Source = { alias: 'excluded', space: null, outputs: [] }
  staysInSpace(rest.slice(end))
  reader.inside(rest.slice(end), within(scope, [target, excluded]))
}

function change(reader: Reader, statement: readonly Node[], scope: Scope): void {
  const words = statement.filter((node) => !isWord(node, 'OR', 'REPLACE', 'IGNORE') || isWord(statement[0], 'DELETE'))
  const from = words.slice(isWord(words[1], 'FROM') ? 2 : 1)
  const [name] = from
  if (!isName(name)) throw new Error('a change that is not read')
  const { alias, length } = aliasAt(from.slice(1), ['SET', 'WHERE', 'RETURNING', 'INDEXED'])
  const clauses = clausesOf(from.slice(1 + length), ['SET', 'FROM', 'WHERE', 'RETURNING'])
  staysInSpace(clauses['SET'] ?? [])
  reader.change(tableSource(name.text, alias, scope), clauses, scope)
}

/** Rejects an update of `space_id`. */
function staysInSpace(nodes: readonly Node[]): void {
  for (const [i, node] of nodes.entries()) {
    if (!isName(node) || node.text !== 'space_id' || !isSign(nodes[i + 1], '=') || isSign(nodes[i - 1], '.')) continue
    const [excluded, dot, column] = nodes.slice(i + 2)
    const isSame = isWord(excluded, 'EXCLUDED') && isSign(dot, '.') && isName(column) && column.text === 'space_id'
    if (!isSame) throw new Error('sets space_id')
  }
}
