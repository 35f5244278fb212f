import { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import { issueText } from '#web/lib/issue-text.ts'
import type { Translate } from '#web/lib/i18n/create-translator.ts'
import type { Translations } from '#web/locales/translations.ts'
import { type DraftErrors, mapErrorsToFields } from './map-errors-to-fields.ts'
import { recipeDraftBody, stepsToSend } from './recipe-body.ts'
import type { RecipeDraft } from './recipe-draft.ts'
import { shownFields } from './shown-fields.ts'

export function checkDraft(draft: RecipeDraft, t: Translate<Translations['common']>): DraftErrors {
  const steps = stepsToSend(draft)
  const found: Record<string, string[]> = {}
  for (const issue of recipe.draft.safeParse(recipeDraftBody(draft)).error?.issues ?? [])
    found[issue.path.join('.')] ??= [issueText(issue, t)]
  const unread = steps.flatMap(({ ingredients }) => ingredients.filter((one) => !one.heading && one.typed !== null))
  return {
    ...mapErrorsToFields(found, steps, shownFields),
    ...Object.fromEntries(unread.map(({ key }) => [`${key}.amount`, [t('invalid.number')]])),
  }
}
