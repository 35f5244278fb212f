import { findDurations } from '../duration/find-durations.ts'
import type { InlineNode } from '../node.ts'
import { findDomains } from './find-domains.ts'

/** Joins neighbouring texts, then finds times and bare addresses in them. */
export function finishText(nodes: readonly InlineNode[], inLink = false): InlineNode[] {
  return joined(nodes).flatMap((node): InlineNode[] => {
    switch (node.kind) {
      case 'text':
        return inLink ? [node] : linkify(node.text)
      case 'emphasis':
      case 'strong':
      case 'deleted':
      case 'subscript':
      case 'superscript':
        return [{ ...node, children: finishText(node.children, inLink) }]
      case 'link': {
        const children = finishText(node.children, true)
        return inLink ? children : [{ ...node, children }]
      }
      default:
        return [node]
    }
  })
}

function joined(nodes: readonly InlineNode[]): InlineNode[] {
  const result: InlineNode[] = []
  let texts: string[] = []
  const flush = () => {
    const text = texts.join('')
    if (text) result.push({ kind: 'text', text })
    texts = []
  }
  for (const node of nodes) {
    if (node.kind === 'text') texts.push(node.text)
    else {
      flush()
      result.push(node)
    }
  }
  flush()
  return result
}

const linkify = (text: string): InlineNode[] =>
  findDomains(text).flatMap((node) => (node.kind === 'text' ? findDurations(node.text) : [node]))
