import { type ApiAnswer, type Method, type Sending, send } from '#web/lib/api/api.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import type { ShoppingChange } from './change.ts'
import type { Item, Known, ListedRecipe, ShoppingSheet } from '../item.ts'
import { type EntryRow, itemOf, type ListRecipeRow, listedRecipeOf } from '../sheet/item.read.ts'
import type { Done } from './journal.ts'

/** What the server answered to a change. */
export interface Sent {
  events: number[]
  items: Item[]
  recipes: ListedRecipe[]
}

export interface SendContext {
  /** The list as the server last told it. */
  sheet: ShoppingSheet
  done: readonly Done[]
  /** Guests tick entries one by one. */
  mayBulk: boolean
}

const entries = '/api/shopping-list-entry/'
const patience = 20_000
const atOnce = 5

/**
 * Sends one change, in one call or in several with keys of their own. What is no longer there is passed over: somebody else
 * was faster. Throws `ApiError` for other refusals, and what fetch throws where no answer came.
 */
export async function sendChange(change: ShoppingChange, { sheet, done, mayBulk }: SendContext): Promise<Sent> {
  const ask = <T>(method: Method, path: string, body?: unknown, part?: number) =>
    attempt<T>(method, path, {
      key: part === undefined ? change.key : `${change.key}:${part}`,
      ...(body === undefined ? {} : { body }),
    })
  const patchEach = async (ids: readonly number[], body: object) =>
    ofEntries(await inTurns(ids, (id) => ask<EntryRow>('PATCH', `${entries}${id}/`, body, id)))

  switch (change.type) {
    case 'check': {
      const { ids, checked } = change
      return mayBulk ? eventsOf([await ask('POST', `${entries}bulk/`, { ids, checked })]) : patchEach(ids, { checked })
    }
    case 'add':
      return ofEntries([await ask<EntryRow>('POST', entries, draftOf(change.item))])
    case 'edit': {
      const { amount, unit, laterUntil } = change.patch
      const given = { amount, unit: unit && named(unit), delay_until: laterUntil }
      return patchEach(change.ids, given)
    }
    case 'remove':
      return eventsOf(await inTurns(change.ids, (id) => ask('DELETE', `${entries}${id}/`, undefined, id)))
    case 'sort': {
      const food = sheet.items.find(({ id }) => id === change.id)?.food.id
      if (food == null) return nothing
      const body = { supermarket_category: change.category && named(change.category) }
      return eventsOf([await ask('PATCH', `/api/food/${food}/`, body)])
    }
    case 'rescale': {
      const { list, servings } = change
      const answer = await ask<ListRecipeRow>('PATCH', `/api/shopping-list-recipe/${list}/`, { servings })
      return { ...eventsOf([answer]), recipes: answer ? [listedRecipeOf(answer.data)] : [] }
    }
    case 'unlist':
      return eventsOf([await ask('DELETE', `/api/shopping-list-recipe/${change.list}/`)])
    case 'restore': {
      const { events = [] } = done.find(({ key }) => key === change.of) ?? {}
      return eventsOf(await inTurns(events, (seq) => ask('POST', `/api/event/${seq}/undo/`, undefined, seq)))
    }
  }
}

const nothing: Sent = { events: [], items: [], recipes: [] }
type Maybe<T> = ApiAnswer<T> | null

/** Null for what is no longer there. */
async function attempt<T>(method: Method, path: string, sending: Sending): Promise<Maybe<T>> {
  try {
    return await send<T>(method, path, { ...sending, signal: AbortSignal.timeout(patience) })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

async function inTurns<T>(ids: readonly number[], ask: (id: number) => Promise<Maybe<T>>): Promise<Maybe<T>[]> {
  const answers: Maybe<T>[] = []
  for (let at = 0; at < ids.length; at += atOnce)
    answers.push(...(await Promise.all(ids.slice(at, at + atOnce).map(ask))))
  return answers
}

const eventsOf = (answers: readonly Maybe<unknown>[]): Sent => ({
  ...nothing,
  events: answers.flatMap((answer) => answer?.event ?? []),
})
const ofEntries = (answers: readonly Maybe<EntryRow>[]): Sent => ({
  ...eventsOf(answers),
  items: answers.flatMap((answer) => (answer && itemOf(answer.data)) ?? []),
})

const named = ({ id, name }: Known) => (id === null ? { name } : { id })
const draftOf = ({ food, unit, amount }: Item) => ({ food: named(food), unit: unit && named(unit), amount })
