import { decodeText } from '#worker/gateway/decode-text.ts'
import { PictureError, sniffPicture } from '#worker/modules/files/picture/index.ts'
import { nothingGiven } from '#worker/modules/ai/calls/ai-problems.ts'
import type { Material } from '#worker/modules/ai/calls/question.ts'
import { tooLong } from './count-pages.ts'
import { isPdf, MAX_PAGES, readPdf } from './pdf-text.ts'
import { shownMarkup } from './shown-markup.ts'
import { uprightPicture } from './upright-picture.ts'

export interface Prepared {
  material: Material[]
  /** All that can be compared with what a model makes of it; null where a part of it cannot. */
  text: string | null
}

export interface Handed {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

interface Abilities {
  images: ImagesBinding
  /** The model reads PDFs by itself. */
  takesPdf: boolean
}

/** Of one file. */
export const MAX_FILE_BYTES = 20_000_000
const MAX_TEXT = 200_000

/** Files as a model takes them. Throws a problem that says which of them cannot be read, and why. */
export async function prepareFiles(files: readonly Handed[], abilities: Abilities): Promise<Prepared> {
  const parts: Prepared[] = []
  for (const file of files) parts.push(await prepareFile(file, abilities))
  return joined(parts)
}

export const prepareText = (text: string): Prepared => ({ material: [{ text }], text })

const joined = (parts: readonly Prepared[]): Prepared => ({
  material: parts.flatMap(({ material }) => material),
  text: parts.some(({ text }) => text === null) ? null : parts.map(({ text }) => text).join('\n'),
})

async function prepareFile({ name, bytes }: Handed, { images, takesPdf }: Abilities): Promise<Prepared> {
  if (bytes.length > MAX_FILE_BYTES)
    throw nothingGiven(`${name} is larger than ${MAX_FILE_BYTES / 1_000_000} MB.`, 'file_unreadable')
  if (isPdf(bytes)) return preparePdf(name, bytes, takesPdf)
  if (sniffPicture(bytes)) {
    const picture = await uprightPicture(bytes, images).catch((error: unknown) => {
      if (!(error instanceof PictureError)) throw error
      throw nothingGiven(`The picture ${name} is damaged or too large. Another copy of it may work.`, 'file_unreadable')
    })
    return { material: [{ ...picture, name: 'picture.jpg' }], text: null }
  }
  if (bytes.includes(0)) throw nothingGiven(`${name} is neither a picture nor a PDF nor a text.`, 'file_unreadable')
  const text = shownMarkup(decodeText(bytes, null)).slice(0, MAX_TEXT)
  return prepareText(text)
}

async function preparePdf(name: string, bytes: Uint8Array<ArrayBuffer>, takesPdf: boolean): Promise<Prepared> {
  const read = await readPdf(bytes)
  if (!read)
    throw nothingGiven(`${name} could not be opened. It may be damaged, or locked with a password.`, 'file_unreadable')
  if (read.pages > MAX_PAGES) throw tooLong(name, read.pages)
  const text = read.text.length >= MIN_TEXT ? read.text.slice(0, MAX_TEXT) : null
  if (takesPdf) return { material: [{ bytes, type: 'application/pdf', name: 'document.pdf', pages: read.pages }], text }
  if (text === null) {
    throw nothingGiven(
      `The pages of ${name} are pictures, and this model takes no PDF. Take photos of them, or choose another model.`,
      'pages_are_pictures',
    )
  }
  return prepareText(text)
}

/** Fewer characters are a number of a page, or a stamp. */
const MIN_TEXT = 80
