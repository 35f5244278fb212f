import { sniffPicture } from '#worker/modules/files/picture/picture-type.ts'
import { pictureFromBase64 } from './base64-picture.ts'
import type { DraftPicture } from './recipe-draft.ts'
import { type Said, say } from './said.ts'

/** Pictures that a file has as texts: an address, or base64 with or without `data:…` in front. */
export function inlinePicturesOf(texts: readonly string[]): { pictures: DraftPicture[]; warnings: Said[] } {
  const pictures: DraftPicture[] = []
  const warnings: Said[] = []
  for (const text of texts.map((text) => text.trim()).filter(Boolean)) {
    const picture = /^https?:\/\//i.test(text) ? { url: text } : decoded(text)
    if (picture) pictures.push(picture)
    else warnings.push(say('picture_unreadable'))
  }
  return { pictures, warnings }
}

function decoded(text: string): DraftPicture | null {
  const picture = pictureFromBase64(text)
  const isPicture =
    picture !== null && 'bytes' in picture && picture.bytes.length > LEAST && sniffPicture(picture.bytes) !== null
  return isPicture ? picture : null
}

/** The smallest picture there is, a GIF, has more bytes. */
const LEAST = 24
