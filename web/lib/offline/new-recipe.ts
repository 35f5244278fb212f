import { queryClient } from '../api/query-client.ts'
import { currentOwner } from './current-owner.ts'
import { dropAnswer, keepAnswer } from './kept-store.ts'

const pathOf = (id: number) => `/api/recipe/${id}/`

/** A recipe that the server does not have yet opens as any other. */
export async function keepNewRecipe(id: number, data: unknown): Promise<void> {
  queryClient.setQueryData(['recipe', 'one', id], data)
  const answer = { path: pathOf(id), data, etag: null, at: Date.now() }
  await keepAnswer(currentOwner() ?? 'nobody', answer).catch(() => undefined)
}

export const forgetNewRecipe = (id: number): Promise<void> =>
  dropAnswer(currentOwner() ?? 'nobody', pathOf(id)).catch(() => undefined)
