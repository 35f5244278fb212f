import { finishRecipe } from './finish-recipe.ts'
import { pageImages } from './html/images.ts'
import { judgedDraft } from './judge/judged-draft.ts'
import { markedPage } from './marked-page.ts'
import type { PageDraft } from './page-draft.ts'
import type { PageRecipe } from './page-recipe.ts'
import { wordOverlap, lineKey } from './text/word-overlap.ts'
import { videoRecipe } from './video/video-recipe.ts'

/** Reads HTML or schema.org JSON; null if it holds no recipe. Never throws, and takes linear time. */
export function readRecipePage(text: string, url: string | null): PageRecipe | null {
  const { document, head, source, markup } = markedPage(text, url)
  const { draft, shown } = judgedDraft(markup, document)
  const recipe = finishRecipe(draft, head, source, pageImages(document))
  if (recipe) return { ...recipe, shown, lost: markup ? missingLines([markup], draft) : [] }
  return videoRecipe(document, head, source)
}

const MAX_LOST_LINES = 20

/** Ingredient lines of any source that the result does not hold, compared without punctuation. */
function missingLines(sources: readonly PageDraft[], reading: PageDraft): string[] {
  const kept = reading.ingredients.flatMap(({ group, line }) => (group ? [group, line] : [line]))
  const keys = new Set(kept.map(lineKey))
  const named = sources.filter(({ name }) => !name || lineKey(name) === lineKey(reading.name))
  const lost = named
    .flatMap(({ ingredients }) => ingredients.map(({ line }) => line))
    .filter((line) => !keys.has(lineKey(line)) && wordOverlap([line], kept) < 0.8)
  return [...new Set(lost)].slice(0, MAX_LOST_LINES)
}
