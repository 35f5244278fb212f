import type { PageDraft } from './page-draft.ts'
import type { PageHead } from './page-head.ts'
import type { PageRecipe } from './page-recipe.ts'
import { absoluteUrl, hostOf } from './text/address.ts'
import { splitMinutes } from './text/split-minutes.ts'
import { lineKey } from './text/word-overlap.ts'
import { hasUnit } from './visible/amount.ts'

const MAX_IMAGES = 100

export function finishRecipe(
  draft: PageDraft,
  head: PageHead,
  url: string | null,
  pictures: readonly string[],
): PageRecipe | null {
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
    keywords: draft.keywords.filter((keyword) => !isOfIngredients(keyword, draft.ingredients)),
    language: languageOf(head.language) ?? languageOf(draft.language),
    author: draft.author || head.author,
    ingredients: draft.ingredients,
    steps: draft.steps,
    nutrition: draft.nutrition,
    shown: [],
    lost: [],
    raw: {
      yield: draft.yield.raw,
      prep_time: draft.times.prep,
      cook_time: draft.times.cook,
      total_time: draft.times.total,
    },
  }
}

/** Some markup names its ingredients once more among the keywords: "1/4 cup", "grams of beef, cut into strips". */
function isOfIngredients(keyword: string, ingredients: PageDraft['ingredients']): boolean {
  if (hasUnit(keyword)) return true
  const key = lineKey(keyword)
  return /\S\s\S+\s\S/.test(keyword) && ingredients.some(({ line }) => lineKey(line).includes(key))
}

function timesOf(minutes: PageDraft['minutes']) {
  const { working_time, waiting_time } = splitMinutes(minutes)
  return { working_time, waiting_time, total_time: minutes.total || working_time + waiting_time }
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

/** Cuts words for search engines ("Soup Recipe - (4.8/5)") where the page's heading shows where the name ends. */
function trimName(name: string, heading: string, site: string): string {
  if (heading.length < 4 || name.length <= heading.length || !name.toLowerCase().startsWith(heading.toLowerCase()))
    return name
  const rest = name.slice(heading.length)
  const namesSite = lineKey(site).length > 2 && lineKey(rest).includes(lineKey(site))
  return /^[^\p{L}\p{N}]/u.test(rest) && /[-–—|:(]/.test(rest) && (namesSite || RECIPE.test(rest) || RATING.test(rest))
    ? heading
    : name
}

const RECIPE =
  /^[^\p{L}\p{N}]+(?:easy |best )?(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|receitas?|recept(?:en|ek|y)?|opskrift|oppskrift|przepis|resepti|рецепт|συνταγ[ήη]|tarifi)(?!\p{L})/iu

const RATING = /\d(?:[.,]\d)?\s*\/\s*(?:5|10)(?!\d)/

/** Drops segments that name the site ("Soup | Kitchen", "Soup - kitchen.com"). `host` is empty if unknown. */
function nameFromTitle(title: string, site: string, host: string): string {
  const segments = title.split(/\s+[|–—·»•-]\s+|\s*[|»]\s*/).filter(Boolean)
  const owners = [site, host.replace(/^www\./, ''), host.replace(/^www\./, '').replace(/\.[a-z.]+$/, '')]
    .map(lineKey)
    .filter((key) => key.length > 2)
  const own = segments.filter(
    (segment) => !owners.some((owner) => lineKey(segment) === owner || lineKey(segment) === `${owner}com`),
  )
  return (
    (own.length && own.length < segments.length ? own : segments.slice(0, Math.max(1, segments.length - 1)))[0] ?? title
  )
}
