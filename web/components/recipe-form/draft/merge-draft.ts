import { bodyOf, same } from './recipe-body.ts'
import type { RecipeDraft } from './recipe-draft.ts'

/** What people see as one thing to keep or to take. */
export const sections = {
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
export type DraftSection = keyof typeof sections
export const sectionNames = Object.keys(sections) as DraftSection[] // The keys are those above.

export interface Merge {
  /** Mine, with all that only they changed. */
  merged: RecipeDraft
  /** What only they changed. */
  taken: readonly DraftSection[]
  /** What both changed, and not to the same. */
  clashing: readonly DraftSection[]
}

/** Brings together what two people made of the same recipe. */
export function mergeEdits(base: RecipeDraft, mine: RecipeDraft, theirs: RecipeDraft): Merge {
  const changed = (one: RecipeDraft, section: DraftSection) => !same(valueOf(base, section), valueOf(one, section))
  const byThem = sectionNames.filter((section) => changed(theirs, section))
  const taken = byThem.filter((section) => !changed(mine, section))
  const clashing = byThem.filter(
    (section) => changed(mine, section) && !same(valueOf(mine, section), valueOf(theirs, section)),
  )
  return { merged: takeSections(mine, theirs, taken), taken, clashing }
}

export function takeSections(into: RecipeDraft, from: RecipeDraft, which: readonly DraftSection[]): RecipeDraft {
  const fields = which.flatMap((section): readonly (keyof RecipeDraft)[] => sections[section])
  return { ...into, ...Object.fromEntries(fields.map((field) => [field, from[field]])) }
}

/** A section as it would be saved: keys and doubts of rows are nobody's change. */
function valueOf(draft: RecipeDraft, section: DraftSection): unknown {
  if (section === 'picture') return draft.picture
  const body = bodyOf(draft)
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
