export type Node = Leaf | Group

export interface Leaf {
  kind: 'word' | 'name' | 'value' | 'number' | 'text' | 'sign'
  text: string
}

/** What stands in brackets, or between CASE and END. */
export interface Group {
  kind: 'brackets' | 'case'
  nodes: Node[]
}

const TOKEN = new RegExp(
  [
    String.raw`(?<gap>\s+|--[^\n]*)`,
    String.raw`(?<text>'(?:[^']|'')*')`,
    String.raw`(?<name>"(?:[^"]|"")*")`,
    String.raw`(?<value>\?\d+)`,
    String.raw`(?<number>\d+(?:\.\d+)?)`,
    String.raw`(?<word>[A-Za-z_]\w*)`,
    String.raw`(?<sign>->>|->|<>|<=|>=|<<|>>|==|!=|\|\||[-+*/%=<>&|~.,;()])`,
  ].join('|'),
  'y',
)

function leavesOf(statement: string): Leaf[] {
  const leaves: Leaf[] = []
  for (let at = 0; at < statement.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at
    const found = TOKEN.exec(statement)?.groups
    if (!found) throw new Error(`not read from here: ${statement.slice(at, at + 60)}`)
    const [kind, text = ''] = Object.entries(found).find(([, some]) => some !== undefined) ?? []
    if (kind === 'name') leaves.push({ kind, text: text.slice(1, -1).replaceAll('""', '"') })
    else if (kind !== 'gap') leaves.push({ kind: kind as Leaf['kind'], text })
  }
  return leaves
}

export function nodesOf(statement: string): Node[] {
  const open: Group[] = [{ kind: 'brackets', nodes: [] }]
  for (const leaf of leavesOf(statement)) {
    const inner = open.at(-1)
    const kind = isSign(leaf, '(') ? 'brackets' : isWord(leaf, 'CASE') ? 'case' : null
    if (kind) {
      const group: Group = { kind, nodes: [] }
      inner?.nodes.push(group)
      open.push(group)
    } else if (isSign(leaf, ')') || (inner?.kind === 'case' && isWord(leaf, 'END'))) open.pop()
    else inner?.nodes.push(leaf)
  }
  const [whole, ...unclosed] = open
  if (!whole || unclosed.length > 0) throw new Error('brackets do not close')
  return whole.nodes
}

export const isSign = (node: Node | undefined, ...signs: string[]) => node?.kind === 'sign' && signs.includes(node.text)
export const isWord = (node: Node | undefined, ...words: string[]) =>
  node?.kind === 'word' && words.includes(node.text.toUpperCase())
export const isName = (node: Node | undefined): node is Leaf => node?.kind === 'word' || node?.kind === 'name'
export const isGroup = (node: Node | undefined): node is Group => node?.kind === 'brackets' || node?.kind === 'case'
export const isSelect = (node: Node | undefined) =>
  node?.kind === 'brackets' && isWord(node.nodes[0], 'SELECT', 'WITH', 'VALUES')

export function splitBy(nodes: readonly Node[], separates: (node: Node) => boolean): Node[][] {
  const pieces: Node[][] = [[]]
  for (const node of nodes) {
    if (separates(node)) pieces.push([])
    else pieces.at(-1)?.push(node)
  }
  return pieces
}
export const listOf = (nodes: readonly Node[]) => splitBy(nodes, (node) => isSign(node, ','))

/** The nodes behind each keyword. A keyword occurs once at most. */
export function clausesOf(nodes: readonly Node[], words: readonly string[]): Record<string, Node[]> {
  const clauses: Record<string, Node[]> = {}
  let clause: Node[] = []
  for (const node of nodes) {
    if (isWord(node, ...words)) {
      const word = (node as Leaf).text.toUpperCase()
      if (clauses[word]) throw new Error(`${word} twice`)
      clauses[word] = clause = []
    } else clause.push(node)
  }
  return clauses
}
