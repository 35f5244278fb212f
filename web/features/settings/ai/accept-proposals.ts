import type { Proposal } from '#worker/modules/assistant/clean-up/clean-up.contract.ts'
import { type ApiResponse, send } from '#web/lib/api/api.ts'

/** Does what was chosen, by the calls that are there for everybody: foods of one aisle at once, all else one by one. */
export async function acceptProposals(proposals: readonly Proposal[]): Promise<ApiResponse<unknown>[]> {
  const done: ApiResponse<unknown>[] = []
  for (const [category, foods] of byCategory(proposals))
    done.push(await send('PUT', '/api/food/batch_update/', { body: { foods, category } }))
  for (const { food, name, plural_name, merge_into } of proposals) {
    if (merge_into) done.push(await send('PUT', `/api/food/${food.id}/merge/${merge_into.id}/`, { body: {} }))
    else if (name !== null || plural_name !== null) {
      const body = { ...(name === null ? {} : { name }), ...(plural_name === null ? {} : { plural_name }) }
      done.push(await send('PATCH', `/api/food/${food.id}/`, { body }))
    }
  }
  return done
}

function byCategory(proposals: readonly Proposal[]): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const { food, category } of proposals)
    if (category) found.set(category.id, [...(found.get(category.id) ?? []), food.id])
  return found
}
