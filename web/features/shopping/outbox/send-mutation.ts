import type { ApiResponse, HttpMethod } from '#web/lib/api/api.ts'
import type { AppliedChange } from '#web/lib/outbox/queued-change.ts'
import { sendUnlessGone } from '#web/lib/outbox/send-unless-gone.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import type { QueuedMutation } from './mutation.ts'
import { relisted } from './relisted.ts'
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

type Relisting = QueuedMutation & { type: 'relist' }

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

  const known = (ids: readonly number[]) => serverList.items.filter(({ id }) => ids.includes(id))
  const relist = async ({ ids, add, remove }: Relisting) => {
    if (canBulk) {
      const body = { ids, shopping_lists_add: add, shopping_lists_remove: remove }
      return [await ask('POST', `${entryPath}bulk/`, body)]
    }
    return mapBatched(ids, (id) => {
      const shopping_lists = known([id]).flatMap((item) => relisted(item, { add, remove }))
      return ask<ServerEntry>('PATCH', `${entryPath}${id}/`, { shopping_lists }, id)
    })
  }
  const rememberLists = (change: Relisting) => {
    const foods = new Map(
      known(change.ids).flatMap((item) => (item.food.id === null ? [] : [[item.food.id, relisted(item, change)]])),
    )
    return mapBatched([...foods.keys()], (id) =>
      ask('PATCH', `/api/food/${id}/`, { shopping_lists: foods.get(id) }, id),
    )
  }
  const addEntry = async ({ item, on }: QueuedMutation & { type: 'add' }) => {
    const draft = entryDraft(item)
    if (!on) return ask<ServerEntry>('POST', entryPath, draft)
    try {
      return await ask<ServerEntry>('POST', entryPath, { ...draft, shopping_lists: on })
    } catch (error) {
      // Somebody deleted the list meanwhile, but the thing is to be bought all the same.
      if (!(error instanceof ApiError && namesLists(error))) throw error
      return ask<ServerEntry>('POST', entryPath, draft, 0)
    }
  }

  switch (change.type) {
    case 'check': {
      const { ids, checked, at, shop } = change
      const where = checked && shop !== undefined ? { supermarket: shop, completed_at: at } : {}
      return canBulk
        ? eventResult([await ask('POST', `${entryPath}bulk/`, { ids, checked, ...where })])
        : patchEach(ids, { checked })
    }
    case 'add':
      return entryResult([await addEntry(change)])
    case 'edit': {
      const { amount, unit, laterUntil } = change.patch
      const given = { amount, unit: unit && toReference(unit), delay_until: laterUntil }
      return patchEach(change.ids, given)
    }
    case 'relist':
      return eventResult([...(await relist(change)), ...(change.isRemembered ? await rememberLists(change) : [])])
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

const namesLists = ({ fields }: ApiError) => Object.keys(fields).some((name) => name.startsWith('shopping_lists'))

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
