import { attribute, attributeWords, findNodes, type PageDocument } from './html/document.ts'
import { parseHtml } from './html/document-parser.ts'
import { lineOf } from './html/node-text.ts'
import { absoluteUrl, hostOf, pageUrl } from './text/address.ts'

const MAX_ADDRESSES = 3

/**
 * Addresses where the recipe of a page may stand that shows none: its print view, a frame of the same site, its plain
 * version for phones. They are told, and fetched only if somebody asks for one.
 */
export function elsewhere(text: string, url: string | null): string[] {
  const document = parseHtml(text)
  const base = pageUrl(url)
  const found = [
    ...hrefs(document, ({ tag, words }) => tag === 'link' && words.includes('amphtml'), 'href'),
    ...prints(document),
    ...hrefs(document, ({ tag }) => tag === 'iframe', 'src').filter((address) => isOfSameSite(address, base)),
  ].flatMap((address) => absoluteUrl(address, base) ?? [])
  const here = base && withoutHash(base)
  return [...new Set(found.map(withoutHash))].filter((address) => address !== here).slice(0, MAX_ADDRESSES)
}

function prints(document: PageDocument): string[] {
  const links = findNodes(document, (node) => node.tag === 'a' && node.attributes.has('href'))
  return links
    .filter((index) => {
      const node = document[index]
      const said = `${attribute(node, 'class')} ${attribute(node, 'href')} ${attribute(node, 'title')}`
      return PRINT.test(said) || PRINT.test(lineOf(document, index).slice(0, MAX_LABEL))
    })
    .map((index) => attribute(document[index], 'href'))
    .filter((address) => !/^(?:javascript|mailto|#)/i.test(address.trim()))
}

const MAX_LABEL = 60
const PRINT =
  /(?<!\p{L})(?:print(?:able|er|[-_]?(?:view|version|recipe))?|drucken|druck(?:ansicht|version)|imprimer|imprimir|stampa|afdrukken|udskriv|skriv ut|drukuj|tisk|печать)(?!\p{L})/iu

const hrefs = (
  document: PageDocument,
  test: (node: { tag: string; words: readonly string[] }) => boolean,
  name: string,
): string[] =>
  findNodes(document, (node) => test({ tag: node.tag, words: attributeWords(node, 'rel') })).map((index) =>
    attribute(document[index], name),
  )

/** Frames of others show advertisements and videos. */
function isOfSameSite(address: string, base: string | null): boolean {
  const [own, other] = [hostOf(base), hostOf(absoluteUrl(address, base))].map((host) => host.replace(/^www\./, ''))
  return (
    own !== '' && other !== '' && (own === other || `.${other}`.endsWith(`.${own}`) || `.${own}`.endsWith(`.${other}`))
  )
}

const withoutHash = (address: string): string => address.replace(/#.*$/, '')
