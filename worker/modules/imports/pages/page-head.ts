import { attribute, findNodes, type PageDocument, attributeWords } from './html/document.ts'
import { lineOf } from './html/node-text.ts'
import { absoluteUrl, hostOf } from './text/address.ts'
import { lineKey } from './text/word-overlap.ts'
import { cleanLine } from './text/clean.ts'

export type PageHead = {
  title: string
  heading: string
  description: string
  /** The longest description as it is written, line by line. */
  caption: string
  author: string
  site: string
  canonical: string
  base: string | null
  language: string
  image: string
}

export function pageHead(document: PageDocument, url: string | null): PageHead {
  const metas = new Map<string, string>()
  const nodes = findNodes(document, (node) => HEAD_TAGS.has(node.tag))
  for (const index of nodes) {
    const node = document[index]
    if (node?.tag !== 'meta') continue
    const name = (attribute(node, 'property') || attribute(node, 'name')).toLowerCase()
    const content = attribute(node, 'content').trim()
    if (name && content && !metas.has(name)) metas.set(name, content)
  }
  const meta = (...names: string[]) => names.map((name) => metas.get(name) ?? '').find(Boolean) ?? ''
  const first = (tag: string) => nodes.find((index) => document[index]?.tag === tag)
  const link = (rel: string) => nodes.find((index) => attributeWords(document[index], 'rel').includes(rel))
  const href = (index: number | undefined) => (index === undefined ? '' : attribute(document[index], 'href').trim())
  const base = absoluteUrl(href(first('base')), url) ?? url
  const title = first('title')
  const site = cleanLine(meta('og:site_name', 'application-name'))
  const owners = new Set([lineKey(site), ...hostNames(url)])
  const pageTitle =
    [meta('og:title'), meta('twitter:title')]
      .map(cleanLine)
      .find((line) => /\p{L}/u.test(line) && !owners.has(lineKey(line))) ??
    (title === undefined ? '' : lineOf(document, title))
  const headings = nodes.filter((index) => document[index]?.tag === 'h1').slice(0, MAX_HEADINGS)
  const address = absoluteUrl(href(link('canonical')), base) ?? absoluteUrl(meta('og:url'), base)
  return {
    title: pageTitle,
    heading: headings.map((index) => lineOf(document, index)).find((line) => isInTitle(line, pageTitle)) ?? '',
    description: cleanLine(meta(...DESCRIPTIONS)),
    caption: DESCRIPTIONS.map((name) => metas.get(name) ?? '').toSorted((a, b) => b.length - a.length)[0] ?? '',
    author: cleanLine(meta('author', 'article:author')).replace(/^https?:.*$/, ''),
    site,
    canonical: address ?? '',
    base: base ?? address ?? null,
    language: attribute(document[first('html') ?? -1], 'lang') || meta('og:locale', 'content-language', 'language'),
    image:
      meta('og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src') ||
      href(link('image_src')),
  }
}

const DESCRIPTIONS = ['og:description', 'description', 'twitter:description']
const MAX_HEADINGS = 10

/** Of `www.kitchen.com`: "kitchencom" and "kitchen". A page may give its site's name as its title. */
const hostNames = (url: string | null): string[] => {
  const host = hostOf(url).replace(/^www\./, '')
  return [lineKey(host), lineKey(host.replace(/\.[a-z.]+$/, ''))].filter(Boolean)
}

/** One that begins in the middle of a title names only a part of the dish. */
function isInTitle(line: string, title: string): boolean {
  const [own, whole] = [lineKey(line), lineKey(title)]
  if (whole === '') return line !== ''
  const at = whole.indexOf(own)
  return own.length >= Math.min(4, whole.length) && (at === 0 || (at > 0 && !/^\p{Ll}/u.test(line)))
}

const HEAD_TAGS = new Set(['html', 'title', 'meta', 'link', 'base', 'h1'])
