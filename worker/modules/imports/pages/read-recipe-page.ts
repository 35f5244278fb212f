import { parseLine } from '../lines/parse.ts'
import { finishRecipe } from './finish-recipe.ts'
import { pageImages } from './html/images.ts'
import { judgedDraft } from './judge/judged-draft.ts'
import { markedPage } from './marked-page.ts'
import type { PageDraft } from './page-draft.ts'
import type { PageRecipe } from './page-recipe.ts'
import { lineKey, namesIn, wordsIn } from './text/word-overlap.ts'
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

/** Ingredient lines of the markup whose food the recipe does not name, in whatever amount or number. */
function missingLines(sources: readonly PageDraft[], reading: PageDraft): string[] {
  const kept = reading.ingredients.flatMap(({ group, line }) => (group ? [group, line] : [line]))
  const keys = new Set(kept.map(lineKey))
  const names = namesIn(wordsIn(kept))
  const isNamed = (line: string) => {
    const food = [...namesIn(wordsIn([parseLine(line).food ?? line])).keys()]
    return food.length > 0 && food.filter((name) => names.has(name)).length / food.length >= 0.5
  }
  const named = sources.filter(({ name }) => !name || lineKey(name) === lineKey(reading.name))
  const lost = named
    .flatMap(({ ingredients }) => ingredients.map(({ line }) => line))
    .filter((line) => !keys.has(lineKey(line)) && !isNamed(line))
  return [...new Set(lost)].slice(0, MAX_LOST_LINES)
}
