import { isGroup, isSelect, isSign, isWord, listOf, splitBy, type Group, type Node } from './nodes.ts'

/** Two terms that are equal in every row. */
export type Same = readonly [Node[], Node[]]

/** Terms that together are a row of a select. */
export type Among = readonly [terms: Node[][], select: Group]

const COMPARING = ['=', '==', '<', '>', '<=', '>=', '<>', '!=']
const ASKING = ['IS', 'IN', 'NOT', 'LIKE', 'GLOB', 'MATCH', 'BETWEEN', 'ISNULL', 'NOTNULL', 'ESCAPE']

/** The equalities that hold in every row that meets the condition. */
export const equalitiesIn = (condition: readonly Node[]): Same[] => partsOf(condition).flatMap(sameIn)

export const membershipsIn = (condition: readonly Node[]): Among[] =>
  partsOf(condition).flatMap((part): Among[] => {
    const [word, ...more] = part.filter(isComparing)
    const [left = [], [select, ...behind] = []] = splitBy(part, isComparing)
    if (!isWord(word, 'IN') || more.length > 0 || !isGroup(select) || !isSelect(select) || behind.length > 0) return []
    return [[rowOf(left) ?? [left], select]]
  })

/** The parts of a conjunction; empty for a disjunction. */
function partsOf(condition: readonly Node[]): Node[][] {
  if (condition.length === 0 || splitBy(condition, (node) => isWord(node, 'OR')).length > 1) return []
  let between = false
  const parts = splitBy(condition, (node) => {
    if (isWord(node, 'BETWEEN')) between = true
    if (!isWord(node, 'AND')) return false
    const ends = !between
    between = false
    return ends
  })
  return parts.flatMap((part) => {
    const [only, ...more] = part
    return isGroup(only) && only.kind === 'brackets' && !isSelect(only) && more.length === 0
      ? partsOf(only.nodes)
      : [part]
  })
}

const isComparing = (node: Node) => isSign(node, ...COMPARING) || isWord(node, ...ASKING)

function sameIn(part: Node[]): Same[] {
  const [sign, ...more] = part.filter(isComparing)
  if (!isSign(sign, '=', '==') || more.length > 0) return []
  const [left = [], right = []] = splitBy(part, isComparing)
  const [lefts, rights] = [rowOf(left), rowOf(right)]
  if (!lefts || !rights) return [[left, right]]
  if (lefts.length !== rights.length) throw new Error('rows of different lengths')
  return lefts.map((one, i): Same => [one, rights[i] ?? []])
}

const rowOf = ([only, ...more]: readonly Node[]): Node[][] | null =>
  only?.kind === 'brackets' && more.length === 0 && !isSelect(only) && hasComma(only) ? listOf(only.nodes) : null
const hasComma = ({ nodes }: Group) => nodes.some((node) => isSign(node, ','))
