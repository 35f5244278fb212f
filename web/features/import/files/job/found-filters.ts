import type { FoundItem, ImportChoices } from '../import-job.rows.ts'
import { byKind } from '../kinds.ts'
import { outlookOf } from '../outlook.ts'
import { fateOf, type Fate } from './fate.ts'

export interface FoundFilter {
  name: 'all' | 'comes' | 'here' | 'look' | 'broken' | 'done' | 'left' | 'failed'
  items: readonly FoundItem[]
}

/** Before the start, by what will become of each. Filters that find nothing are left out. */
export const readyFilters = (items: readonly FoundItem[], choices: ImportChoices): FoundFilter[] => {
  const by = (...outlooks: readonly string[]) => items.filter((item) => outlooks.includes(outlookOf(item, choices)))
  return named({
    all: items,
    comes: by('comes'),
    here: by('known', 'sameName'),
    look: items.filter(isDoubtful),
    broken: by('broken', 'left'),
  })
}

/** After the end, by what became of each. */
export const endedFilters = (items: readonly FoundItem[]): FoundFilter[] => {
  const by = (...fates: readonly Fate[]) => items.filter((item) => fates.includes(fateOf(item)))
  return named({ all: items, done: by('came'), here: by('here'), left: by('left'), failed: by('broken') })
}

const named = (filters: Partial<Record<FoundFilter['name'], readonly FoundItem[]>>): FoundFilter[] =>
  Object.entries(filters)
    .map(([name, items]) => ({ name: name as FoundFilter['name'], items: items.toSorted(byKind) })) // The keys of the record.
    .filter(({ name, items }) => name === 'all' || items.length > 0)

/** Something was left behind, or there is hardly a recipe in it. */
const isDoubtful = ({ details: { kind, warnings = [], ingredients = 0, steps = 0 } }: FoundItem): boolean =>
  kind === 'recipe' && (warnings.length > 0 || ingredients === 0 || steps === 0)
