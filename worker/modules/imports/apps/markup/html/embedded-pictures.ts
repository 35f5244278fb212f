import { pictureFromBase64 } from '../../../drafts/base64-picture.ts'
import type { DraftPicture } from '../../../drafts/recipe-draft.ts'

export interface FoldedPage {
  /** The page with a name where it held a picture, as it would be too long to be read. */
  text: string
  /** What a name, or an address that ends with it, stands for; null for any other. */
  embedded(address: string): DraftPicture | null
  /** The one picture that is in it, where there is one alone. */
  only(): DraftPicture | null
}

/** Takes out what a page holds itself, as pages do that were saved into a single file: pictures and fonts. */
export function foldPage(html: string): FoldedPage {
  const packed: string[] = []
  const pieces: string[] = []
  let done = 0
  for (const found of html.matchAll(OPENING)) {
    if (found.index < done) continue
    const start = found.index + found[0].length
    const end = endOfBase64(html, start)
    const content = html.slice(start, end)
    const isPicture = found[1]?.toLowerCase() === 'image'
    pieces.push(html.slice(done, found.index), isPicture ? nameOf(packed.push(content) - 1, content) : '')
    done = end
  }
  const text = pieces.length === 0 ? html : pieces.join('') + html.slice(done)
  const picture = (at: number) => pictureFromBase64(packed[at] ?? '')
  return {
    text,
    embedded: (address) => {
      const [, at] = NAMED.exec(address) ?? []
      return at === undefined ? null : picture(Number(at))
    },
    only: () => (packed.length === 1 ? picture(0) : null),
  }
}

const OPENING = /data:(image|font|application)\/[\w.+-]{1,60};base64,/gi

/** A pattern for megabytes of it would need a stack as long. */
function endOfBase64(text: string, start: number): number {
  let end = start
  while (end < text.length && IN_BASE64.has(text.charCodeAt(end))) end++
  return end
}

const IN_BASE64: ReadonlySet<number> = new Set(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/='].map((sign) => sign.charCodeAt(0)),
)

/** Dots that count visits, and what stands where a picture is still to come, in characters. */
const MIN_LENGTH = 2_000

/** By their endings, pictures are told from dots, which count where markup names them alone. */
const nameOf = (at: number, { length }: string): string =>
  `larder-embedded-${at}.${length < MIN_LENGTH ? 'dot' : 'jpg'}`

const NAMED = /(?:^|\/)larder-embedded-(\d{1,7})\.(?:dot|jpg)$/
