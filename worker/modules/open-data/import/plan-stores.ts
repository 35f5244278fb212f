import type { Append } from '#worker/kernel/log/commit.ts'
import { creation } from '#worker/modules/common-foods/creation.ts'
import type { Match } from './match-entries.ts'
import type { OpenEntry } from './open-data-file.contract.ts'
import { planRow } from './plan-row.ts'
import type { PresentRow } from './present.rows.ts'
import type { ReferringPlan } from './references.ts'

/** Stores with the way through them. A way that is there stays, and gets what it lacks where changes are wanted. */
export function planStores(
  stores: ReadonlyMap<string, Match<OpenEntry<'store'>, PresentRow>>,
  { to, present, nextId, ...planning }: ReferringPlan,
): Append[] {
  return [...stores.values()].flatMap((match) => {
    const { id, row, entry, isTaken, slug } = match
    const appends = planRow(match, {}, { description: entry.comment }, planning)
    if (isTaken || (row && !planning.update)) return appends
    const known = new Set(
      present.relations.filter(({ supermarket }) => supermarket === id).map(({ category }) => category),
    )
    const way = entry.categories.flatMap((category, order) => {
      const found = to.categories.get(category)?.id
      if (found === undefined) planning.tally.mention('store', { slug, name: entry.name }, 'unknown_reference')
      if (found === undefined || known.has(found)) return []
      known.add(found)
      const kind = 'supermarket-category-relation'
      return [creation(kind, nextId(kind), { supermarket: id, category: found, order })]
    })
    return [...appends, ...way]
  })
}
