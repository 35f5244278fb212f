import type { AmountRange } from '#worker/modules/amounts/amount-range.ts'
import { ingredientRange } from '#web/components/recipe-form/lines/ingredient-range.ts'
import type { useFormat } from '#web/lib/format/format.ts'
import type { IngredientDraft, RecipeDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import type { Translate } from '#web/lib/i18n/create-translator.ts'
import type { Translations } from '#web/locales/translations.ts'
import type { DraftSection } from '#web/components/recipe-form/draft/merge-edits.ts'

export function sectionLines(
  draft: RecipeDraft,
  section: DraftSection,
  format: ReturnType<typeof useFormat>,
  t: Translate<Translations['editor']>,
): string[] {
  switch (section) {
    case 'name':
      return [draft.name]
    case 'description':
      return draft.description.split('\n')
    case 'servings':
      return [`${format.number(draft.servings)} ${draft.servingsText}`.trim()]
    case 'times':
      return [
        `${t('workingTime')}: ${format.minutes(draft.workingTime)}`,
        `${t('waitingTime')}: ${format.minutes(draft.waitingTime)}`,
      ]
    case 'sourceUrl':
      return [draft.sourceUrl]
    case 'keywords':
      return draft.keywords.map(({ name }) => name)
    case 'access':
      return draft.private ? [t('private'), ...draft.shared.map(({ name }) => name)] : [t('section.everyone')]
    case 'picture':
      return [draft.picture.kind === 'saved' || draft.picture.kind === 'address' ? (draft.picture.url ?? '') : '']
    case 'steps':
      return draft.steps.flatMap((step, at) => [
        [t('step.number', { number: at + 1 }), step.name, step.time ? format.minutes(step.time) : '']
          .filter(Boolean)
          .join(' · '),
        ...step.ingredients.map((one) => ingredientLine(one, format.range)),
        ...step.instruction.split('\n').filter(Boolean),
      ])
  }
}

const ingredientLine = (one: IngredientDraft, format: (range: AmountRange) => string) =>
  [[draftAmountText(one, format), one.unit?.name, one.food?.name].filter(Boolean).join(' '), one.note]
    .filter(Boolean)
    .join(', ')

function draftAmountText(one: IngredientDraft, format: (range: AmountRange) => string): string {
  const range = ingredientRange(one)
  return range ? format(range) : ''
}
