import type { ReadStep } from '../page-recipe.ts'
import { containment } from '../text/likeness.ts'

const FEW_WORDS = 80
const LEAST_STEPS = 3

/**
 * The steps a page shows, where the markup holds only their beginning, or the whole article in which they stand; else null.
 */
export function chooseSteps(marked: readonly ReadStep[], shown: readonly ReadStep[]): readonly ReadStep[] | null {
  if (!marked.length || !shown.length) return null
  const markedText = marked.map((step) => step.instruction)
  const shownText = shown.map((step) => step.instruction)
  const markedWords = wordCount(markedText)
  const shownWords = wordCount(shownText)
  const isExcerpt =
    markedWords < FEW_WORDS && shownWords > markedWords * 3 && containment(markedText, shownText) >= 0.95
  const isArticle =
    shown.length >= LEAST_STEPS &&
    marked.length > shown.length * 2 &&
    markedWords > shownWords * 1.5 &&
    containment(shownText, markedText) >= 0.93
  return isExcerpt || isArticle ? shown : null
}

const wordCount = (lines: readonly string[]): number => lines.join(' ').split(/\s+/).length
