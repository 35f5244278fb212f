import type { InlineNode } from '../node.ts'

/** Without blanks and breaks around it, and without blanks around its breaks. */
export function trimLine(nodes: readonly InlineNode[]): InlineNode[] {
  const kept = nodes.map((node, at): InlineNode => {
    if (node.kind !== 'text') return node
    let { text } = node
    if (at === 0 || nodes[at - 1]!.kind === 'break') text = text.replace(LEADING, '')
    if (at === nodes.length - 1 || nodes[at + 1]!.kind === 'break') text = text.trimEnd()
    return { kind: 'text', text }
  })
  const visible = kept.filter((node) => node.kind !== 'text' || node.text !== '')
  const isBlank = (node: InlineNode) => node.kind === 'break'
  const first = visible.findIndex((node) => !isBlank(node))
  if (first < 0) return []
  return visible.slice(first, visible.findLastIndex((node) => !isBlank(node)) + 1)
}

const LEADING = /^[ \t\n]+/
