import type { Draft } from './draft.ts'
import { mergeDrafts } from './draft.merge.ts'
import { parseHtml } from './html/document.parser.ts'
import type { PageDocument } from './html/document.ts'
import { pageImages } from './html/images.ts'
import { readJson } from './json/json.reader.ts'
import { pageHead } from './page.head.ts'
import type { ReadRecipe } from './page.recipe.ts'
import { finishRecipe } from './recipe.finish.ts'
import { schemaDrafts } from './schema/drafts.ts'
import { jsonLd } from './schema/json-ld.ts'
import { microdata } from './schema/microdata.ts'

/**
 * Reads a recipe out of a saved page, or out of schema.org JSON with or without context and type. `url` is where the text
 * came from. Answers null when nothing looks like a recipe. Never throws, and takes time linear in the text.
 */
export function readPage(text: string, url: string | null): ReadRecipe | null {
  const json = /^\s*[{[]/.test(text) ? readJson(text) : []
  const document: PageDocument = json.length ? [] : parseHtml(text)
  const head = pageHead(document, url)
  const drafts: Draft[] = [...schemaDrafts(json.length ? json : jsonLd(document)), ...schemaDrafts(microdata(document))]
  const draft = mergeDrafts(drafts, head)
  return draft && finishRecipe(draft, head, url, pageImages(document))
}
