import { ingredientOf, paragraphsIn } from '../../../drafts/read-lines.ts'
import { type RecipeDraft, recipeDraftOf, stepOf } from '../../../drafts/recipe-draft.ts'
import { lineParser } from '../../../lines/parse.ts'
import { splitText } from '../../../lines/text/split-text.ts'

/** A recipe as somebody typed it, its parts found as in a text that is pasted. Null where it holds no ingredient. */
export function plainRecipe(text: string): RecipeDraft | null {
  const split = splitText(text.replace(RULE, ''), parse)
  const { name, description, servings = null, servingsText = '', workingTime = 0, waitingTime = 0 } = split
  if (name === '' || split.ingredients.length === 0) return null
  return recipeDraftOf({
    name,
    description: paragraphsIn(description),
    source_url: split.sourceUrl ?? '',
    servings,
    servings_text: servingsText,
    working_time: workingTime || Math.max(0, (split.totalTime ?? 0) - waitingTime),
    waiting_time: waitingTime,
    ingredients: split.ingredients.map((line) => ingredientOf(line.replace(BULLET, ''))),
    steps: split.steps.map((step) => stepOf(step)),
  })
}

const parse = lineParser()
const RULE = /^[ \t]*([-=_*~#])\1{2,}[ \t]*$/gm
const BULLET = /^[•▪◦‣☐*–—-]+\s+(?=\S)/
