import type { InlineNode } from '../node.ts'

export function findDomains(text: string): InlineNode[] {
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
