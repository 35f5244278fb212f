import { fill } from '../draft.merge.ts'
import type { Draft } from '../draft.ts'
import type { ReadIngredient } from '../page.recipe.ts'
import { containment, lineKey } from '../text/likeness.ts'
import { hasAmount } from './amount.ts'

/**
 * Completes structured data by what the page shows. Without structured data, the page must show both ingredients and steps
 * to count as a recipe.
 */
export function withVisible(structured: Draft | null, visible: Draft): Draft | null {
  if (!structured) return visible.ingredients.length && visible.steps.length ? visible : null
  const filled = fill(structured, visible)
  return {
    ...filled,
    ingredients: chooseIngredients(structured.ingredients, visible.ingredients) ?? filled.ingredients,
    steps: isExcerpt(structured, visible) ? visible.steps : filled.steps,
  }
}

/**
 * The page's own list, where the markup has the same words but broke them into other lines (at every comma or point), put
 * amounts behind the food, or holds a mere word or two; else the markup's lines in the groups the page shows.
 */
function chooseIngredients(marked: ReadIngredient[], shown: ReadIngredient[]): ReadIngredient[] | null {
  if (!marked.length || !shown.length) return null
  const markedLines = marked.map(({ line }) => line)
  const shownLines = shown.map(({ line }) => line)
  const shownKeys = new Set(shownLines.map(lineKey))
  const intact = markedLines.filter((line) => shownKeys.has(lineKey(line))).length / marked.length
  const covered = containment(markedLines, shownLines)
  const alike = covered >= 0.95 && containment(shownLines, markedLines) >= 0.9
  const isBroken = alike && intact < 0.6 && marked.length !== shown.length
  const isReversed = alike && marked.length === shown.length && amounts(markedLines) < 0.4 && amounts(shownLines) >= 0.6
  const isStub = marked.length <= 2 && shown.length >= 4 && covered === 1
  if (isBroken || isReversed || isStub) return shown
  return intact >= 0.6 && marked.every(({ group }) => group === null) ? withGroups(marked, shown) : null
}

const amounts = (lines: string[]): number =>
  lines.filter((line) => /^[\d½¼¾⅓⅔⅛]/.test(line) && hasAmount(line)).length / lines.length

function withGroups(marked: ReadIngredient[], shown: ReadIngredient[]): ReadIngredient[] {
  const lines = new Set(marked.map(({ line }) => lineKey(line)))
  const groups = new Map(
    shown.map(({ group, line }) => [lineKey(line), group && lines.has(lineKey(group)) ? null : group]),
  )
  if (new Set(groups.values()).size < 2) return marked
  let current: string | null = null
  return marked.map(({ line }) => {
    const group = groups.get(lineKey(line))
    current = group === undefined ? current : group
    return { group: current, line }
  })
}

const FEW_WORDS = 80

/** Whether the markup holds only the beginning of the steps the page shows. */
function isExcerpt(structured: Draft, visible: Draft): boolean {
  const marked = structured.steps.map((step) => step.instruction)
  const shown = visible.steps.map((step) => step.instruction)
  const wordCount = marked.join(' ').split(/\s+/).length
  const isShort = marked.length > 0 && wordCount < FEW_WORDS && shown.join(' ').split(/\s+/).length > wordCount * 3
  return isShort && containment(marked, shown) >= 0.95
}
