import { lineParser } from './lines/parse.ts'
import { splitText } from './lines/text/split-text.ts'
import { emptyPageDraft } from './pages/page-draft.ts'
import type { PageRecipe } from './pages/page-recipe.ts'

/** Text that no browser would show otherwise. */
export const isPlainText = (text: string): boolean => !/<\/?[a-z!][^<>]*>|^\s*[{[]/i.test(text)

/** A recipe as somebody typed it or copied it off a page, without a name where it begins with its list. Null if it is none. */
export function textRecipe(text: string, url: string | null): PageRecipe | null {
  const split = splitText(text, parse)
  if (split.ingredients.length === 0 && split.steps.length === 0) return null
  const { workingTime = 0, waitingTime = 0, totalTime = 0 } = split
  const working_time = workingTime || Math.max(0, totalTime - waitingTime)
  return {
    ...nothing,
    name: split.name,
    description: split.description,
    source_url: split.sourceUrl ?? url ?? '',
    servings: split.servings ?? null,
    servings_text: split.servingsText ?? '',
    working_time,
    waiting_time: waitingTime,
    total_time: totalTime || working_time + waitingTime,
    ingredients: split.ingredients.map((line) => ({ group: null, line })),
    steps: [...split.steps],
  }
}

const parse = lineParser()

const { images, keywords, author, nutrition } = emptyPageDraft()

/** What a text does not say. */
const nothing = {
  images,
  keywords,
  author,
  nutrition,
  image_url: null,
  language: null,
  shown: [],
  lost: [],
  raw: { yield: '', prep_time: '', cook_time: '', total_time: '' },
}
