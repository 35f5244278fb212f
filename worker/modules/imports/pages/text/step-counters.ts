import type { PageStep } from '../page-recipe.ts'
import { sectionOf } from '../visible/section-words.ts'

const STEP =
  'step|schritt|étape|etape|paso|passo|stap|trin|steg|trinn|krok|lépés|vaihe|adım|шаг|крок|βήμα|手順|步骤|bước|langkah'

/** "Step 1", "2.", "Schritt 3:": it numbers a step and says nothing else. */
export const isCounter = (text: string): boolean => ALONE.test(text)

const ALONE = /^(?:\*\*)?(?:\p{L}{2,12}\s*)?#?\s*\d{1,3}\s*[.:)|]?(?:\*\*)?$/u
const NAMED = new RegExp(`(?:^|\\s)(?:${STEP})\\s*#?\\d{1,3}\\s*[.:)]?$`, 'iu')

/** A heading that counts ("tomato soup step 4"), or only says that steps follow. */
export const saysNothing = (title: string): boolean =>
  isCounter(title) || NAMED.test(title) || sectionOf(title) === 'instructions'

const LEADING = new RegExp(
  `^\\*{0,2}(?:(?:(?:${STEP})\\s*)?#?(\\d{1,2})\\*{0,2}\\s*[.):|、．]|(?:${STEP})\\s*#?(\\d{1,2})\\*{0,2}(?:\\s*[-–—])?\\s)\\*{0,2}\\s*(?![\\d\\s])`,
  'iu',
)

/** Numbers before the text of steps, where these count. */
export function withoutCounters(all: readonly PageStep[]): PageStep[] {
  const steps = all.filter(({ instruction }) => !isCounter(instruction))
  let last = 0
  const counted = steps.filter(({ instruction }) => {
    const [, marked, named] = LEADING.exec(instruction) ?? []
    const number = Number(marked ?? named ?? -1)
    const counts = number === last + 1 || number === 1
    if (counts) last = number
    return counts
  })
  if (counted.length < 2 || counted.length < steps.length * 0.6) return steps
  return steps.map((step) => ({ ...step, instruction: step.instruction.replace(LEADING, openBold) }))
}

/** What was bold after the number as well stays so. */
const openBold = (removed: string): string => (removed.split('**').length % 2 === 0 ? '**' : '')
