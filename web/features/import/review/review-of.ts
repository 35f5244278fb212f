import { withOthers } from '#web/components/recipe-form/draft/recipe-draft.ts'
import type { UnitName } from '#web/components/recipe-form/lines/unit-names.ts'
import type { SourceAnswer, SourceRecipe } from '#worker/modules/imports/source.contract.ts'
import { draftFromSource, suggestedKeywords } from '../draft-from-source.ts'
import { type SourceInput, sourceInputKey } from '../source.read.ts'
import type { ImportReview } from './import-review.ts'

/** What was read, for somebody to check. */
export function reviewOf(
  { recipe, images, duplicates, warnings, corrections, choices }: SourceAnswer & { recipe: SourceRecipe },
  asked: SourceInput,
  units: readonly UnitName[],
): ImportReview {
  const pictures = [...new Set([recipe.image_url, ...images].flatMap((url) => url || []))]
  const read = draftFromSource(recipe, units)
  const draft = { ...read, picture: withOthers(read.picture, pictures) }
  const keywords = suggestedKeywords(recipe)
  const isPart = isPartly({ warnings })
  const from = {
    from: sourceInputKey(asked),
    ...(choices ? { choices } : {}),
    ...(choices || isPart ? { asked } : {}),
  }
  return { ...from, draft, read: draft.steps, pictures, keywords, duplicates, warnings, corrections }
}

/** Whether what was given may say more than was read of it. */
export const isPartly = ({ warnings = [] }: Pick<ImportReview, 'warnings'>): boolean =>
  warnings.some(({ code }) => code === 'no_ingredients' || code === 'no_steps')
