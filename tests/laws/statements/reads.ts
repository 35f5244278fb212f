import { equalitiesIn, membershipsIn } from './conditions.ts'
import { bind, readFrom } from './from.ts'
import {
  clausesOf,
  isGroup,
  isName,
  isSelect,
  isSign,
  isWord,
  listOf,
  splitBy,
  type Group,
  type Node,
} from './nodes.ts'
import { columnAt, cteNamed, termOf, within, type Output, type Scope, type Source } from './sources.ts'

const CLAUSES = ['SELECT', 'FROM', 'WHERE', 'GROUP', 'HAVING', 'WINDOW', 'ORDER', 'LIMIT', 'OFFSET']

export class Reader {
  readonly tables: Source[] = []

  select = (nodes: readonly Node[], outer: Scope): Output[] => {
    const scope = within(outer)
    const cores = splitBy(this.ctes(nodes, scope), (node) => isWord(node, 'UNION', 'INTERSECT', 'EXCEPT'))
    return alike(cores.map((core) => this.#core(core, scope)))
  }

  /** Adds the selects under WITH to a scope, and returns the nodes behind them. */
  ctes(nodes: readonly Node[], scope: Scope): readonly Node[] {
    if (!isWord(nodes[0], 'WITH')) return nodes
    let rest = nodes.slice(isWord(nodes[1], 'RECURSIVE') ? 2 : 1)
    for (;;) {
      const name = rest[0]
      const body = rest.filter(isGroup).find(isSelect)
      if (!isName(name) || !body) throw new Error('a WITH that is not read')
      const columns = isGroup(rest[1]) && rest[1] !== body ? listOf(rest[1].nodes) : null
      const named = (outputs: readonly Output[]) =>
        columns
          ? columns.map(([column], i) => ({ name: isName(column) ? column.text : '', term: outputs[i]?.term ?? null }))
          : outputs
      this.#cte(name.text, body, scope, named)
      rest = rest.slice(rest.indexOf(body) + 1)
      if (!isSign(rest[0], ',')) return rest
      rest = rest.slice(1)
    }
  }

  /** A recursive select starts as its first part; a term in which a later part differs becomes unknown. */
  #cte(name: string, body: Group, scope: Scope, named: (outputs: readonly Output[]) => readonly Output[]): void {
    const [first = [], ...more] = splitBy(body.nodes, (node) => isWord(node, 'UNION', 'INTERSECT', 'EXCEPT'))
    if (isWord(first[0], 'WITH')) {
      scope.ctes.set(name, named(this.select(body.nodes, scope)))
      return
    }
    const begun = this.#core(first, within(scope))
    scope.ctes.set(name, named(begun))
    const outputs = alike([begun, ...more.map((core) => this.#core(core, within(scope)))])
    if (outputs.some(({ term }, i) => term !== begun[i]?.term)) {
      const unknown = outputs.map((output) => ({ ...output, term: null }))
      scope.ctes.set(name, named(unknown))
      for (const core of more) this.#core(core, within(scope))
    }
  }

  #core(nodes: readonly Node[], outer: Scope): Output[] {
    const core = isWord(nodes[0], 'ALL') ? nodes.slice(1) : nodes
    const scope = within(outer)
    if (isWord(core[0], 'VALUES')) {
      this.inside(core, scope)
      return alike(core.filter(isGroup).map((row) => listOf(row.nodes).map((one, i) => this.#value(one, i, scope))))
    }
    const clauses = clausesOf(core, CLAUSES)
    this.#rows(clauses, scope)
    this.inside(core, scope, clauses['FROM'])
    const columns = listOf(clauses['SELECT'] ?? []).map((column) =>
      isWord(column[0], 'DISTINCT', 'ALL') ? column.slice(1) : column,
    )
    return columns.flatMap((column) => outputsOf(column, scope))
  }

  #value = (nodes: readonly Node[], i: number, scope: Scope): Output => ({
    name: `column${i + 1}`,
    term: termOf(nodes, scope),
  })

  #rows({ FROM = [], WHERE = [] }: Record<string, Node[]>, scope: Scope): void {
    const facts = readFrom(FROM, scope, this.select)
    for (const source of scope.sources) if (source.table && !this.tables.includes(source)) this.tables.push(source)
    // A second reader, as this one reads these selects again in their place.
    bind(scope, [...facts, ...equalitiesIn(WHERE)], membershipsIn(WHERE), new Reader().select)
  }

  change(target: Source, clauses: Record<string, Node[]>, scope: Scope): void {
    scope.sources.push(target)
    this.#rows(clauses, scope)
    for (const [word, nodes] of Object.entries(clauses)) if (word !== 'FROM') this.inside(nodes, scope)
    this.inside(conditionsIn(clauses['FROM'] ?? []), scope)
  }

  /** Reads selects within terms, except the sources of `from`, which are read already. */
  inside(nodes: readonly Node[], scope: Scope, from: readonly Node[] = []): void {
    const conditions = conditionsIn(from)
    for (const [i, node] of nodes.entries()) {
      const next = nodes[i + 1]
      if (isWord(node, 'IN') && isName(next) && !cteNamed(scope, next.text)) throw new Error('IN a table')
      if (!isGroup(node) || (from.includes(node) && !conditions.includes(node))) continue
      if (isSelect(node)) this.select(node.nodes, scope)
      else this.inside(node.nodes, scope)
    }
  }
}

function conditionsIn(from: readonly Node[]): Node[] {
  let on = false
  return from.filter((node) => {
    if (isWord(node, 'ON')) on = true
    else if (isSign(node, ',') || isWord(node, 'JOIN')) on = false
    return on
  })
}

/** The outputs of a compound select. */
const alike = ([first = [], ...more]: readonly Output[][]): Output[] =>
  first.map(({ name, term }, i) => ({ name, term: more.every((one) => one[i]?.term === term) ? term : null }))

function outputsOf(column: readonly Node[], scope: Scope): Output[] {
  const [first, dot, star] = column
  const all = isSign(first, '*') || (isSign(dot, '.') && isSign(star, '*'))
  if (all) {
    const some = scope.sources.filter(({ alias }) => isSign(first, '*') || (isName(first) && alias === first.text))
    return some.flatMap(({ table, space, outputs }) =>
      table
        ? [...(scope.schema.get(table) ?? [])].map((name) => ({ name, term: name === 'space_id' ? space : null }))
        : (outputs ?? []),
    )
  }
  const [as, alias] = column.slice(-2)
  if (isWord(as, 'AS') && isName(alias)) return [{ name: alias.text, term: termOf(column.slice(0, -2), scope) }]
  const bare = isName(alias) && column.length > 1 && !isSign(as, '.') ? alias.text : null
  if (bare && columnAt(column, scope) === null) return [{ name: bare, term: termOf(column.slice(0, -1), scope) }]
  const last = column.at(-1)
  return [{ name: isName(last) ? last.text : '', term: termOf(column, scope) }]
}
