import { Parser } from 'htmlparser2'

export interface XmlElement {
  /** With a short prefix for namespaces that WebDAV and CalDAV use, as in `d:href`; others have `?`. */
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  text: string
}

export class XmlFault extends Error {}

/**
 * The root element. Throws an XmlFault for what no honest server sends: a document type, as entities are declared in it, more
 * elements or a deeper tree than a listing has; and for a text that ends before its root does.
 */
export function parseXml(text: string): XmlElement {
  const top = element('top', {})
  const open: { it: XmlElement; scope: Scope }[] = [{ it: top, scope: new Map() }]
  let elements = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++elements > MAX_ELEMENTS || open.length > MAX_DEPTH) throw new XmlFault('too large')
        const parent = open.at(-1)
        const scope = withDeclared(parent?.scope ?? new Map(), attributes)
        const it = element(shortName(name, scope), attributes)
        parent?.it.children.push(it)
        open.push({ it, scope })
      },
      ontext(data) {
        const parent = open.at(-1)
        if (parent) parent.it.text += data
      },
      onclosetag() {
        if (open.length > 1) open.pop()
      },
      onprocessinginstruction(name) {
        if (name.startsWith('!')) throw new XmlFault('document type')
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  const [root] = top.children
  if (!root || top.children.length > 1 || !endsWithRoot(text)) throw new XmlFault('not a whole document')
  return root
}

const MAX_ELEMENTS = 300_000
const MAX_DEPTH = 40

/** From prefix to namespace. */
type Scope = ReadonlyMap<string, string>

const NAMESPACES: ReadonlyMap<string, string> = new Map([
  ['DAV:', 'd'],
  ['urn:ietf:params:xml:ns:caldav', 'c'],
])

const element = (name: string, attributes: Record<string, string>): XmlElement => ({
  name,
  attributes,
  children: [],
  text: '',
})

function withDeclared(scope: Scope, attributes: Record<string, string>): Scope {
  const declared = Object.entries(attributes).flatMap(([name, value]) =>
    name === 'xmlns' ? [['', value] as const] : name.startsWith('xmlns:') ? [[name.slice(6), value] as const] : [],
  )
  return declared.length > 0 ? new Map([...scope, ...declared]) : scope
}

function shortName(name: string, scope: Scope): string {
  const colon = name.indexOf(':')
  const namespace = scope.get(colon < 0 ? '' : name.slice(0, colon))
  return `${NAMESPACES.get(namespace ?? '') ?? '?'}:${name.slice(colon + 1)}`
}

/** The parser closes what is open at the end, so that a cut answer would look whole. */
function endsWithRoot(text: string): boolean {
  const root = /<([a-z_][\w.:-]*)[\s/>]/i.exec(text)?.[1]
  const end = text.trimEnd()
  return root !== undefined && (end.endsWith(`</${root}>`) || end.endsWith('/>'))
}

export const childrenOf = (parent: XmlElement | undefined, name: string): XmlElement[] =>
  parent?.children.filter((child) => child.name === name) ?? []

export const textOf = (parent: XmlElement | undefined, name: string): string | null =>
  childrenOf(parent, name)[0]?.text.trim() ?? null
