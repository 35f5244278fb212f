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
  const text = html.replace(
    /data:(image|font|application)\/[\w.+-]{1,60};base64,([A-Za-z\d+/=]+)/gi,
    (_, kind: string, content: string) =>
      kind.toLowerCase() === 'image' ? nameOf(packed.push(content) - 1, content) : '',
  )
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

/** Dots that count visits, and what stands where a picture is still to come, in characters. */
const MIN_LENGTH = 2_000

/** By their endings, pictures are told from dots, which count where markup names them alone. */
const nameOf = (at: number, { length }: string): string =>
  `larder-embedded-${at}.${length < MIN_LENGTH ? 'dot' : 'jpg'}`

const NAMED = /(?:^|\/)larder-embedded-(\d{1,7})\.(?:dot|jpg)$/
