import { findDurations } from '../duration/find-durations.ts'
import type { InlineNode } from '../node.ts'

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

function findDomains(text: string): InlineNode[] {
  if (!SUFFIX.test(text)) return [{ kind: 'text', text }]
  const nodes: InlineNode[] = []
  let done = 0
  for (const match of text.matchAll(DOMAIN)) {
    const address = match[0].replace(TRAILING, '')
    if (match.index > done) nodes.push({ kind: 'text', text: text.slice(done, match.index) })
    const href = `https://${address}`
    nodes.push({ kind: 'link', href, title: null, children: [{ kind: 'text', text: address }] })
    done = match.index + address.length
  }
  if (done < text.length) nodes.push({ kind: 'text', text: text.slice(done) })
  return nodes
}

const SUFFIX = /\.(?:com|net|org)/i

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,40}[a-z0-9])?'

const PATH = String.raw`\/[\w\-./~%?=&#+:@!$*;,]*`

const DOMAIN = new RegExp(
  String.raw`(?<![\w@./:-])(?:${LABEL}\.){1,4}(?:com|net|org)(?![\w-]|\.\w|@)(?:${PATH})?`,
  'gi',
)

const TRAILING = /[.,;:!?*]{1,8}$/
