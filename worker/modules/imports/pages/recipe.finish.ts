import type { Draft } from './draft.ts'
import type { PageHead } from './page.head.ts'
import type { ReadRecipe } from './page.recipe.ts'
import { absoluteUrl, hostOf } from './text/address.ts'
import { nameFromTitle } from './text/title.ts'
import { trimName } from './text/title.trim.ts'

const MAX_IMAGES = 100

/** The answer: what the draft lacks from the page's head, addresses absolute, times that add up. */
export function finishRecipe(
  draft: Draft,
  head: PageHead,
  url: string | null,
  pictures: readonly string[],
): ReadRecipe | null {
  const named = draft.name || head.heading || nameFromTitle(head.title, head.site, hostOf(head.canonical || url))
  const name = trimName(named, head.heading, head.site)
  if (!name || (!draft.ingredients.length && !draft.steps.length)) return null
  const source = head.canonical || url || absoluteUrl(draft.url, null) || ''
  const base = head.base ?? (source || null)
  const images = addresses([...draft.images, head.image, ...pictures], base)
  return {
    name,
    description: draft.description || head.description,
    source_url: source,
    servings: draft.yield.servings,
    servings_text: draft.yield.servings_text,
    ...timesOf(draft.minutes),
    image_url: images[0] ?? null,
    images,
    keywords: draft.keywords,
    language: languageOf(head.language) ?? languageOf(draft.language),
    author: draft.author || head.author,
    ingredients: draft.ingredients,
    steps: draft.steps,
    nutrition: draft.nutrition,
    lost: [],
    raw: {
      yield: draft.yield.raw,
      prep_time: draft.times.prep,
      cook_time: draft.times.cook,
      total_time: draft.times.total,
    },
  }
}

/** Work is preparation, waiting is cooking; a part the page does not name is what the other leaves of the total. */
function timesOf({ prep, cook, total }: Draft['minutes']) {
  const working_time = prep || (cook ? Math.max(0, total - cook) : total)
  const waiting_time = cook || (prep ? Math.max(0, total - prep) : 0)
  return { working_time, waiting_time, total_time: total || working_time + waiting_time }
}

function addresses(candidates: readonly string[], base: string | null): string[] {
  const found = new Set<string>()
  for (const candidate of candidates) {
    const address = absoluteUrl(candidate, base)
    if (address && found.size < MAX_IMAGES) found.add(address)
  }
  return [...found]
}

const languageOf = (text: string): string | null =>
  /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.exec(text.trim())?.[0].replaceAll('_', '-') ?? null
