import { mergeDrafts, fillGaps } from './merge-draft.ts'
import type { PageDraft } from './page-draft.ts'
import { parseHtml } from './html/document-parser.ts'
import { pageUrl } from './text/address.ts'
import type { PageDocument } from './html/document.ts'
import { pageImages } from './html/images.ts'
import { readJson } from './json/json-reader.ts'
import { pageHead } from './page-head.ts'
import type { PageRecipe, PageStep } from './page-recipe.ts'
import { finishRecipe } from './finish-recipe.ts'
import { jsonLd } from './schema/json-ld.ts'
import { hRecipes } from './schema/hrecipe.ts'
import { microdata, rdfa } from './schema/microdata.ts'
import { pageState } from './state/page-state.ts'
import { stateRecipes } from './state/state-recipes.ts'
import { videoRecipe } from './video/video-recipe.ts'
import { visibleDraft } from './visible/visible-draft.ts'
import { wordOverlap, lineKey } from './text/word-overlap.ts'
import type { JsonObject, JsonValue } from './json/json-value.ts'
import { Graph } from './schema/graph.ts'
import { recipeDraft } from './schema/recipe-draft.ts'
import { schemaProperty, typesOf } from './schema/terms.ts'
import { chooseIngredients } from './visible/choose-ingredients.ts'

/** Reads HTML or schema.org JSON; null if it holds no recipe. Never throws, and takes linear time. */
export function readRecipePage(text: string, url: string | null): PageRecipe | null {
  const source = pageUrl(url)
  const json = /^\s*[{[]/.test(text) ? readJson(text) : []
  const document: PageDocument = json.length ? [] : parseHtml(text)
  const head = pageHead(document, source)
  const sources = [json.length ? json : jsonLd(document), microdata(document), rdfa(document), hRecipes(document)]
  const drafts = sources.flatMap((documents) => schemaDrafts(documents))
  const structured = mergeDrafts(drafts, head)
  const complete = isComplete(structured)
    ? structured
    : mergeDrafts([...drafts, ...schemaDrafts(stateRecipes(pageState(document)))], head)
  const draft = completeFromVisible(complete, visibleDraft(document))
  const recipe = draft && finishRecipe(draft, head, source, pageImages(document))
  if (recipe) return { ...recipe, lost: structured ? missingLines([structured], draft) : [] }
  return videoRecipe(document, head, source)
}

const isComplete = (draft: PageDraft | null): boolean =>
  draft !== null && draft.ingredients.length > 0 && draft.steps.length > 0

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

/** Without structured data, the page must show both ingredients and steps. */
function completeFromVisible(structured: PageDraft | null, visible: PageDraft): PageDraft | null {
  if (!structured) return visible.ingredients.length && visible.steps.length ? visible : null
  const filled = fillGaps(structured, visible)
  return {
    ...filled,
    ingredients: [...(chooseIngredients(structured.ingredients, visible.ingredients) ?? filled.ingredients)],
    steps: [...(chooseSteps(structured.steps, visible.steps) ?? filled.steps)],
  }
}

const FEW_WORDS = 80

const MIN_STEPS = 3

/** Prefers the visible steps where the markup holds only their start or the whole article; else null. */
function chooseSteps(marked: readonly PageStep[], shown: readonly PageStep[]): readonly PageStep[] | null {
  if (!marked.length || !shown.length) return null
  const markedText = marked.map((step) => step.instruction)
  const shownText = shown.map((step) => step.instruction)
  const markedWords = wordCount(markedText)
  const shownWords = wordCount(shownText)
  const isExcerpt =
    markedWords < FEW_WORDS && shownWords > markedWords * 3 && wordOverlap(markedText, shownText) >= 0.95
  const isArticle =
    shown.length >= MIN_STEPS &&
    marked.length > shown.length * 2 &&
    markedWords > shownWords * 1.5 &&
    wordOverlap(shownText, markedText) >= 0.93
  return isExcerpt || isArticle ? shown : null
}

const wordCount = (lines: readonly string[]): number => lines.join(' ').split(/\s+/).length
