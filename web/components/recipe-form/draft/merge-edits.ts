import { recipeDraftBody, isEqualJson } from './recipe-body.ts'
import type { RecipeDraft } from './recipe-draft.ts'

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
export const draftSectionNames = Object.keys(draftSections) as DraftSection[] // Object.keys widens to string.

export interface MergeResult {
  merged: RecipeDraft
  /** Sections that only they changed. */
  taken: readonly DraftSection[]
  conflicting: readonly DraftSection[]
}

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

/** A section as it is saved, so that row keys and doubts do not count as changes. */
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
