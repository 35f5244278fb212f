import { attribute, find, type PageDocument } from './document.ts'

const MAX_IMAGES = 200

/** Addresses of a page's pictures in page order, as written; of a `srcset` the widest. */
export function pageImages(document: PageDocument): string[] {
  const found = new Set<string>()
  for (const index of find(document, (node) => node.tag === 'img' || node.tag === 'source' || node.tag === 'amp-img')) {
    const node = document[index]
    const lazy = SOURCES.map((name) => attribute(node, name).trim()).find(
      (address) => address && !address.startsWith('data:'),
    )
    const wide = widest(
      attribute(node, 'srcset') || attribute(node, 'data-srcset') || attribute(node, 'data-lazy-srcset'),
    )
    const address = wide || lazy
    if (address && PICTURE.test(address) && found.size < MAX_IMAGES) found.add(address)
  }
  return [...found]
}

const SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'data-pin-media', 'src']
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
