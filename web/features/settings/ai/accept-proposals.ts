import type { Proposal } from '#worker/modules/assistant/clean-up/clean-up.contract.ts'
import { type ApiResponse, send } from '#web/lib/api/api.ts'

/**
 * Does what was chosen, by the calls that are there for everybody: foods of one aisle at once, all else one by one. Tells each
 * answer with how many foods it changed, as what is done can be taken back also where a later call is refused.
 */
export async function acceptProposals(
  proposals: readonly Proposal[],
  onDone: (answer: ApiResponse<unknown>, foods: number) => void,
): Promise<void> {
  for (const [category, foods] of byCategory(proposals))
    onDone(await send('PUT', '/api/food/batch_update/', { body: { foods, category } }), foods.length)
  for (const { food, name, plural_name, merge_into } of proposals) {
    if (merge_into) onDone(await send('PUT', `/api/food/${food.id}/merge/${merge_into.id}/`, { body: {} }), 1)
    else if (name !== null || plural_name !== null) {
      const body = { ...(name === null ? {} : { name }), ...(plural_name === null ? {} : { plural_name }) }
      onDone(await send('PATCH', `/api/food/${food.id}/`, { body }), 1)
    }
  }
}

function byCategory(proposals: readonly Proposal[]): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const { food, category } of proposals)
    if (category) found.set(category.id, [...(found.get(category.id) ?? []), food.id])
  return found
}
