import { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import { issueText } from '#web/lib/form-issues.ts'
import type { Translate } from '#web/lib/words/translate.ts'
import type { Words } from '#web/locales/words.ts'
import { type Errors, placeErrors } from './error-place.ts'
import { bodyOf, stepsSent } from './recipe-body.ts'
import type { RecipeDraft } from './recipe-draft.ts'
import { shownFields } from './shown-fields.ts'

/** What the contract would refuse, before it is sent, in the person's language. */
export function checkDraft(draft: RecipeDraft, t: Translate<Words['common']>): Errors {
  const steps = stepsSent(draft)
  const found: Record<string, string[]> = {}
  for (const issue of recipe.draft.safeParse(bodyOf(draft)).error?.issues ?? [])
    found[issue.path.join('.')] ??= [issueText(issue, t)]
  const unread = steps.flatMap(({ ingredients }) => ingredients.filter((one) => !one.heading && one.typed !== null))
  return {
    ...placeErrors(found, steps, shownFields),
    ...Object.fromEntries(unread.map(({ key }) => [`${key}.amount`, [t('invalid.number')]])),
  }
}
