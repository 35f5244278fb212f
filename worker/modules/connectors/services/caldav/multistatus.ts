import { brokenAnswer } from '../fault-of-status.ts'
import { childrenOf, parseXml, textOf, XmlFault, type XmlElement } from './xml.ts'

export interface DavResource {
  /** Absolute. */
  url: URL
  /** Of the whole resource; null where only its properties have one. */
  status: number | null
  /** Those that were found, by name. */
  properties: ReadonlyMap<string, XmlElement>
}

export interface Multistatus {
  resources: DavResource[]
  syncToken: string | null
}

/** Addresses in it may be relative to `base`. */
export function readMultistatus(text: string, base: URL): Multistatus {
  const root = parsed(text)
  if (root.name !== 'd:multistatus') throw brokenAnswer()
  return {
    resources: childrenOf(root, 'd:response').flatMap((response) => {
      const href = textOf(response, 'd:href')
      if (href === null || !URL.canParse(href, base)) return []
      return [
        {
          url: new URL(href, base),
          status: statusOf(response),
          properties: new Map(
            childrenOf(response, 'd:propstat')
              .filter((propstat) => (statusOf(propstat) ?? 200) < 300)
              .flatMap((propstat) => childrenOf(propstat, 'd:prop').flatMap(({ children }) => children))
              .map((property) => [property.name, property]),
          ),
        },
      ]
    }),
    syncToken: textOf(root, 'd:sync-token') || null,
  }
}

function parsed(text: string): XmlElement {
  try {
    return parseXml(text)
  } catch (error) {
    if (error instanceof XmlFault) throw brokenAnswer()
    throw error
  }
}

function statusOf(parent: XmlElement): number | null {
  const [, status] = /^HTTP\/[\d.]+ (\d{3})/.exec(textOf(parent, 'd:status') ?? '') ?? []
  return status ? Number(status) : null
}

/** Servers escape the same path in more than one way. */
export const canonicalPath = ({ pathname }: URL): string => pathname.split('/').map(canonicalPart).join('/')

function canonicalPart(part: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(part))
  } catch {
    return part
  }
}
