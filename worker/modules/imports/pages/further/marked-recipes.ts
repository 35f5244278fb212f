import type { MarkedPage } from '../marked-page.ts'
import { fillGaps } from '../merge-draft.ts'
import type { PageDraft } from '../page-draft.ts'
import { absoluteUrl } from '../text/address.ts'
import { isSameRecipe } from './same-recipe.ts'

const MAX_RECIPES = 12

/**
 * Whole recipes of a page's markup beside the one that leads, in the page's order, each once. One that says that it
 * stands on another page is only pointed at.
 */
export function furtherMarked({ drafts, markup, source, head }: MarkedPage): PageDraft[] {
  if (!markup) return []
  const here = pageOf(head.canonical || source || '', null)
  const found: PageDraft[] = []
  for (const draft of drafts) {
    if (found.length >= MAX_RECIPES) break
    if (draft.ingredients.length < 2 || draft.steps.length === 0 || isSameRecipe(draft, markup)) continue
    const there = pageOf(draft.url, head.base)
    if (there && here && there !== here && there !== pageOf(source ?? '', null)) continue
    const known = found.findIndex((one) => isSameRecipe(one, draft))
    const same = found[known]
    if (same) found[known] = fillGaps(same, draft)
    else found.push(draft)
  }
  return found
}

/** Without what may differ between two addresses of the same page. Empty where there is none. */
function pageOf(address: string, base: string | null): string {
  const absolute = absoluteUrl(address, base)
  if (!absolute) return ''
  const { hostname, pathname } = new URL(absolute)
  return `${hostname.replace(/^(?:www|amp|m)\./, '')}${pathname.replace(/\/(?:amp\/?)?$/, '')}`
}
