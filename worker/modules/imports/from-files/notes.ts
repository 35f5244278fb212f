import type { DraftNote } from '../drafts/recipe-draft.ts'
import { furtherAddresses, type StagedRecipe } from './staged-draft.ts'

/** What of a recipe has no place of its own here and stands below its description, each under its title. */
export function furtherNotes(draft: StagedRecipe): DraftNote[] {
  const { unplaced, source, servings_text } = draft
  const addresses = furtherAddresses(draft)
  return [
    ...unplaced,
    ...(source ? [{ title: 'Source', text: source }] : []),
    ...(servings_text.length > MAX_SERVINGS_TEXT ? [{ title: 'Servings', text: servings_text }] : []),
    ...(addresses.length > 0 ? [{ title: 'Pictures', text: addresses.join(' ') }] : []),
  ]
}

export const MAX_SERVINGS_TEXT = 32

export function descriptionOf(draft: StagedRecipe): string {
  const further = [...draft.notes, ...furtherNotes(draft)]
  return [draft.description, ...further.map(({ title, text }) => (title ? `**${title}:** ${text}` : text))]
    .filter(Boolean)
    .join('\n\n')
}
