import { describedRecipe } from './caption/described-recipe.ts'
import { finishRecipe } from './finish-recipe.ts'
import { type FurtherRecipe, furtherRecipes } from './further/further-recipes.ts'
import { hasSameIngredients } from './further/same-recipe.ts'
import { allShown } from './further/shown-recipes.ts'
import { pageImages } from './html/images.ts'
import { judgedDraft } from './judge/judged-draft.ts'
import { type MarkedPage, markedPage } from './marked-page.ts'
import type { PageDraft } from './page-draft.ts'
import type { PageRecipe } from './page-recipe.ts'
import { missingLines } from './missing-lines.ts'

/** What a page holds: the recipe that it is about, and others that stand on it whole. */
export interface PageRecipes {
  recipe: PageRecipe
  further: readonly FurtherRecipe[]
  /** Whether the page goes on behind what was read of it. */
  isCut: boolean
}

/** Reads HTML or schema.org JSON; null if it holds no recipe. Never throws, and takes linear time. */
export function readRecipes(text: string, url: string | null): PageRecipes | null {
  const page = markedPage(text, url)
  const lead = readLead(page)
  // What is shown below one title is not mixed with what is shown below another.
  const shown = page.markup ? [] : allShown(page.document)
  const own = shown.find((draft) => lead && hasSameIngredients(draft, lead)) ?? shown[0]
  const recipe = (own && finished(page, own)) ?? lead
  return recipe && { recipe, further: furtherRecipes(page, recipe), isCut: page.isCut }
}

/** The recipe that a page is about. */
export const readRecipePage = (text: string, url: string | null): PageRecipe | null => readLead(markedPage(text, url))

function readLead(page: MarkedPage): PageRecipe | null {
  const { document, head, source, markup } = page
  const { draft, shown } = judgedDraft(markup, document)
  const recipe = finished(page, draft)
  const lost = markup ? missingLines(markup, draft) : []
  if (recipe && recipe.ingredients.length > 0) return { ...recipe, shown, lost }
  const described = describedRecipe(document, head, source)
  return recipe && !described?.ingredients.length ? { ...recipe, shown, lost } : described
}

const finished = ({ document, head, source }: MarkedPage, draft: PageDraft) =>
  finishRecipe(draft, head, source, pageImages(document))
