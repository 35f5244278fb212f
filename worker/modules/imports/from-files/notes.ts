import type { DraftNote } from '../drafts/recipe-draft.ts'
import type { StagedRecipe } from './staged-draft.ts'

/** What of a recipe has no place of its own here and stands below its description, each under its title. */
export const furtherNotes = ({ unplaced, source, servings_text, books, favourite }: StagedRecipe): DraftNote[] => [
  ...unplaced,
  ...(source ? [{ title: 'Source', text: source }] : []),
  ...(servings_text.length > MAX_SERVINGS_TEXT ? [{ title: 'Servings', text: servings_text }] : []),
  ...(books.length > 0 ? [{ title: 'Books', text: books.join(', ') }] : []),
  ...(favourite ? [{ title: 'Favourite', text: 'yes' }] : []),
]

export const MAX_SERVINGS_TEXT = 32

export function descriptionOf(draft: StagedRecipe): string {
  const further = [...draft.notes, ...furtherNotes(draft)]
  return [draft.description, ...further.map(({ title, text }) => (title ? `**${title}:** ${text}` : text))]
    .filter(Boolean)
    .join('\n\n')
}
