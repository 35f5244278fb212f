import type { PageDocument } from '../html/document.ts'
import { documentPart } from '../html/document-part.ts'
import { pageImages } from '../html/images.ts'
import { linesBetween } from '../html/node-text.ts'
import { judgedDraft } from '../judge/judged-draft.ts'
import { namesIn, shareIn, type Words, wordsIn } from '../text/word-overlap.ts'
import type { PageDraft } from '../page-draft.ts'
import type { PageIngredient } from '../page-recipe.ts'
import { hasAmount } from '../visible/amount.ts'
import { isSameRecipe } from './same-recipe.ts'
import { type ShownBlock, shownBlocks } from './shown-blocks.ts'

const MIN_INGREDIENTS = 3
const MIN_METHOD = 60
/** The share of a known recipe's words that a block has which shows the same in other words. */
const TELLS_KNOWN = 0.75

/** Recipes below titles of their own that a page shows, beside those that are known. Few pages have two such titles. */
export function furtherShown(document: PageDocument, known: readonly PageDraft[]): PageDraft[] {
  const told = known.map(({ ingredients }) => namesOf(ingredients))
  const found: PageDraft[] = []
  for (const block of shownBlocks(document)) {
    const words = wordsOf(document, block)
    if (told.some((names) => shareIn(names, words) >= TELLS_KNOWN)) continue
    const recipe = readBlock(document, block)
    if (recipe && [...known, ...found].every((one) => !isSameRecipe(one, recipe))) found.push(recipe)
  }
  return found
}

/** Of a page without markup: its recipes, if it shows several. Parts of one dish are none by themselves. */
export function allShown(document: PageDocument): PageDraft[] {
  const all = furtherShown(document, [])
  return all.length > 1 && !all.some(({ name }) => PART.test(name)) ? all : []
}

/** "For the dough" is no name of a dish. */
const PART = /^(?:for|für|pour|para|per|voor|för|till?|do|na|для|για)\s/iu

/** Whether a block names what goes in, maybe in other words. */
export const showsIngredients = (
  document: PageDocument,
  block: ShownBlock,
  ingredients: readonly PageIngredient[],
): boolean => shareIn(namesOf(ingredients), wordsOf(document, block)) >= TELLS_KNOWN

const namesOf = (ingredients: readonly PageIngredient[]): Words => namesIn(wordsIn(ingredients.map(({ line }) => line)))

const wordsOf = (document: PageDocument, { start, end }: ShownBlock): Words =>
  namesIn(wordsIn(linesBetween(document, start, end, false)))

/** Null unless it is a whole recipe: a list with amounts, and a method. */
function readBlock(document: PageDocument, { title, start, end }: ShownBlock): PageDraft | null {
  const part = documentPart(document, start, end)
  const { draft } = judgedDraft(null, part)
  const lines = draft.ingredients.map(({ line }) => line)
  const method = draft.steps.reduce((sum, { instruction }) => sum + instruction.length, 0)
  const isList = lines.length >= MIN_INGREDIENTS && lines.filter(hasAmount).length * 2 >= lines.length
  const isOther =
    lines.some((line) => ENERGY.test(line)) || lines.filter((line) => TIME.test(line)).length > lines.length / 2
  const isWhole = isList && !isOther && method >= MIN_METHOD
  return isWhole ? { ...draft, name: title, images: pageImages(part).slice(0, MAX_IMAGES) } : null
}

/** A list that has energy tells what is in the dish. */
const ENERGY = /\d\s*k(?:cal|j)\b/i
/** A table of times. */
const TIME = /\d\s*(?:min\p{L}*|hours?|hrs?|h|std\.?|stunden?|heures?|horas?|ore)\.?$/iu
const MAX_IMAGES = 20
