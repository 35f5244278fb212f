import { expect, test, vi } from 'vitest'
import type { QueuedMutation } from '#web/features/shopping/outbox/mutation.ts'
import { coalesceMutation } from '#web/features/shopping/outbox/coalesce-mutation.ts'
import type { SentMutation } from '#web/features/shopping/outbox/send-mutation.ts'
import { applySent, shoppingKind } from '#web/features/shopping/outbox/shopping-kind.ts'
import { flushKind } from '#web/lib/outbox/flush-kind.ts'
import { outboxStoreOf } from '#web/lib/outbox/outbox-store.ts'
import type { ShoppingList } from '#web/features/shopping/shopping-list.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { change, check, item, sheet } from './shopping.things.ts'

const nothing: SentMutation = { events: [], items: [], recipes: [] }
const refusal = (status: number) => new ApiError({ status, statusText: '', url: '' }, { detail: 'No.' })
const isFinal = async (error: unknown) => error instanceof ApiError && error.status < 500

function counter(...changes: QueuedMutation[]) {
  const pending = outboxStoreOf(crypto.randomUUID())
  pending.set({ changes, done: [], failed: [] })
  let known: ShoppingList = sheet(item(1, 'milk'), item(2, 'bread'))
  const refused = vi.fn()
  return {
    pending,
    refused,
    now: () => known,
    flush: (send: (change: QueuedMutation) => Promise<SentMutation>) =>
      flushKind({
        store: pending,
        kind: {
          ...shoppingKind,
          send: async (change) => {
            const sent = await send(change)
            const [added] = sent.items
            return {
              events: sent.events,
              renamed: change.type === 'add' && added ? [change.item.id, added.id] : null,
              settle: () => void (known = applySent(known, change, sent)),
            }
          },
        },
        isPermanentError: isFinal,
        onRejected: refused,
      }),
  }
}

test('changes are sent once each, in order, with the keys they were made with', async () => {
  const outbox = counter(change('a', check([1])), change('b', check([1], false)), change('c', check([2])))
  const sent: string[] = []
  await outbox.flush(async ({ key }) => {
    sent.push(key)
    return nothing
  })
  await outbox.flush(async ({ key }) => {
    sent.push(key)
    return nothing
  })
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(outbox.now().items.map(({ checked }) => checked)).toEqual([false, true])
})

test('a change without an answer is sent again with the same key, before those behind it', async () => {
  const outbox = counter(change('a', check([1])), change('b', check([2])))
  const sent: string[] = []
  const broken = outbox.flush(async ({ key }) => {
    sent.push(key)
    throw new TypeError('Failed to fetch')
  })
  await expect(broken).rejects.toThrow('Failed to fetch')
  expect(outbox.now().items.every(({ checked }) => !checked)).toBe(true)
  await outbox.flush(async ({ key }) => {
    sent.push(key)
    return nothing
  })
  expect(sent).toEqual(['a', 'a', 'b'])
})

test('pending changes survive a reload', async () => {
  const waiting = { changes: [change('a', check([1]), true)], done: [], failed: [] }
  outboxStoreOf('3.4').set(waiting)
  vi.resetModules()
  const reloaded = await import('#web/lib/outbox/outbox-store.ts')
  expect(reloaded.outboxStoreOf).not.toBe(outboxStoreOf)
  expect(reloaded.outboxStoreOf('3.4').get()).toEqual(waiting)
  expect(reloaded.outboxStoreOf('3.5').get().changes).toEqual([])
})

test('a refused change is dropped and reported, and the next one is sent', async () => {
  const outbox = counter(change('a', check([1])), change('b', check([2])))
  await outbox.flush(async ({ key }) => {
    if (key === 'a') throw refusal(400)
    return nothing
  })
  expect(outbox.refused).toHaveBeenCalledOnce()
  expect(outbox.pending.get()).toMatchObject({ changes: [], failed: [{ key: 'a', why: 'No.' }] })
  expect(outbox.now().items.map(({ checked }) => checked)).toEqual([false, true])
})

test('a change of an entry just added is sent with the id that the server gave it', async () => {
  const outbox = counter(change('a', { type: 'add', item: item(-5, 'eggs') }), change('b', check([-5])))
  const sent: QueuedMutation[] = []
  await outbox.flush(async (one) => {
    sent.push(one)
    return one.type === 'add' ? { ...nothing, items: [item(31, 'eggs')] } : nothing
  })
  expect(sent[1]).toMatchObject({ ids: [31] })
  expect(outbox.now().items.map(({ id, checked }) => [id, checked])).toEqual([
    [1, false],
    [2, false],
    [31, true],
  ])
})

test('changes of an entry that could not be added are dropped with it', async () => {
  const outbox = counter(change('a', { type: 'add', item: item(-5, 'eggs') }), change('b', check([-5])))
  const send = vi.fn(async () => {
    throw refusal(400)
  })
  await outbox.flush(send)
  expect(send).toHaveBeenCalledOnce()
  expect(outbox.pending.get().changes).toEqual([])
})

test('a removal stores its events, so that it can be undone later', async () => {
  const outbox = counter(change('a', { type: 'remove', ids: [1] }))
  await outbox.flush(async () => ({ ...nothing, events: [812] }))
  expect(outbox.now().items.map(({ id }) => id)).toEqual([2])
  expect(outbox.pending.get().done).toEqual([{ key: 'a', events: [812], renamed: null }])
})

const keysAndIds = (changes: readonly QueuedMutation[]) =>
  changes.map((one) => [one.key, ...('ids' in one ? one.ids : [])] as const)

test('ticks that were never sent become one request', () => {
  const queue = coalesceMutation([change('a', check([1]))], change('b', check([2, 3])))
  expect(keysAndIds(queue)).toEqual([['a', 1, 2, 3]])
})
test('ticks in a supermarket keep their times, from which its way is learned, unless they are of one moment', () => {
  const tick = (id: number, second: number, shop = 5, checked = true) =>
    change(`${id}`, { type: 'check', ids: [id], checked, at: `2026-11-27T12:00:${second}.000Z`, shop })
  const queued = (...ticks: QueuedMutation[]) => ticks.reduce(coalesceMutation, [] as readonly QueuedMutation[]).length
  expect(queued(tick(1, 10), tick(2, 13), tick(3, 40))).toBe(2)
  expect(queued(tick(1, 10), tick(2, 11, 6))).toBe(2)
  expect(queued(tick(1, 10), tick(1, 50, 5, false))).toBe(0)
})
test('a tick that was cleared before it was sent is no request', () => {
  expect(coalesceMutation([change('a', check([1]))], change('b', check([1], false)))).toEqual([])
  expect(keysAndIds(coalesceMutation([change('a', check([1, 2]))], change('b', check([1], false))))).toEqual([['a', 2]])
})
test('changes are not merged with one that was sent and may have arrived', () => {
  const queue = coalesceMutation([change('a', check([1]), true)], change('b', check([2])))
  expect(keysAndIds(queue)).toEqual([
    ['a', 1],
    ['b', 2],
  ])
})
test('of several changes of servings only the last is sent', () => {
  const queue = coalesceMutation(
    [change('a', { type: 'rescale', list: 7, servings: 5 })],
    change('b', { type: 'rescale', list: 7, servings: 6 }),
  )
  expect(queue).toEqual([change('a', { type: 'rescale', list: 7, servings: 6 })])
})
