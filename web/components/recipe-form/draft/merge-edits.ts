import { recipeDraftBody, isEqualJson } from './recipe-body.ts'
import type { RecipeDraft } from './recipe-draft.ts'

/** What people see as one thing to keep or to take. */
export const draftSections = {
  name: ['name'],
  description: ['description'],
  servings: ['servings', 'servingsText'],
  times: ['workingTime', 'waitingTime'],
  sourceUrl: ['sourceUrl'],
  keywords: ['keywords'],
  access: ['private', 'shared'],
  picture: ['picture'],
  steps: ['steps'],
} as const satisfies Record<string, readonly (keyof RecipeDraft)[]>
export type DraftSection = keyof typeof draftSections
export const draftSectionNames = Object.keys(draftSections) as DraftSection[] // The keys are those above.

export interface MergeResult {
  /** Mine, with all that only they changed. */
  merged: RecipeDraft
  /** What only they changed. */
  taken: readonly DraftSection[]
  /** What both changed, and not to the same. */
  conflicting: readonly DraftSection[]
}

/** Brings together what two people made of the same recipe. */
export function mergeEdits(base: RecipeDraft, mine: RecipeDraft, theirs: RecipeDraft): MergeResult {
  const changed = (one: RecipeDraft, section: DraftSection) =>
    !isEqualJson(sectionValue(base, section), sectionValue(one, section))
  const byThem = draftSectionNames.filter((section) => changed(theirs, section))
  const taken = byThem.filter((section) => !changed(mine, section))
  const clashing = byThem.filter(
    (section) => changed(mine, section) && !isEqualJson(sectionValue(mine, section), sectionValue(theirs, section)),
  )
  return { merged: copySections(mine, theirs, taken), taken, conflicting: clashing }
}

export function copySections(into: RecipeDraft, from: RecipeDraft, which: readonly DraftSection[]): RecipeDraft {
  const fields = which.flatMap((section): readonly (keyof RecipeDraft)[] => draftSections[section])
  return { ...into, ...Object.fromEntries(fields.map((field) => [field, from[field]])) }
}

/** A section as it would be saved: keys and doubts of rows are nobody's change. */
function sectionValue(draft: RecipeDraft, section: DraftSection): unknown {
  if (section === 'picture') return draft.picture
  const body = recipeDraftBody(draft)
  switch (section) {
    case 'servings':
      return [body.servings, body.servings_text]
    case 'times':
      return [body.working_time, body.waiting_time]
    case 'sourceUrl':
      return body.source_url
    case 'access':
      return [body.private, body.shared]
    default:
      return body[section]
  }
}
