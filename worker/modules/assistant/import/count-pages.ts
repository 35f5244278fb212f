import { nothingGiven } from '#worker/modules/ai/calls/ai-problems.ts'
import { countPdfPages, isPdf, MAX_PAGES } from './pdf-text.ts'

/** How many pages a model has to look at: those of a PDF, and one for any other file. Refuses a document that nobody reads whole. */
export async function countPages(files: readonly File[]): Promise<number> {
  let all = 0
  for (const file of files) {
    const isDocument = isPdf(new Uint8Array(await file.slice(0, 1_024).arrayBuffer()))
    const pages = isDocument ? await countPdfPages(new Uint8Array(await file.arrayBuffer())) : 1
    if (pages > MAX_PAGES) throw tooLong(file.name, pages)
    all += pages
  }
  return all
}

export const tooLong = (name: string, pages: number) =>
  nothingGiven(
    `${name} has ${pages} pages, and ${MAX_PAGES} are read at once. Give the pages of one recipe.`,
    'too_long',
  )
