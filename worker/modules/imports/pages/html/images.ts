import { attribute, findNodes, type PageDocument } from './document.ts'

const MAX_IMAGES = 200

/**
 * Addresses of a page's pictures in page order, as written, those that look like logos and icons last; of a `srcset` the
 * widest.
 */
export function pageImages(document: PageDocument): string[] {
  const found = new Set<string>()
  const spare = new Set<string>()
  for (const index of findNodes(
    document,
    (node) => node.tag === 'img' || node.tag === 'source' || node.tag === 'amp-img',
  )) {
    const node = document[index]
    const lazy = SOURCES.map((name) => attribute(node, name).trim()).find(
      (address) => address && !address.startsWith('data:'),
    )
    const wide = widest(
      attribute(node, 'srcset') || attribute(node, 'data-srcset') || attribute(node, 'data-lazy-srcset'),
    )
    const address = wide || lazy
    if (!address || !PICTURE.test(address) || found.size >= MAX_IMAGES) continue
    const isSmall = Number.parseInt(attribute(node, 'width'), 10) < MIN_WIDTH
    if (isSmall || ORNAMENT.test(`${address} ${attribute(node, 'class')} ${attribute(node, 'alt')}`)) spare.add(address)
    else found.add(address)
  }
  return [...found, ...spare].slice(0, MAX_IMAGES)
}

const SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'data-pin-media', 'src']
const MIN_WIDTH = 150
const ORNAMENT = /logo|icon|avatar|sprite|badge|placeholder|banner|spinner|loading|gravatar|search\.|menu|arrow/i
const PICTURE = /\.(?:jpe?g|png|webp|gif|avif|heic)\b/i

function widest(srcset: string): string {
  let best = ''
  let most = -1
  for (const candidate of srcset.slice(0, 20_000).split(/,\s+|(?<=\s\d{1,5}[wx]),/)) {
    const [address = '', size = '0'] = candidate.trim().split(/\s+/)
    const width = Number.parseFloat(size) || 0
    if (address && !address.startsWith('data:') && width > most) {
      best = address
      most = width
    }
  }
  return best
}
