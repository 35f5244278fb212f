import { equalitiesIn, type Among, type Same } from './conditions.ts'
import { isGroup, isName, isSelect, isSign, isWord, type Node } from './nodes.ts'
import {
  aliasAt,
  bared,
  cteNamed,
  columnAt,
  termOf,
  type Output,
  type Scope,
  type Source,
  type Term,
} from './sources.ts'

const JOINING = ['JOIN', 'CROSS', 'LEFT', 'INNER', 'OUTER', 'NATURAL', 'RIGHT', 'FULL']
const AFTER = [...JOINING, 'ON', 'USING', 'INDEXED', 'NOT', 'SET', 'WHERE']

/** An equality. An outer join lets rows through that do not meet it; then it only holds for one source. */
export type Fact = readonly [...Same, only?: Source]

export type ReadSelect = (nodes: readonly Node[], outer: Scope) => Output[]

/** Adds the sources of a FROM to a scope, and returns the equalities of its joins. */
export function readFrom(nodes: readonly Node[], scope: Scope, readSelect: ReadSelect): Fact[] {
  const facts: Fact[] = []
  let rest = nodes
  let outer = false
  while (rest.length > 0) {
    const [first] = rest
    rest = rest.slice(1)
    if (isSign(first, ',')) outer = false
    else if (isWord(first, ...JOINING)) {
      if (isWord(first, 'NATURAL', 'RIGHT', 'FULL')) throw new Error('a join that is not read')
      outer = isWord(first, 'JOIN') ? outer : isWord(first, 'LEFT', 'OUTER')
    } else if (isWord(first, 'ON')) {
      const end = rest.findIndex((node) => isSign(node, ',') || isWord(node, ...JOINING))
      const condition = end === -1 ? rest : rest.slice(0, end)
      rest = rest.slice(condition.length)
      const only = outer ? scope.sources.at(-1) : undefined
      facts.push(...equalitiesIn(condition).map(([a, b]): Fact => (only ? [a, b, only] : [a, b])))
    } else if (isWord(first, 'INDEXED')) rest = rest.slice(2)
    else if (isWord(first, 'NOT')) rest = rest.slice(1)
    else if (isGroup(first) && !isSelect(first)) facts.push(...readFrom(first.nodes, scope, readSelect))
    else rest = readSource(first, rest, scope, readSelect)
  }
  return facts
}

/** Returns the nodes behind the source. */
function readSource(first: Node | undefined, behind: readonly Node[], scope: Scope, readSelect: ReadSelect) {
  const [args] = behind
  const isCall = isName(first) && isGroup(args)
  const rest = isCall ? behind.slice(1) : behind
  const { alias, length } = aliasAt(rest, AFTER)
  if (isGroup(first) && isSelect(first)) {
    const outer = { ...scope, sources: [] }
    scope.sources.push({ alias: alias ?? '', space: null, outputs: readSelect(first.nodes, outer) })
  } else if (!isName(first)) throw new Error('a source that is not read')
  else if (isCall) scope.sources.push(listSource(first.text, args.nodes, alias, scope))
  else scope.sources.push(tableSource(first.text, alias, scope))
  return rest.slice(length)
}

export function tableSource(name: string, alias: string | null, scope: Scope): Source {
  const outputs = cteNamed(scope, name)
  if (outputs) return { alias: alias ?? name, space: null, outputs }
  if (!scope.schema.has(name) && !/^(sqlite|pragma|d1)_/.test(name)) throw new Error(`no table ${name}`)
  return { alias: alias ?? name, table: name, space: null }
}

function listSource(name: string, args: readonly Node[], alias: string | null, scope: Scope): Source {
  if (!/^(json_each|json_tree|pragma_\w+)$/.test(name)) throw new Error(`no function ${name}`)
  const list = termOf(args, scope)
  const term = name === 'json_each' && list !== null && /^\?\d+$/.test(list) ? `${list}[]` : null
  const outputs = ['key', 'value', 'type', 'atom', 'id', 'fullkey', 'path'].map((column) => ({
    name: column,
    term: column === 'value' ? term : null,
  }))
  return { alias: alias ?? name, space: null, outputs }
}

/** Propagates known spaces along equalities. */
export function bind(
  scope: Scope,
  facts: readonly Fact[],
  memberships: readonly Among[],
  readSelect: ReadSelect,
): void {
  const learn = (nodes: readonly Node[], known: () => Term | null, only?: Source): boolean => {
    const place = columnAt(bared(nodes), scope)
    if (!place?.source.table || place.column !== 'space_id' || place.source.space !== null) return false
    if (!scope.sources.includes(place.source) || (only && only !== place.source)) return false
    place.source.space = known()
    return place.source.space !== null
  }
  const follow = ([a, b, only]: Fact) =>
    learn(a, () => termOf(b, scope), only) || learn(b, () => termOf(a, scope), only)
  const enter = ([terms, select]: Among) =>
    terms.some((term, i) => learn(term, () => readSelect(select.nodes, scope)[i]?.term ?? null))
  while (facts.some(follow) || memberships.some(enter));
}
