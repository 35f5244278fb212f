import { NutritionSheet } from './nutrition.sheet.tsx'
import { StepsSheet } from './steps.sheet.tsx'
import { TranslationSheet } from './translation.sheet.tsx'
import type { EditorAiProps, Wish } from './ai.menu.tsx'

const sheets = { steps: StepsSheet, translate: TranslationSheet, nutrition: NutritionSheet }

/** What was chosen in the menu; in one file, as each of them is small. */
export function AiSheet({ wish, ...props }: EditorAiProps & { wish: Wish }) {
  const Shown = sheets[wish]
  return <Shown {...props} />
}
