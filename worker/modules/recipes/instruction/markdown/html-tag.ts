import { decodeEntities } from './decode-entities.ts'

export interface HtmlTag {
  name: TagName
  closes: boolean
  attribute(name: string): string | null
}

export type TagName = (typeof TAGS)[number]

/** Null unless it is one of the harmless tags that clients of this API may rely on. */
export function readTag(raw: string): HtmlTag | null {
  const match = TAG.exec(raw)
  const name = TAGS.find((known) => known === match?.[2]!.toLowerCase())
  if (!match || !name) return null
  return { name, closes: match[1] === '/', attribute: (wanted) => attributeOf(match[3]!, wanted) }
}

export const isBlockTag = (name: TagName): boolean => DIVIDING.has(name)

export const isVoid = (name: TagName): boolean => name === 'br' || name === 'hr' || name === 'img'

function attributeOf(source: string, wanted: string): string | null {
  for (const [, name, double, single, bare] of source.matchAll(ATTRIBUTE))
    if (name!.toLowerCase() === wanted) return decodeEntities(double ?? single ?? bare ?? '')
  return null
}

const BLOCK_TAGS = [
  ...(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr'] as const),
  ...(['ul', 'ol', 'li', 'dd', 'dt'] as const),
]
const TAGS = [
  ...BLOCK_TAGS,
  ...(['b', 'i', 'strong', 'em', 'tt', 'code', 'sub', 'sup', 'span', 'br', 'a', 'img'] as const),
]
const DIVIDING: ReadonlySet<TagName> = new Set(BLOCK_TAGS)
const TAG = /^<(\/?)([a-z][a-z0-9]*)((?:[\s/][^]*)?)>$/i
const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
