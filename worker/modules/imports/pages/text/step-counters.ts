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

const LEADING_NAME = new RegExp(`^\\*{0,2}(?:${STEP})\\s*#?(\\d{1,2})\\*{0,2}\\s*[.):|、．]`, 'iu')

/** Without the numbers before the text of steps, where these count, and without steps that are but a heading of the method. */
export function withoutCounters(all: readonly PageStep[]): PageStep[] {
  const said = all.filter(({ instruction }) => !isCounter(instruction))
  const told = said.filter(({ instruction }) => sectionOf(instruction) !== 'instructions')
  const steps = told.length > 0 ? told : said
  let last = 0
  const counted = steps.filter(({ instruction }) => {
    const [, marked, named] = LEADING.exec(instruction) ?? []
    const number = Number(marked ?? named ?? -1)
    const counts = number === last + 1 || number === 1
    if (counts) last = number
    return counts
  })
  const isList = counted.length >= 2 && counted.length >= steps.length * 0.6
  // "Schritt 3:" is the third step, whatever the others say.
  const isNamed = ({ instruction }: PageStep, at: number) => Number(LEADING_NAME.exec(instruction)?.[1]) === at + 1
  return steps.map((step, at) =>
    isList || isNamed(step, at) ? { ...step, instruction: step.instruction.replace(LEADING, openBold) } : step,
  )
}

/** What was bold after the number as well stays so. */
const openBold = (removed: string): string => (removed.split('**').length % 2 === 0 ? '**' : '')
