import type { PageStep } from '../page-recipe.ts'
import { wordOverlap } from '../text/word-overlap.ts'

const FEW_WORDS = 80
const MIN_STEPS = 3

/** Prefers the visible steps where the markup holds only their start or the whole article; else null. */
export function chooseSteps(marked: readonly PageStep[], shown: readonly PageStep[]): readonly PageStep[] | null {
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
