import type { PageDraft } from './page-draft.ts'
import type { PageHead } from './page-head.ts'

/** The most complete draft leads, then the one named like the page. Others of the same recipe fill its gaps. */
export function mergeDrafts(drafts: readonly PageDraft[], head: PageHead): PageDraft | null {
  const ranked = drafts.map((draft, index) => ({
    draft,
    index,
    rank: completeness(draft) + titleSimilarity(draft, head),
  }))
  ranked.sort((a, b) => b.rank - a.rank || a.index - b.index)
  const [lead, ...others] = ranked.map((entry) => entry.draft)
  return lead ? others.filter((other) => isSame(lead, other)).reduce(fillGaps, lead) : null
}

const completeness = (draft: PageDraft): number =>
  (draft.ingredients.length ? 8 : 0) +
  (draft.steps.length ? 8 : 0) +
  (draft.name ? 2 : 0) +
  (draft.images.length ? 1 : 0)

function titleSimilarity(draft: PageDraft, head: PageHead): number {
  const name = key(draft.name)
  if (!name) return 0
  if (name === key(head.heading) || name === key(head.title)) return 4
  return key(head.title).includes(name) || key(head.heading).includes(name) ? 3 : 0
}

const key = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const isSame = (lead: PageDraft, other: PageDraft): boolean =>
  !other.name || !lead.name || key(other.name) === key(lead.name) || (other.url !== '' && other.url === lead.url)

const firstNonEmpty = <T>(a: T[], b: T[]): T[] => (a.length ? a : b)

export function fillGaps(lead: PageDraft, other: PageDraft): PageDraft {
  return {
    name: lead.name || other.name,
    description: lead.description || other.description,
    url: lead.url || other.url,
    author: lead.author || other.author,
    language: lead.language || other.language,
    yield: lead.yield.servings === null ? other.yield : lead.yield,
    minutes: filledMinutes(lead.minutes, other.minutes),
    times: {
      prep: lead.times.prep || other.times.prep,
      cook: lead.times.cook || other.times.cook,
      total: lead.times.total || other.times.total,
    },
    images: [...lead.images, ...other.images],
    keywords: firstNonEmpty(lead.keywords, other.keywords),
    ingredients: firstNonEmpty(lead.ingredients, other.ingredients),
    steps: firstNonEmpty(lead.steps, other.steps),
    nutrition: Object.keys(lead.nutrition.raw).length ? lead.nutrition : other.nutrition,
  }
}

type Minutes = PageDraft['minutes']

/** Parts that take longer than the whole are of another dish. */
function filledMinutes(lead: Minutes, other: Minutes): Minutes {
  const filled = {
    prep: lead.prep || other.prep,
    cook: lead.cook || other.cook,
    total: lead.total || other.total,
  }
  return lead.total > 0 && filled.prep + filled.cook > lead.total ? lead : filled
}
