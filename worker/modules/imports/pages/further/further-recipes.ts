import { finishRecipe } from '../finish-recipe.ts'
import { documentPart } from '../html/document-part.ts'
import { pageImages } from '../html/images.ts'
import { judgedDraft } from '../judge/judged-draft.ts'
import type { MarkedPage } from '../marked-page.ts'
import { missingLines } from '../missing-lines.ts'
import { emptyPageDraft, type PageDraft } from '../page-draft.ts'
import type { PageRecipe } from '../page-recipe.ts'
import { absoluteUrl } from '../text/address.ts'
import { furtherMarked } from './marked-recipes.ts'
import { isSameRecipe } from './same-recipe.ts'
import { shownBlocks } from './shown-blocks.ts'
import { furtherShown, showsIngredients } from './shown-recipes.ts'

/** Another recipe of a page: what tells whether somebody wants it, and all of it. */
export interface FurtherRecipe {
  /** No two of a page have the same. */
  name: string
  ingredients: number
  steps: number
  image_url: string | null
  read: () => PageRecipe | null
}

export function furtherRecipes(page: MarkedPage, lead: PageRecipe): FurtherRecipe[] {
  const read = { ...emptyPageDraft(), name: lead.name, ingredients: lead.ingredients }
  const marked = furtherMarked(page).filter((draft) => !isSameRecipe(draft, read))
  const shown = furtherShown(page.document, [read, ...(page.markup ? [page.markup] : []), ...marked])
  const nameOf = namer(lead.name)
  return [
    ...marked.map((draft) => ({ draft, whole: () => withShown(page, draft) })),
    ...shown.map((draft) => ({ draft, whole: () => ({ ...draft, lost: [], shown: [] }) })),
  ].map(({ draft, whole }) => summary(page, { ...draft, name: nameOf(draft.name || lead.name) }, whole))
}

/** The same name again gets a number. */
function namer(first: string): (name: string) => string {
  const taken = new Set([first])
  return (name) => {
    let free = name
    for (let number = 2; taken.has(free); number++) free = `${name} (${number})`
    taken.add(free)
    return free
  }
}

type Whole = PageDraft & Pick<PageRecipe, 'lost' | 'shown'>

/** Nothing else of the page belongs to it, but a picture may. */
function summary({ source, head, document }: MarkedPage, draft: PageDraft, whole: () => Whole): FurtherRecipe {
  const { name, images, ingredients, steps } = draft
  const base = head.base ?? (head.canonical || source)
  const image_url = images.flatMap((address) => absoluteUrl(address, base) ?? [])[0] ?? null
  const read = (): PageRecipe | null => {
    const { lost, shown, ...own } = whole()
    const about = { ...head, title: '', heading: '', description: '', image: '' }
    const recipe = finishRecipe({ ...own, name }, about, source, [head.image, ...pageImages(document)])
    return recipe && { ...recipe, image_url, shown, lost }
  }
  return { name, ingredients: ingredients.length, steps: steps.length, image_url, read }
}

/** The markup's recipe with what the page shows of it, as the groups of its ingredients. */
function withShown({ document }: MarkedPage, marked: PageDraft): Whole {
  const block = shownBlocks(document).find((one) => showsIngredients(document, one, marked.ingredients))
  const { draft, shown } = judgedDraft(marked, block ? documentPart(document, block.start, block.end) : [])
  return { ...draft, shown, lost: missingLines(marked, draft) }
}
