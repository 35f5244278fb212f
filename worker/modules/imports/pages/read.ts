import { mergeDrafts } from './draft.merge.ts'
import type { Draft } from './draft.ts'
import { parseHtml } from './html/document.parser.ts'
import { pageUrl } from './text/address.ts'
import type { PageDocument } from './html/document.ts'
import { pageImages } from './html/images.ts'
import { readJson } from './json/json.reader.ts'
import { pageHead } from './page.head.ts'
import type { ReadRecipe } from './page.recipe.ts'
import { lostLines } from './lines.lost.ts'
import { finishRecipe } from './recipe.finish.ts'
import { schemaDrafts } from './schema/drafts.ts'
import { jsonLd } from './schema/json-ld.ts'
import { hRecipes } from './schema/hrecipe.ts'
import { microdata, rdfa } from './schema/microdata.ts'
import { pageState } from './state/page.state.ts'
import { stateRecipes } from './state/state.recipes.ts'
import { videoRecipe } from './video/video.recipe.ts'
import { visibleDraft } from './visible/visible.draft.ts'
import { withVisible } from './visible/visible.merge.ts'

/**
 * Reads a recipe out of a saved page, or out of schema.org JSON with or without context and type. `url` is where the text
 * came from. A page of a video gives its title, picture and description. Answers null when nothing looks like a recipe. Never throws, and takes time linear in the text.
 */
export function readRecipePage(text: string, url: string | null): ReadRecipe | null {
  const source = pageUrl(url)
  const json = /^\s*[{[]/.test(text) ? readJson(text) : []
  const document: PageDocument = json.length ? [] : parseHtml(text)
  const head = pageHead(document, source)
  const sources = [json.length ? json : jsonLd(document), microdata(document), rdfa(document), hRecipes(document)]
  const drafts = sources.flatMap((documents) => schemaDrafts(documents))
  const structured = mergeDrafts(drafts, head)
  const complete = isWhole(structured)
    ? structured
    : mergeDrafts([...drafts, ...schemaDrafts(stateRecipes(pageState(document)))], head)
  const draft = withVisible(complete, visibleDraft(document))
  const recipe = draft && finishRecipe(draft, head, source, pageImages(document))
  if (recipe) return { ...recipe, lost: structured ? lostLines([structured], draft) : [] }
  return videoRecipe(document, head, source)
}

const isWhole = (draft: Draft | null): boolean =>
  draft !== null && draft.ingredients.length > 0 && draft.steps.length > 0
