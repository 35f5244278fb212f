/** Pages of a cookbook that somebody may want to read at once. */
export const MAX_PAGES = 40

export interface ReadPdf {
  pages: number
  /** Blank where the pages are pictures. */
  text: string
}

export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1_024)).includes('%PDF-')

/** 1 for what cannot be opened: whoever reads it says why. */
export async function countPdfPages(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const { getDocumentProxy } = await import('unpdf')
  try {
    return (await getDocumentProxy(bytes)).numPages
  } catch {
    return 1
  }
}

/** The text that a PDF holds. Null for what is none, or is locked. */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<ReadPdf | null> {
  const { extractText, getDocumentProxy } = await import('unpdf')
  try {
    // It takes the bytes away from whoever hands them in.
    const document = await getDocumentProxy(bytes.slice())
    const pages = document.numPages
    if (pages > MAX_PAGES) return { pages, text: '' }
    const { text } = await extractText(document, { mergePages: false })
    return { pages, text: text.join('\n\n').trim() }
  } catch (error) {
    console.warn('a PDF could not be read', error instanceof Error ? error.name : error)
    return null
  }
}
