import type { PageDocument } from './html/document.ts'
import { isCut, parseHtml } from './html/document-parser.ts'
import { readJson } from './json/json-reader.ts'
import type { JsonObject, JsonValue } from './json/json-value.ts'
import { mergeDrafts } from './merge-draft.ts'
import type { PageDraft } from './page-draft.ts'
import { pageHead, type PageHead } from './page-head.ts'
import { Graph } from './schema/graph.ts'
import { hRecipes } from './schema/hrecipe.ts'
import { jsonLd } from './schema/json-ld.ts'
import { microdata, rdfa } from './schema/microdata.ts'
import { recipeDraft } from './schema/recipe-draft.ts'
import { schemaProperty, typesOf } from './schema/terms.ts'
import { pageState } from './state/page-state.ts'
import { stateRecipes } from './state/state-recipes.ts'
import { pageUrl } from './text/address.ts'

/** A page with what its markup says of a recipe. */
export interface MarkedPage {
  document: PageDocument
  head: PageHead
  /** Its address, if that is one. */
  source: string | null
  /** Each recipe of the markup, as often as it is marked up. */
  drafts: readonly PageDraft[]
  /** The recipe that leads, with what the others know of it. */
  markup: PageDraft | null
  /** Whether the page is longer than what is read of one. */
  isCut: boolean
}

/** HTML, or schema.org JSON by itself. Where the markup is incomplete, the state of the page's scripts is read too. */
export function markedPage(text: string, url: string | null): MarkedPage {
  const source = pageUrl(url)
  const json = /^\s*[{[]/.test(text) ? readJson(text) : []
  const document: PageDocument = json.length ? [] : parseHtml(text)
  const head = pageHead(document, source)
  const sources = [json.length ? json : jsonLd(document), microdata(document), rdfa(document), hRecipes(document)]
  const drafts = sources.flatMap((documents) => schemaDrafts(documents))
  const written = mergeDrafts(drafts, head)
  const markup = isComplete(written)
    ? written
    : mergeDrafts([...drafts, ...schemaDrafts(stateRecipes(pageState(document)))], head)
  return { document, head, source, drafts, markup, isCut: json.length === 0 && isCut(text, document) }
}

const isComplete = (draft: PageDraft | null): boolean =>
  draft !== null && draft.ingredients.length > 0 && draft.steps.length > 0

const MAX_RECIPES = 40

function schemaDrafts(documents: readonly JsonValue[]): PageDraft[] {
  const graph = new Graph(documents)
  const typed = graph.objects.filter((object) => typesOf(object).some((type) => RECIPE_TYPES.has(type)))
  const recipes = typed.length ? typed : graph.objects.filter(looksLikeRecipe)
  return recipes.slice(0, MAX_RECIPES).map((recipe) => recipeDraft(recipe, graph))
}

const RECIPE_TYPES = new Set(['recipe', 'newsrecipe'])

const looksLikeRecipe = (object: JsonObject): boolean =>
  schemaProperty(object, 'recipeIngredient', 'ingredients') !== undefined &&
  schemaProperty(object, 'recipeInstructions', 'instructions', 'steps', 'directions') !== undefined
