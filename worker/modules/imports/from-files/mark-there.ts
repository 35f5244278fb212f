import type { FoundItem } from '#worker/kernel/jobs/job.events.ts'
import { type Context, membershipOf } from '#worker/kernel/log/context.ts'
import { finderOf, recipesThere, type Sought } from './recipes-there.ts'

/** Tells of found recipes which are here already, so that a person sees it before anything is saved. */
export async function markThere(context: Context, items: readonly FoundItem[], since: string): Promise<FoundItem[]> {
  const sought = items.filter(({ details }) => details['kind'] === 'recipe').map(soughtOf)
  const { there } = await context
    .spaceDatabase(membershipOf(context).shard)
    .read({ there: recipesThere(context, sought, since) })
  const find = finderOf(there, { sameNames: false, again: false })
  return items.map((item) => {
    const row = item.details['kind'] === 'recipe' ? find(soughtOf(item)) : undefined
    return row ? { ...item, details: { ...item.details, here: { by: row.by, recipe: row.id } } } : item
  })
}

const soughtOf = ({ name, details }: FoundItem): Sought => ({ key: String(details['key'] ?? ''), name })
