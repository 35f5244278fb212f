import { type HelpPage, type HelpSection, textOf } from './help-page.read.ts'

export interface HelpHit {
  page: HelpPage
  section: HelpSection | null
  /** The words around the first that was found. */
  excerpt: string
}

const radius = 70
const maxHits = 20

/** The sections that have every word of the question, those that are called so first. */
export function searchHelp(pages: readonly HelpPage[], question: string): HelpHit[] {
  const words = fold(question).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const hits = pages.flatMap((page) =>
    [null, ...page.sections].flatMap((section) => {
      const title = section?.title || page.title
      const body = section ? textOf(section.tokens) : page.summary
      // The page's title belongs to each of its sections: "timer phone" finds the phone under Timers.
      const isFound = words.every((word) => fold(`${page.title} ${title} ${body}`).includes(word))
      const inTitle = words.filter((word) => fold(title).includes(word)).length
      const inPage = words.filter((word) => fold(page.title).includes(word)).length
      const inBody = words.filter((word) => fold(body).includes(word)).length
      return isFound && inTitle + inBody > 0
        ? [
            {
              page,
              section,
              excerpt: excerptOf(body, words),
              rank: 3 * inTitle + 2 * inPage + inBody + (section ? 0 : 1),
            },
          ]
        : []
    }),
  )
  return hits
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, maxHits)
    .map(({ rank: _rank, ...hit }) => hit)
}

/** Each letter stays one letter, so that places in the folded text are places in the text. */
const fold = (text: string): string =>
  [...text.toLowerCase()].map((letter) => letter.normalize('NFD').replace(/\p{M}/gu, '') || letter).join('')

function excerptOf(text: string, words: readonly string[]): string {
  const folded = fold(text)
  const at = Math.max(
    0,
    Math.min(...words.map((word) => folded.indexOf(word)).filter((place) => place >= 0), text.length),
  )
  const from = at >= text.length || at <= radius ? 0 : text.lastIndexOf(' ', at - radius / 2) + 1
  const end = text.indexOf(' ', from + 2 * radius)
  return `${from > 0 ? '… ' : ''}${end < 0 ? text.slice(from) : `${text.slice(from, end)} …`}`
}
