import type { ApiResponse, HttpMethod } from '#web/lib/api/api.ts'
import type { AppliedChange } from '#web/lib/outbox/queued-change.ts'
import { sendUnlessGone } from '#web/lib/outbox/send-unless-gone.ts'
import type { QueuedMutation } from './mutation.ts'
import type { ShoppingItem, OptimisticRef, ShoppingListRecipe, ShoppingList } from '../shopping-list.ts'
import { type ServerEntry, toShoppingItem, type ServerListRecipe, toListedRecipe } from '../list/item.read.ts'

export interface SentMutation {
  events: number[]
  items: ShoppingItem[]
  recipes: ShoppingListRecipe[]
}

export interface SendContext {
  serverList: ShoppingList
  applied: readonly AppliedChange[]
  /** False for guests, who may tick entries only one by one. */
  canBulk: boolean
}

const entryPath = '/api/shopping-list-entry/'
const batchSize = 5

/** Passes over entries that are gone. Throws `ApiError` for other refusals, and fetch's error without an answer. */
export async function sendMutation(
  change: QueuedMutation,
  { serverList, applied, canBulk }: SendContext,
): Promise<SentMutation> {
  const ask = <T>(method: HttpMethod, path: string, body?: unknown, part?: number) =>
    sendUnlessGone<T>(method, path, {
      key: part === undefined ? change.key : `${change.key}:${part}`,
      ...(body === undefined ? {} : { body }),
    })
  const patchEach = async (ids: readonly number[], body: object) =>
    entryResult(await mapBatched(ids, (id) => ask<ServerEntry>('PATCH', `${entryPath}${id}/`, body, id)))

  switch (change.type) {
    case 'check': {
      const { ids, checked } = change
      return canBulk
        ? eventResult([await ask('POST', `${entryPath}bulk/`, { ids, checked })])
        : patchEach(ids, { checked })
    }
    case 'add':
      return entryResult([await ask<ServerEntry>('POST', entryPath, entryDraft(change.item))])
    case 'edit': {
      const { amount, unit, laterUntil } = change.patch
      const given = { amount, unit: unit && toReference(unit), delay_until: laterUntil }
      return patchEach(change.ids, given)
    }
    case 'remove':
      return eventResult(await mapBatched(change.ids, (id) => ask('DELETE', `${entryPath}${id}/`, undefined, id)))
    case 'sort': {
      const food = serverList.items.find(({ id }) => id === change.id)?.food.id
      if (food == null) return emptyResult
      const body = { supermarket_category: change.category && toReference(change.category) }
      return eventResult([await ask('PATCH', `/api/food/${food}/`, body)])
    }
    case 'rescale': {
      const { list, servings } = change
      const answer = await ask<ServerListRecipe>('PATCH', `/api/shopping-list-recipe/${list}/`, { servings })
      return { ...eventResult([answer]), recipes: answer ? [toListedRecipe(answer.data)] : [] }
    }
    case 'unlist':
      return eventResult([await ask('DELETE', `/api/shopping-list-recipe/${change.list}/`)])
    case 'restore': {
      const { events = [] } = applied.find(({ key }) => key === change.of) ?? {}
      return eventResult(await mapBatched(events, (seq) => ask('POST', `/api/event/${seq}/undo/`, undefined, seq)))
    }
  }
}

const emptyResult: SentMutation = { events: [], items: [], recipes: [] }
type ResponseOrGone<T> = ApiResponse<T> | null

async function mapBatched<T>(
  ids: readonly number[],
  ask: (id: number) => Promise<ResponseOrGone<T>>,
): Promise<ResponseOrGone<T>[]> {
  const answers: ResponseOrGone<T>[] = []
  for (let at = 0; at < ids.length; at += batchSize)
    answers.push(...(await Promise.all(ids.slice(at, at + batchSize).map(ask))))
  return answers
}

const eventResult = (answers: readonly ResponseOrGone<unknown>[]): SentMutation => ({
  ...emptyResult,
  events: answers.flatMap((answer) => answer?.event ?? []),
})
const entryResult = (answers: readonly ResponseOrGone<ServerEntry>[]): SentMutation => ({
  ...eventResult(answers),
  items: answers.flatMap((answer) => (answer && toShoppingItem(answer.data)) ?? []),
})

const toReference = ({ id, name }: OptimisticRef) => (id === null ? { name } : { id })
const entryDraft = ({ food, unit, amount }: ShoppingItem) => ({
  food: toReference(food),
  unit: unit && toReference(unit),
  amount,
})
