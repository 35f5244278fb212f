/** What a model says, on one line and within its end. */
export const lineOf = (said: string | null, most: number): string =>
  plain(said).replace(/\s+/g, ' ').trim().slice(0, most)

/** As `lineOf`, with its paragraphs. */
export const textOf = (said: string | null, most: number): string =>
  plain(said)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, most)

/** Without characters that nobody sees or that turn the text around. */
const plain = (said: string | null): string =>
  (said ?? '').replace(/[^\P{Cc}\t\n]/gu, ' ').replace(/[\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/g, '')
